/** The groups of features by name prefix, in display order (specification 2). */
const GROUPS: readonly { title: string; prefix: string }[] = [
  { title: 'Amble', prefix: 'amble_' },
  { title: 'MOD', prefix: 'mod_' },
  // The longer prefix comes first, because the first matching prefix wins.
  { title: 'PAY Admin View', prefix: 'pay_admin_view_' },
  { title: 'PAY Admin', prefix: 'pay_admin_' },
  { title: 'PAY', prefix: 'pay_' },
  { title: 'Rider App', prefix: 'riderapp_' },
  { title: 'Common', prefix: 'common_' },
];

/** The group for names without a recognised prefix. */
const BROKEN_TITLE = 'Broken';

export const FEATURE_GROUP_TITLES: readonly string[] = [...GROUPS.map(({ title }) => title), BROKEN_TITLE];

/** The title of a feature's group. */
export function findFeatureGroup(name: string): string {
  return GROUPS.find(({ prefix }) => name.startsWith(prefix))?.title ?? BROKEN_TITLE;
}

/** Keeps the order of the features within each group; empty groups are omitted. */
export function groupFeatures<T extends { name: string }>(
  features: readonly T[],
): { title: string; features: T[] }[] {
  return FEATURE_GROUP_TITLES.map((title) => ({
    title,
    features: features.filter(({ name }) => findFeatureGroup(name) === title),
  })).filter((group) => group.features.length > 0);
}

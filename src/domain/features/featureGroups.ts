/** Features are grouped by the prefix of their name, in this order (section 2 of the specification). */
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

/** The group of features without any of these prefixes. */
export const BROKEN_TITLE = 'Broken';

/** Explanations of the titles of groups. */
export const FEATURE_GROUP_NOTES: Readonly<Record<string, string>> = {
  [BROKEN_TITLE]: 'Names without a recognised prefix: they do not say which app reads them.',
};

export const FEATURE_GROUP_TITLES: readonly string[] = [...GROUPS.map(({ title }) => title), BROKEN_TITLE];

export function findFeatureGroup(name: string): string {
  return GROUPS.find(({ prefix }) => name.startsWith(prefix))?.title ?? BROKEN_TITLE;
}

/** Keeps the order of the features in each group; leaves out empty groups. */
export function groupFeatures<T extends { name: string }>(
  features: readonly T[],
): { title: string; features: T[] }[] {
  return FEATURE_GROUP_TITLES.map((title) => ({
    title,
    features: features.filter(({ name }) => findFeatureGroup(name) === title),
  })).filter((group) => group.features.length > 0);
}

/** The switch groups of features by name prefix (specification 2), in the order that the screen shows them in. */
const GROUPS: readonly { title: string; prefix: string }[] = [
  { title: 'Amble', prefix: 'amble_' },
  { title: 'MOD', prefix: 'mod_' },
  // The longer prefix goes first: what is left of it belongs to the shorter one.
  { title: 'PAY Admin View', prefix: 'pay_admin_view_' },
  { title: 'PAY Admin', prefix: 'pay_admin_' },
  { title: 'PAY', prefix: 'pay_' },
  { title: 'Rider App', prefix: 'riderapp_' },
  { title: 'Common', prefix: 'common_' },
];

/** Where a name with no recognised prefix goes. */
const BROKEN = 'Broken';

export const FEATURE_GROUP_TITLES: readonly string[] = [...GROUPS.map(({ title }) => title), BROKEN];

/** The title of the group that a feature is in. */
export function findFeatureGroup(name: string): string {
  return GROUPS.find(({ prefix }) => name.startsWith(prefix))?.title ?? BROKEN;
}

/** Features by group, each in the order that they came in; a group without any is left out. */
export function groupFeatures<T extends { name: string }>(
  features: readonly T[],
): { title: string; features: T[] }[] {
  return FEATURE_GROUP_TITLES.map((title) => ({
    title,
    features: features.filter(({ name }) => findFeatureGroup(name) === title),
  })).filter((group) => group.features.length > 0);
}

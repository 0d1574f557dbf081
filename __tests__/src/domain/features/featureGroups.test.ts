import { FEATURE_GROUP_TITLES, findFeatureGroup, groupFeatures } from '@/domain/features/featureGroups';

it('has the eight groups of the specification', () => {
  expect(FEATURE_GROUP_TITLES).toEqual([
    'Amble',
    'MOD',
    'PAY Admin View',
    'PAY Admin',
    'PAY',
    'Rider App',
    'Common',
    // For features without one of the known prefixes.
    'Broken',
  ]);
});

// A group is known by a prefix that ends with an underscore; of several prefixes, the longest decides.
it.each([
  ['amble_trip_planner', 'Amble'],
  ['amble_', 'Amble'],
  ['amble', 'Broken'],
  ['ambleplan', 'Broken'],
  ['mod_booking', 'MOD'],
  ['mode_booking', 'Broken'],
  ['pay_admin_view_revenue', 'PAY Admin View'],
  ['pay_admin_view_', 'PAY Admin View'],
  ['pay_admin_view', 'PAY Admin'],
  ['pay_admin_viewer', 'PAY Admin'],
  ['pay_admin_refund', 'PAY Admin'],
  ['pay_admin_', 'PAY Admin'],
  ['pay_admin', 'PAY'],
  ['pay_administrator', 'PAY'],
  ['pay_wallet', 'PAY'],
  ['pay_', 'PAY'],
  ['pay', 'Broken'],
  ['Pay_Upper', 'Broken'],
  ['xpay_wallet', 'Broken'],
  ['riderapp_loyalty', 'Rider App'],
  ['ridersapp_typo', 'Broken'],
  ['common_analytics', 'Common'],
  [' common_analytics', 'Broken'],
  ['__proto__', 'Broken'],
  ['', 'Broken'],
])('puts the feature %j into the group %s', (name, title) => {
  expect(findFeatureGroup(name)).toBe(title);
});

it('keeps the order of groups and features, and omits empty groups', () => {
  const features = ['x', 'pay_b', 'amble_1', 'pay_a'].map((name) => ({ name }));
  expect(groupFeatures(features)).toEqual([
    { title: 'Amble', features: [{ name: 'amble_1' }] },
    { title: 'PAY', features: [{ name: 'pay_b' }, { name: 'pay_a' }] },
    { title: 'Broken', features: [{ name: 'x' }] },
  ]);
});

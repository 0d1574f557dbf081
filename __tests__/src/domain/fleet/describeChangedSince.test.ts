import { type Change } from '@/domain/changes/change';
import { type ChangeableRun, describeChangedSince } from '@/domain/fleet/describeChangedSince';

const APPLICATION = { name: 'pay', version: '1.6.0', platform: 'android' };

const OUTCOMES = {
  CBTA: { status: 'done', at: 100 },
  METRO: { status: 'done', at: 300 },
  BCC: { status: 'failed', at: 100 },
};
const createRun = (run: object) =>
  ({ region: 'usEast', outcomes: OUTCOMES, ...run }) as unknown as ChangeableRun;
const RULES_RUN = createRun({ kind: 'rules', task: { categories: 'all' } });
const FEATURES_RUN = createRun({ kind: 'features', task: { application: APPLICATION } });

const buildChange = (agency: string, change: object = {}) =>
  ({
    region: 'usEast',
    agency,
    at: 200,
    outcome: 'succeeded',
    object: { kind: 'rule', identity: 'daily_cap' },
    ...change,
  }) as Change;

it.each([
  ['a change after its agency was read', [buildChange('CBTA')], 'daily_cap in 1 agency'],
  ['one that may have been applied', [buildChange('CBTA', { outcome: 'unknown' })], 'daily_cap in 1 agency'],
  ['an agency only once', [buildChange('CBTA'), buildChange('CBTA')], 'daily_cap in 1 agency'],
  [
    'each rule with its agencies',
    [
      buildChange('CBTA'),
      buildChange('METRO', { at: 301 }),
      buildChange('CBTA', { object: { kind: 'rule', identity: 'fare' } }),
    ],
    'daily_cap in 2 agencies, fare in 1 agency',
  ],
  ['no change before its agency was read', [buildChange('METRO')], ''],
  ['no agency that was not read', [buildChange('BCC'), buildChange('AAT')], ''],
  ['no change that was refused', [buildChange('CBTA', { outcome: 'failed' })], ''],
  ['no other region', [buildChange('CBTA', { region: 'australia' })], ''],
  ['nothing but rules', [buildChange('CBTA', { object: { kind: 'features' } })], ''],
])('names %s', (_, changes, text) => {
  expect(describeChangedSince(RULES_RUN, changes)).toBe(text);
});

const rulesNamed = (...names: string[]) =>
  names.map((identity) => buildChange('CBTA', { object: { kind: 'rule', identity } }));

it('names no rule of a category that the run does not read', () => {
  const inCategory = (categoryName: string, identity: string) =>
    buildChange('CBTA', { object: { kind: 'rule', categoryName, identity } });
  const changes = [inCategory('Transfers', 'window'), inCategory('Fare Capping', 'daily_cap')];
  const run = createRun({ kind: 'rules', task: { categories: ['Fare Capping'] } });
  expect(describeChangedSince(run, changes)).toBe('daily_cap in 1 agency');
});

it('tells rules of one name in two categories apart', () => {
  const inCategory = (agency: string, categoryName: string) =>
    buildChange(agency, { at: 301, object: { kind: 'rule', categoryName, identity: 'limit' } });
  const changes = [
    inCategory('CBTA', 'Transfers'),
    inCategory('CBTA', 'Fares'),
    inCategory('METRO', 'Fares'),
  ];
  expect(describeChangedSince(RULES_RUN, changes)).toBe(
    'limit (Transfers) in 1 agency, limit (Fares) in 2 agencies',
  );
});

it('names four of many rules', () => {
  expect(describeChangedSince(RULES_RUN, rulesNamed('a', 'b', 'c', 'd'))).toBe(
    'a in 1 agency, b in 1 agency, c in 1 agency, d in 1 agency',
  );
  const changes = rulesNamed('a', 'b', 'c', 'd', 'e', 'f');
  expect(describeChangedSince(RULES_RUN, changes)).toBe(
    'a in 1 agency, b in 1 agency, c in 1 agency, d in 1 agency, and 2 more',
  );
});

const buildFeaturesChange = (agency: string, after: string | null, application: object = {}) =>
  buildChange(agency, { after, object: { kind: 'features', ...APPLICATION, ...application } });

it.each([
  [
    'each feature of the run’s application',
    [
      buildFeaturesChange('CBTA', '{"pay_wallet":"on","pay_tokens":"off"}'),
      buildFeaturesChange('CBTA', '{"pay_wallet":"off"}'),
    ],
    'pay_wallet in 1 agency, pay_tokens in 1 agency',
  ],
  ['features that the journal left out', [buildFeaturesChange('CBTA', null)], 'features in 1 agency'],
  ['no other application', [buildFeaturesChange('CBTA', '{"pay_wallet":"on"}', { platform: 'ios' })], ''],
  ['no rule', [buildChange('CBTA')], ''],
])('names of a run of features %s', (_, changes, text) => {
  expect(describeChangedSince(FEATURES_RUN, changes)).toBe(text);
});

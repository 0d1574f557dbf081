import { type FeatureChange } from '@/domain/fleet/compareFeatures';
import { type FeatureRow } from '@/domain/fleet/featureRows';
import { type FeatureSummary } from '@/domain/fleet/summarizeFeatures';
import { filterChanged, filterFeatures, indexChanges } from '@/screens/fleet/features/filterFeatures';

const features = ['pay_Wallet', 'mod_booking', 'pay_topup'].map((name) => ({ name }) as FeatureSummary);
const rows = ['CBTA', 'METRO', 'AAT'].map(
  (abbreviation) => ({ agency: { abbreviation } }) as unknown as FeatureRow,
);

it.each([
  ['', ['pay_Wallet', 'mod_booking', 'pay_topup']],
  [' , ', ['pay_Wallet', 'mod_booking', 'pay_topup']],
  ['WALLET', ['pay_Wallet']],
  ['book, topup', ['mod_booking', 'pay_topup']],
  ['nothing', []],
])('leaves the features that have one of the words %j', (text, names) => {
  expect(filterFeatures(features, text).map(({ name }) => name)).toEqual(names);
});

it.each<[FeatureChange['feature'], string[]]>([
  ['pay_topup', ['pay_topup']],
  // The whole application has changed.
  [null, ['pay_Wallet', 'mod_booking', 'pay_topup']],
])('leaves the agencies and features with a change of %j', (feature, names) => {
  const isChanged = indexChanges([{ abbreviation: 'METRO', feature } as FeatureChange]);
  const found = filterChanged({ rows, features }, isChanged);
  expect(found.rows.map(({ agency }) => agency.abbreviation)).toEqual(['METRO']);
  expect(found.features.map(({ name }) => name)).toEqual(names);
});

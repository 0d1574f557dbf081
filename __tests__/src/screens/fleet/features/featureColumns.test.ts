import { buildFeatureColumns } from '@/screens/fleet/features/featureColumns';

/** Pixels of a window of 1280 without the menu, the page's padding, the table's border and two scroll bars. */
const ROOM = 1280 - 224 - 32 - 2 - 30;

it('has room for the longest abbreviations, names and six features, whose names have lines of thirteen characters', () => {
  const features = Array.from({ length: 6 }, (_, index) => ({
    name: `feature_${index}`,
    on: [],
    off: [],
    differingCount: 0,
  }));
  const columns = buildFeatureColumns(features, () => false);
  expect(columns).toHaveLength(8);
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(ROOM);
  const [agency = 0, name = 0, ...others] = columns.map(({ width }) => width);
  expect(agency).toBeGreaterThanOrEqual(156);
  expect(name).toBeGreaterThanOrEqual(200);
  for (const width of others) expect(width).toBeGreaterThanOrEqual(104);
});

it('has a key for each column, also for features that are named as the columns of the agency', () => {
  const features = ['agency', 'agencyName'].map((name) => ({ name, on: [], off: [], differingCount: 0 }));
  const keys = buildFeatureColumns(features, () => false).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

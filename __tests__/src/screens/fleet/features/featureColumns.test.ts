import { buildFeatureColumns } from '@/screens/fleet/features/featureColumns';

/** Pixels of a window of 1280 without the menu, the page's padding, the table's border and two scroll bars. */
const ROOM = 1280 - 224 - 32 - 2 - 30;

it('has room for the agency and seven features, whose names have lines of thirteen characters', () => {
  const features = Array.from({ length: 7 }, (_, index) => ({
    name: `feature_${index}`,
    on: [],
    off: [],
    differingCount: 0,
  }));
  const columns = buildFeatureColumns(features, () => false);
  expect(columns).toHaveLength(9);
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(ROOM);
  for (const { width } of columns) expect(width).toBeGreaterThanOrEqual(104);
});

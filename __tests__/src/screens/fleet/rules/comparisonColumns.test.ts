import { buildComparisonColumns } from '@/screens/fleet/rules/comparison/comparisonColumns';

/** Pixels of a window of 1280 without the menu, the page's padding, the table's border and two scroll bars. */
const ROOM = 1280 - 224 - 32 - 2 - 30;

it.each([2, 4, 5, 6])('has room for the rule and %i agencies', (count) => {
  const abbreviations = Array.from({ length: count }, (_, index) => `A${index}`);
  const columns = buildComparisonColumns(abbreviations, 'A0');
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(ROOM);
  // A value of ten digits is not cut.
  for (const { width } of columns) expect(width).toBeGreaterThanOrEqual(110);
});

import { render } from '@testing-library/react';
import { compareRules } from '@/domain/fleet/compareRules';
import { buildComparisonRows } from '@/domain/fleet/comparisonRows';
import { buildComparisonColumns } from '@/screens/fleet/rules/comparison/comparisonColumns';

/** Pixels of a window of 1280 without the menu, the page's padding, the table's border and two scroll bars. */
const ROOM = 1280 - 224 - 32 - 2 - 30;

it.each([2, 4, 5, 6])('has room for the rule and %i agencies', (count) => {
  const abbreviations = Array.from({ length: count }, (_, index) => `A${index}`);
  const columns = buildComparisonColumns(abbreviations, 'A0', 'USD');
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(ROOM);
  // In a wider window the agencies share the rest.
  expect(columns.filter(({ isGrowing }) => isGrowing)).toHaveLength(count);
  // A value of ten digits is not cut.
  for (const { width } of columns) expect(width).toBeGreaterThanOrEqual(110);
});

it('shows the amount of a rule in cents behind its value', () => {
  const answer = (json: string) => ({
    status: 'done' as const,
    at: 0,
    answer: {
      categories: ['Account'],
      categoryIds: ['1'],
      rules: [{ category: 'Account', identity: 'top_up', json }],
    },
  });
  const outcomes = { A: answer('{"cents":500}'), B: answer('{"cents":20100}'), C: answer('{"value":500}') };
  const names = Object.keys(outcomes);
  const [row] = buildComparisonRows(compareRules({ outcomes }, names));
  const cells = buildComparisonColumns(names, 'A', 'AUD')
    .slice(1)
    .map((column) => row && [render(column.render?.(row, false)).container.textContent, column.text(row)]);
  expect(cells).toEqual([
    ['{"cents":500} ($5.00 AUD)', '{"cents":500}'],
    ['{"cents":20100} ($201.00 AUD), different', '{"cents":20100}'],
    ['{"value":500}, different', '{"value":500}'],
  ]);
});

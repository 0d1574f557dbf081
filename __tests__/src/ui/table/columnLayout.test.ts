import { type Column } from '@/ui/table/column';
import { applyColumnLayout, getPinnedWidths, orderColumns, pinColumns } from '@/ui/table/columnLayout';

const columns = ['id', 'a', 'b', 'c', 'd'].map((key): Column<string> => ({
  key,
  title: key,
  width: 10,
  text: () => key,
}));
const joinKeys = (list: readonly Column<string>[]) => list.map(({ key }) => key).join(' ');

it('returns the same array of columns when there is no layout', () => {
  expect(applyColumnLayout(columns, undefined)).toBe(columns);
  expect(orderColumns(columns, undefined)).toBe(columns);
});

it.each([
  [['d', 'c', 'b', 'a'], [], 'id d c b a'],
  // The first column stays first and cannot be hidden.
  [['a', 'id', 'b', 'c', 'd'], ['id'], 'id a b c d'],
  [['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], 'id'],
  // Keys that the table doesn't have are ignored.
  [['gone', 'd', 'c', 'b', 'a'], ['gone', 'c'], 'id d b a'],
  // A column that the layout doesn't list follows its default predecessor.
  [['d', 'b', 'a'], [], 'id d b c a'],
  [['d', 'c', 'b'], [], 'id a d c b'],
  [[], ['b'], 'id a c d'],
])('applies order %j and hidden columns %j', (order, hidden, expected) => {
  expect(joinKeys(applyColumnLayout(columns, { order, hidden }))).toBe(expected);
});

it('orderColumns keeps hidden columns in their places', () => {
  expect(joinKeys(orderColumns(columns, { order: ['d', 'c', 'b', 'a'], hidden: ['c'] }))).toBe('id d c b a');
});

it('adds `position` for screen readers only when a column is hidden', () => {
  const formatPositions = (order: readonly string[], hidden: readonly string[]) =>
    applyColumnLayout(columns, { order, hidden }).map(
      ({ key, position }) => position && `${key} ${position.index}/${position.count}`,
    );
  expect(formatPositions(['d', 'c', 'b', 'a'], ['c', 'a'])).toEqual(['id 1/5', 'd 2/5', 'b 4/5']);
  expect(formatPositions(['d', 'c', 'b', 'a'], ['gone'])).toEqual(Array(5).fill(undefined));
});

it('returns no columns for a table without columns', () => {
  expect(applyColumnLayout([], { order: ['a'], hidden: [] })).toEqual([]);
});

it('places pinned columns beside the first one, in the order of the layout', () => {
  const withPins = columns.map((column) =>
    column.key === 'b' || column.key === 'd' ? { ...column, isPinned: true as const, width: 30 } : column,
  );
  const describe = (order: readonly string[], hidden: readonly string[]) =>
    pinColumns(applyColumnLayout(withPins, { order, hidden })).flatMap(({ key, pinnedAt }) =>
      pinnedAt === undefined ? [] : [`${key} ${pinnedAt}`],
    );
  expect(describe(['a', 'b', 'c', 'd'], [])).toEqual(['b 10', 'd 40']);
  expect(describe(['d', 'a', 'b'], [])).toEqual(['d 10', 'b 40']);
  expect(describe(['a', 'b', 'c', 'd'], ['b'])).toEqual(['d 10']);
  expect(getPinnedWidths(pinColumns(withPins))).toEqual({
    '--table-first-width': '10px',
    '--table-pinned-width': '70px',
  });
  expect(getPinnedWidths(columns)).toMatchObject({ '--table-pinned-width': '10px' });
});

import { type Column } from '@/ui/table/column';
import { sortRows } from '@/ui/table/sortRows';

interface Row {
  name: string | null;
  count: number | null;
}

const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', width: 1, text: ({ name }) => String(name), sortBy: ({ name }) => name },
  {
    key: 'count',
    title: 'Count',
    width: 1,
    text: ({ count }) => String(count),
    sortBy: ({ count }) => count,
  },
  { key: 'fixed', title: 'Fixed', width: 1, text: () => '' },
];
const rows: Row[] = [
  { name: 'Zug', count: 10 },
  { name: null, count: 9 },
  { name: 'ärger', count: null },
  { name: 'Bus 10', count: -1 },
  { name: 'bus 9', count: 9 },
];

const sortRowsBy = (key: string, direction: 'asc' | 'desc') => sortRows(rows, columns, { key, direction });

it.each([
  ['name', 'asc', ['ärger', 'bus 9', 'Bus 10', 'Zug', null]],
  ['name', 'desc', ['Zug', 'Bus 10', 'bus 9', 'ärger', null]],
  ['count', 'asc', ['Bus 10', null, 'bus 9', 'Zug', 'ärger']],
  ['count', 'desc', ['Zug', null, 'bus 9', 'Bus 10', 'ärger']],
] as const)(
  'sorts by %s %s: numbers by value, text in natural order, missing values last',
  (key, direction, names) => {
    expect(sortRowsBy(key, direction).map(({ name }) => name)).toEqual(names);
  },
);

it('an empty text is a missing value', () => {
  const names = ['b', '', null, 'a'].map((name) => ({ name, count: null }));
  const sorted = (direction: 'asc' | 'desc') =>
    sortRows(names, columns, { key: 'name', direction }).map(({ name }) => name);
  expect([sorted('asc'), sorted('desc')]).toEqual([
    ['a', 'b', '', null],
    ['b', 'a', '', null],
  ]);
});

it('keeps the order without a sort, and for a column that cannot be sorted', () => {
  expect(sortRowsBy('fixed', 'asc')).toBe(rows);
  expect(sortRows(rows, columns, null)).toBe(rows);
});

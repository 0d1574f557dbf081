import { type Column } from '@/ui/table/column';
import { inOrder, laidOut } from '@/ui/table/columnLayout';

const columns = ['id', 'a', 'b', 'c', 'd'].map((key): Column<string> => ({
  key,
  title: key,
  width: 10,
  text: () => key,
}));
const keys = (list: readonly Column<string>[]) => list.map(({ key }) => key).join(' ');

it('without a layout the columns are the shipped ones, the same array', () => {
  expect(laidOut(columns, undefined)).toBe(columns);
  expect(inOrder(columns, undefined)).toBe(columns);
});

it.each([
  [['d', 'c', 'b', 'a'], [], 'id d c b a'],
  // The first stays first, and stays.
  [['a', 'id', 'b', 'c', 'd'], ['id'], 'id a b c d'],
  [['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], 'id'],
  // Keys that the table doesn't have mean nothing.
  [['gone', 'd', 'c', 'b', 'a'], ['gone', 'c'], 'id d b a'],
  // A column that the layout doesn't know stands behind the one it was shipped behind.
  [['d', 'b', 'a'], [], 'id d b c a'],
  [['d', 'c', 'b'], [], 'id a d c b'],
  [[], ['b'], 'id a c d'],
])('order %j without %j', (order, hidden, expected) => {
  expect(keys(laidOut(columns, { order, hidden }))).toBe(expected);
});

it('the order has the hidden columns in their places', () => {
  expect(keys(inOrder(columns, { order: ['d', 'c', 'b', 'a'], hidden: ['c'] }))).toBe('id d c b a');
});

it('columns know their places among all where one is hidden, and then alone', () => {
  const places = (order: readonly string[], hidden: readonly string[]) =>
    laidOut(columns, { order, hidden }).map(({ key, place }) => place && `${key} ${place.at}/${place.of}`);
  expect(places(['d', 'c', 'b', 'a'], ['c', 'a'])).toEqual(['id 1/5', 'd 2/5', 'b 4/5']);
  expect(places(['d', 'c', 'b', 'a'], ['gone'])).toEqual(Array(5).fill(undefined));
});

it('an empty table stays empty', () => {
  expect(laidOut([], { order: ['a'], hidden: [] })).toEqual([]);
});

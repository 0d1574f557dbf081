import { type Sort } from '@/ui/table/column';
import { formatSort, parseSort } from '@/ui/table/sortParam';

it.each<Sort>([
  { key: 'name', direction: 'asc' },
  { key: 'pay.wallet.asc', direction: 'desc' },
])('reads the order %j that it has written', (sort) => {
  expect(parseSort(formatSort(sort))).toEqual(sort);
});

it.each(['', 'name', '.asc', 'name.up'])('reads no order from %p', (text) => {
  expect(parseSort(text)).toBeNull();
});

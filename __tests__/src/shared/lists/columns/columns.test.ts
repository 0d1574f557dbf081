import { createResultTable } from '@/shared/checks/resultTable';
import { idColumn, textColumn } from '@/shared/lists/columns/columns';
import { moneyColumn } from '@/shared/lists/columns/moneyColumn';
import { timestampColumn } from '@/shared/lists/columns/timestampColumn';

it('a text column shows a missing value as a dash and sorts by the value', () => {
  const column = textColumn('name', 'Name', 100);
  expect([{ name: 'Ada' }, { name: 7 }, { name: '' }, { name: null }].map(column.text)).toEqual([
    'Ada',
    '7',
    '—',
    '—',
  ]);
  expect([{ name: 7 }, { name: null }].map((row) => column.sortBy?.(row))).toEqual([7, null]);
  expect(column.isCopyable).toBeUndefined();
});

it('an id column can be copied', () => {
  expect(idColumn('id', 'ID', 100)).toMatchObject({ key: 'id', title: 'ID', width: 100, isCopyable: true });
});

it('a money column shows dollars, and has plain dollars in a file', () => {
  const column = moneyColumn('amount', 'Balance', 100, 'USD');
  const row = { amount: 123_405 };
  expect(column.align).toBe('end');
  expect(column.text(row)).toBe('$1,234.05');
  expect(column.csv?.title).toBe('Balance (USD)');
  expect(column.csv?.text(row)).toBe('1234.05');
  expect(column.sortBy?.(row)).toBe(123_405);
  expect(column.text({ amount: null })).toBe('—');
});

it('a money column names the currency outside US East', () => {
  const column = moneyColumn('amount', 'Balance', 100, 'AUD');
  expect(column.text({ amount: 763 })).toBe('$7.63 AUD');
  expect(column.text({ amount: null })).toBe('—');
  expect(column.csv?.title).toBe('Balance (AUD)');
  expect(column.csv?.text({ amount: 763 })).toBe('7.63');
});

it('a timestamp column names its time for the other time zones, and sorts by it', () => {
  const column = timestampColumn('created', 'Created', 100);
  const row = { created: '2026-11-21T14:05:09Z' };
  expect(column.text(row)).toMatch(/^11\/2\d\/2026 \d\d:05:09$/);
  expect([row, { created: null }, { created: 'soon' }].map((each) => column.time?.(each))).toEqual([
    row.created,
    null,
    null,
  ]);
  expect(column.csv?.text(row)).toMatch(/^2026-11-2\dT\d\d:05:09/);
  expect(column.sortBy?.(row)).toBe(Date.UTC(2026, 10, 21, 14, 5, 9));
  expect([{ created: null }, { created: 'soon' }].map((empty) => column.sortBy?.(empty))).toEqual([
    null,
    null,
  ]);
});

it('a column of a check’s table keeps its width and what it is in a file', () => {
  const column = moneyColumn('value', 'Value', 88, 'USD');
  const [indexColumn] = createResultTable([column], [{ value: 250 }]).columns;
  expect(indexColumn).toMatchObject({ key: 'value', width: 88, isFixed: true, align: 'end' });
  expect(indexColumn?.text(0)).toBe('$2.50');
  expect(indexColumn?.csv).toMatchObject({ title: 'Value (USD)' });
  expect(indexColumn?.csv?.text(0)).toBe('2.50');
});

it('a timestamp column of a check’s table names the agency’s zone, and shows its times in it', () => {
  const columns = [timestampColumn('created', 'Created', 100)];
  const { columns: indexColumns } = createResultTable(columns, [{ created: '2026-11-21T14:05:09Z' }]);
  const zoned = indexColumns[0]?.inTimeZone?.('Australia/Sydney');
  expect(zoned).toMatchObject({
    title: 'Created (Sydney)',
    timeLabel: 'Created',
    description: 'Created, in the time zone Australia/Sydney',
  });
  expect(zoned?.text(0)).toBe('11/22/2026 01:05:09');
});

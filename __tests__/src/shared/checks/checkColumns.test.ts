import { formatTimestamp } from '@/domain/dates';
import { concessionColumns, mediumColumns, versionColumns } from '@/shared/checks/checkColumns';
import { sortRows } from '@/ui/table/sortRows';

const START = '2026-03-01T00:00:00.000Z';

it('a validity range is in the zone of the page’s times, and in UTC on hover and in files', () => {
  const column = versionColumns.find(({ key }) => key === 'range');
  const version = { clientType: null, characterCount: null, start_date: START, end_date: null };
  expect(column?.text(version)).toBe(`${formatTimestamp(START)} – no end`);
  expect(column?.tooltip?.(version)).toBe('03/01/2026 00:00:00 UTC – no end');
  expect(column?.csv?.text(version)).toBe('03/01/2026 00:00:00 UTC – no end');
  const zonedColumn = column?.inTimeZone?.('Australia/Sydney');
  expect(zonedColumn?.title).toContain('Validity Range (');
  expect(zonedColumn?.text(version)).toBe('03/01/2026 11:00:00 – no end');
});

it('a validity range of dates without a time has them as received, in every zone', () => {
  const column = versionColumns.find(({ key }) => key === 'range');
  const version = {
    clientType: null,
    characterCount: null,
    start_date: '2026-03-01',
    end_date: '2026-11-30',
  };
  const text = '2026-03-01 – 2026-11-30';
  expect(column?.text(version)).toBe(text);
  expect(column?.csv?.text(version)).toBe(text);
  expect(column?.inTimeZone?.('Australia/Sydney').text(version)).toBe(text);
});

it('the columns of payment media fit in the 279 pixels of their card in a window of 1024 pixels', () => {
  expect(mediumColumns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(279);
});

it('sorts discounts of concessions by their value, and others as texts', () => {
  const other = { id: 1, concession_type: null, label: null, created: null, updated: null };
  const rows = ['0.5', '-5', 'half', '0.25', null, '10', '-10', '9'].map((discount) => ({
    ...other,
    discount,
  }));
  const sorted = sortRows(rows, concessionColumns, { key: 'discount', direction: 'asc' });
  expect(sorted.map(({ discount }) => discount)).toEqual([
    '-10',
    '-5',
    '0.25',
    '0.5',
    '9',
    '10',
    'half',
    null,
  ]);
});

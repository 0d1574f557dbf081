import { formatTimestamp } from '@/domain/dates';
import { mediumColumns, versionColumns } from '@/shared/checks/checkColumns';

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

it('the columns of payment media fit in the 279 pixels of their card in a window of 1024 pixels', () => {
  expect(mediumColumns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(279);
});

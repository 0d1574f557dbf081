import { describeNoLapse, describeOtherDocuments } from '@/screens/fleet/health/validity/describeCalendar';
import { buildLapseColumns } from '@/screens/fleet/health/validity/lapseColumns';
import { DAY_MS } from '@tests/support/durations';

it.each([
  [0, 0, 390, 'all', 'No document has been read'],
  [312, 0, 0, 'all', 'Nothing has lapsed, or lapses in the next 90 days'],
  [0, 9, 0, 'all', 'Nothing has lapsed, or lapses in the next 90 days'],
  [312, 9, 30, 'all', 'Nothing has lapsed, or lapses in the next 90 days, of the documents read'],
  [0, 0, 3, 'found', 'No document of these agencies has been read'],
  [3, 0, 0, 'found', 'No document of these agencies has lapsed, or lapses in the next 90 days'],
])(
  'of %d lasting, %d missing and %d unread documents of %s agencies it says: %s',
  (lastingCount, missingCount, unreadCount, agencies, text) => {
    const counts = { lastingCount, missingCount, unreadCount };
    expect(describeNoLapse(counts, agencies === 'found')).toBe(text);
  },
);

it('names the documents that the table does not have', () => {
  expect(describeOtherDocuments({ lastingCount: 312, missingCount: 9, unreadCount: 30 })).toBe(
    '312 valid for longer · 9 with no valid version yet · 30 not read',
  );
});

it('says of a lapse that a version could not be read', () => {
  const lapse = {
    abbreviation: 'AAT',
    document: 'terms',
    clientTypes: ['ios', 'android'],
    at: 2 * DAY_MS,
    hasLapsed: false,
    hasUnreadVersion: true,
  } as const;
  const getColumn = (wanted: string) => buildLapseColumns(0).find(({ key }) => key === wanted);
  const status = getColumn('state');
  expect(status?.text(lapse)).toBe('lapses in 2 days, but a version could not be read');
  expect(status?.text({ ...lapse, hasUnreadVersion: false })).toBe('lapses in 2 days');
  expect(getColumn('clientTypes')?.text(lapse)).toBe('ios, android');
});

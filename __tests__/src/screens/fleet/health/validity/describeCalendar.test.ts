import { describeNoLapse, describeOtherDocuments } from '@/screens/fleet/health/validity/describeCalendar';
import { buildLapseColumns } from '@/screens/fleet/health/validity/lapseColumns';

it.each([
  [0, 0, 390, 'No document has been read'],
  [312, 0, 0, 'Nothing has lapsed, or lapses in the next 90 days'],
  [0, 9, 0, 'Nothing has lapsed, or lapses in the next 90 days'],
  [312, 9, 30, 'Nothing has lapsed, or lapses in the next 90 days, of the documents read'],
])(
  'of %d lasting, %d missing and %d unread documents it says: %s',
  (lastingCount, missingCount, unreadCount, text) => {
    expect(describeNoLapse({ lastingCount, missingCount, unreadCount })).toBe(text);
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
    at: 2 * 86_400_000,
    hasLapsed: false,
    hasUnreadVersion: true,
  } as const;
  const getColumn = (wanted: string) => buildLapseColumns(0).find(({ key }) => key === wanted);
  const status = getColumn('state');
  expect(status?.text(lapse)).toBe('lapses in 2 days, but a version could not be read');
  expect(status?.text({ ...lapse, hasUnreadVersion: false })).toBe('lapses in 2 days');
  expect(getColumn('clientTypes')?.text(lapse)).toBe('ios, android');
});

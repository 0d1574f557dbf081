import { MAX_GAP_MS } from '@/domain/diagnostics/documentValidity';
import { evaluateDocument, findEnd, formatLastDay } from '@/domain/fleet/documentReadiness';
import { type FleetRun, type HealthCell } from '@/domain/fleet/fleetRun';
import { buildValidityCalendar } from '@/domain/fleet/validityCalendar';
import { evaluateDocumentVersions } from '@/shared/checks/checkResults';

const RAN_AT = '2026-11-23T10:00:00.000Z';
const NOW = Date.parse(RAN_AT);

/** The cell of a document with a version of each client type, and the calendar of a run with it alone. */
function evaluate(startDates: Record<string, string | null>, invalidRowCount = 0) {
  const rows = Object.entries(startDates).map(([client_type, start_date]) => ({
    client_type,
    content: '',
    start_date,
    end_date: null,
  }));
  const result = evaluateDocumentVersions('terms', NOW)({ rows, invalidRowCount });
  const terms = { ...result, ranAt: RAN_AT } as unknown as HealthCell;
  const run = {
    agencies: [{ abbreviation: 'AAT' }],
    outcomes: { AAT: { status: 'done', answer: { terms } } },
  } as unknown as FleetRun<'health'>;
  return { readiness: evaluateDocument(terms), calendar: buildValidityCalendar(run, NOW) };
}

describe('a client type whose ranges are all invalid', () => {
  it('has no valid version', () => {
    const { readiness, calendar } = evaluate({ rider_android: null, rider_ios: '2026-13-45' });
    expect(readiness).toEqual({ status: 'missing', evidence: 'rider_ios: no version is valid.' });
    expect(calendar).toMatchObject({ lastingCount: 1, missingCount: 1, lapses: [] });
  });

  it('may have one among rows that could not be read', () => {
    const { readiness, calendar } = evaluate({ rider_android: null, rider_ios: '2026-13-45' }, 1);
    expect(readiness.status).toBe('unknown');
    // The other two documents were not asked.
    expect(calendar).toMatchObject({ lastingCount: 1, missingCount: 0, unreadCount: 3 });
  });

  it('counts as missing too when there is no other client type', () => {
    const { readiness, calendar } = evaluate({ rider_ios: '2026-13-45' });
    expect(readiness).toMatchObject({ status: 'missing' });
    expect(calendar).toMatchObject({ missingCount: 1, unreadCount: 2 });
  });
});

it.each<[string, number | null, ...[number | null, number | null][]]>([
  ['that has not started', null, [NOW + 1, NOW + 9]],
  ['that starts now', NOW + 9, [NOW, NOW + 9]],
  ['that ends now', null, [NOW - 9, NOW]],
  ['without a start', NOW + 9, [null, NOW + 9]],
  ['without an end', Infinity, [NOW, null]],
  ['with one that follows', NOW + 5_000, [NOW + 9 + MAX_GAP_MS, NOW + 5_000], [NOW, NOW + 9]],
  ['with one after a gap', NOW + 9, [NOW, NOW + 9], [NOW + 10 + MAX_GAP_MS, NOW + 5_000]],
])('finds the end of a version %s', (_, end, ...ranges) => {
  const versions = ranges.map(([from, until]) => ({ clientType: 'rider_ios', from, until }));
  expect(findEnd(versions, NOW)).toBe(end);
});

it.each([
  ['2026-12-01', '11/30/2026 UTC'],
  ['2026-12-01T05:00:00Z', '12/01/2026 05:00:00 UTC'],
  ['2026-11-30T23:59:59Z', '11/30/2026 23:59:59 UTC'],
])('of a version that is valid until %s, the last day is %s', (until, text) => {
  expect(formatLastDay(Date.parse(until))).toBe(text);
});

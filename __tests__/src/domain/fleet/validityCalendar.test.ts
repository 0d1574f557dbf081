import { type DocumentVersion } from '@/domain/diagnostics/checkEvidence';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { buildValidityCalendar, describeLapse } from '@/domain/fleet/validityCalendar';
import { DAY_MS } from '@tests/support/durations';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const inDays = (days: number) => NOW + days * DAY_MS;
type Version = [clientType: string, from: number | null, until: number | null];

/** A run with the versions of the terms of each agency. The other documents were not asked. */
function buildRun(terms: Record<string, Version[]>): FleetRun<'health'> {
  const toVersion = ([clientType, from, until]: Version): DocumentVersion => ({ clientType, from, until });
  return {
    agencies: Object.keys(terms).map((abbreviation) => ({ abbreviation })),
    outcomes: Object.fromEntries(
      Object.entries(terms).map(([abbreviation, versions]) => [
        abbreviation,
        { status: 'done', answer: { terms: { evidence: { versions: versions.map(toVersion) } } } },
      ]),
    ),
  } as unknown as FleetRun<'health'>;
}

it('lists what has lapsed and what lapses in the next 90 days, the earliest first', () => {
  const run = buildRun({
    AAT: [
      ['ios', null, inDays(12)],
      ['web', null, inDays(-3)],
    ],
    BCC: [
      ['ios', null, inDays(90)],
      ['web', null, inDays(91)],
    ],
    CBTA: [['ios', null, null]],
  });
  const { lapses, ...rest } = buildValidityCalendar(run, NOW);
  expect(
    lapses.map(({ abbreviation, clientTypes, at, hasLapsed }) => [
      abbreviation,
      ...clientTypes,
      at,
      hasLapsed,
    ]),
  ).toEqual([
    ['AAT', 'web', inDays(-3), true],
    ['AAT', 'ios', inDays(12), false],
    ['BCC', 'ios', inDays(90), false],
  ]);
  // Privacy and about of three agencies were not asked.
  expect(rest).toEqual({ lastingCount: 2, missingCount: 0, unreadCount: 6 });
});

it('lists a document once for the client types for which it lapses at the same time, and counts others once', () => {
  const ofAll = (from: number | null, until: number | null): Version[] =>
    ['ios', 'android', 'web'].map((clientType) => [clientType, from, until]);
  const run = buildRun({
    AAT: [...ofAll(null, inDays(12)).slice(0, 2), ['web', null, inDays(13)]],
    BCC: ofAll(null, null),
    CBTA: ofAll(inDays(2), null),
  });
  const { lapses, ...counts } = buildValidityCalendar(run, NOW);
  expect(lapses.map(({ clientTypes, at }) => [clientTypes, at])).toEqual([
    [['ios', 'android'], inDays(12)],
    [['web'], inDays(13)],
  ]);
  expect(counts).toEqual({ lastingCount: 1, missingCount: 1, unreadCount: 6 });
});

it('takes a version that follows without a gap into account, and no other one', () => {
  const run = buildRun({
    AAT: [
      ['ios', null, inDays(5)],
      ['ios', inDays(5), null],
    ],
    BCC: [
      ['ios', null, inDays(5)],
      ['ios', inDays(6), null],
    ],
  });
  expect(buildValidityCalendar(run, NOW).lapses).toMatchObject([{ abbreviation: 'BCC', at: inDays(5) }]);
});

it('counts documents without a version, or with none that has begun', () => {
  const run = buildRun({ AAT: [], BCC: [['ios', inDays(2), null]] });
  expect(buildValidityCalendar(run, NOW)).toMatchObject({ lapses: [], missingCount: 2 });
});

it('counts a document as not read whose rows could not be read', () => {
  const evidence = { versions: [], counts: { unreadable: 2 } };
  const run = {
    agencies: [{ abbreviation: 'AAT' }],
    outcomes: { AAT: { status: 'done', answer: { terms: { evidence } } } },
  } as unknown as FleetRun<'health'>;
  expect(buildValidityCalendar(run, NOW)).toMatchObject({ missingCount: 0, unreadCount: 3 });
});

it('does not say that a document has no version, or only lapses, of which other rows could not be read', () => {
  const version = { clientType: 'ios', from: null, until: inDays(2) };
  const buildCell = (...versions: DocumentVersion[]) => ({
    evidence: { versions, counts: { unreadable: 1 } },
  });
  const answer = {
    terms: buildCell(version),
    privacy: buildCell({ ...version, from: inDays(1) }),
    about: buildCell({ ...version, until: null }),
  };
  const run = {
    agencies: [{ abbreviation: 'AAT' }],
    outcomes: { AAT: { status: 'done', answer } },
  } as unknown as FleetRun<'health'>;
  const { lapses, ...counts } = buildValidityCalendar(run, NOW);
  expect(counts).toEqual({ lastingCount: 1, missingCount: 0, unreadCount: 1 });
  expect(lapses).toMatchObject([{ document: 'terms', hasUnreadVersion: true }]);
});

it.each([
  [1 / 144, 'lapses within a day'],
  [1, 'lapses in 1 day'],
  [12.9, 'lapses in 12 days'],
  [0, 'lapsed within the last day'],
  [-1 / 1_440, 'lapsed within the last day'],
  [-1, 'lapsed 1 day ago'],
  [-2.1, 'lapsed 2 days ago'],
])('of a lapse in %d days it says: %s', (days, text) => {
  const at = inDays(days);
  expect(describeLapse({ at, hasLapsed: at <= NOW }, NOW)).toBe(text);
});

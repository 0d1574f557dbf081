import { compareRuns, compareWithAgency } from '@/domain/fleet/compareHealth';
import { type FleetRun, type HealthCell } from '@/domain/fleet/fleetRun';

const CELL: HealthCell = {
  status: 'ok',
  ranAt: '2026-11-23T10:00:00.000Z',
  messages: [],
  facts: {},
  prints: {},
  durationMs: 10,
};

/** A run with these cells, by agency and check; an agency without cells has failed for the reason. */
function buildRun(cells: Record<string, Record<string, Partial<HealthCell>> | string>): FleetRun<'health'> {
  const agencies = Object.keys(cells).map((abbreviation) => ({ abbreviation }));
  return {
    agencies,
    outcomes: Object.fromEntries(
      Object.entries(cells).map(([abbreviation, checks]) => [
        abbreviation,
        typeof checks === 'string'
          ? { status: 'failed', message: checks }
          : {
              status: 'done',
              answer: Object.fromEntries(
                Object.entries(checks).map(([id, cell]) => [id, { ...CELL, ...cell }]),
              ),
            },
      ]),
    ),
  } as unknown as FleetRun<'health'>;
}

it('lists what has changed, the worst first', () => {
  const before = buildRun({
    AAT: { terms: {}, users: { facts: { rider: '65' } } },
    BCC: { terms: { status: 'alert' } },
  });
  const after = buildRun({
    AAT: { terms: { status: 'failed' }, users: { facts: { rider: '130' } } },
    BCC: { terms: {} },
  });
  expect(compareRuns(before, after)).toEqual([
    { abbreviation: 'AAT', columnId: 'terms', lines: ['was ok, now failed'], rank: 0 },
    { abbreviation: 'BCC', columnId: 'terms', lines: ['was alert, now ok'], rank: 4 },
    { abbreviation: 'AAT', columnId: 'users', lines: ['rider: 65 → 130'], rank: 5 },
  ]);
});

it('does not call a difference from the other region a change', () => {
  const there = buildRun({
    AAT: {
      terms: {},
      users: { facts: { rider: '65' }, prints: { rows: 'a' } },
      coupons: { messages: ['Old.'] },
    },
    BCC: 'No answer.',
  });
  const here = buildRun({
    AAT: {
      terms: { status: 'failed' },
      users: { facts: { rider: '130' }, prints: { rows: 'b' } },
      coupons: { messages: ['New.'] },
    },
    BCC: {},
  });
  const changes = compareRuns({ ...there, region: 'usEast' }, { ...here, region: 'australia' });
  expect(changes.flatMap(({ lines }) => lines)).toEqual([
    'ok there, failed here',
    'could not be read there',
    'rider: 65 there, 130 here',
    'rows: different',
    'only there: Old.',
    'only here: New.',
  ]);
});

it('leaves out the checks of readiness, which are no columns of diagnostics', () => {
  const before = buildRun({ AAT: { administrators: {}, applications: {}, terms: {} } });
  const alert = { status: 'alert', messages: ['None.'] } as const;
  const after = buildRun({
    AAT: { administrators: alert, applications: alert, terms: alert },
    BCC: { administrators: {}, applications: {}, terms: {} },
  });
  expect(compareRuns(before, after).map(({ columnId }) => columnId)).toEqual(['terms']);
  expect(compareWithAgency(after, 'BCC').map(({ columnId }) => columnId)).toEqual(['terms']);
});

it.each([
  ['65', '66', false],
  ['65', '70', false],
  ['65', '72', true],
  ['3', '7', false],
  ['3', '8', true],
  ['17,638', '19,000', false],
  ['17,638', '20,000', true],
])('a count of %s that is %s now has changed: %s', (before, after, hasChanged) => {
  const buildWithCount = (rider: string) => buildRun({ AAT: { users: { facts: { rider } } } });
  expect(compareRuns(buildWithCount(before), buildWithCount(after)).length > 0).toBe(hasChanged);
});

it.each([
  ['agency-info', 'Time zone', '109', '112', true],
  ['agency-info', 'ID', '7732', '7733', true],
  ['payment-provider', 'ID', '3', '4', true],
  ['coupons', 'Rows', '12', '13', false],
])('of %s, %s of %s that is %s now has changed: %s', (id, name, before, after, hasChanged) => {
  const buildWithFact = (value: string) => buildRun({ AAT: { [id]: { facts: { [name]: value } } } });
  expect(compareRuns(buildWithFact(before), buildWithFact(after)).length > 0).toBe(hasChanged);
});

it('leaves out agencies and checks that one of the runs does not have', () => {
  expect(
    compareRuns(buildRun({ AAT: { terms: {} } }), buildRun({ AAT: { users: {} }, BCC: { terms: {} } })),
  ).toEqual([]);
});

it('puts agencies that can no longer be read first, and names those that can be read now', () => {
  const before = buildRun({ AAT: { terms: {} }, BCC: { terms: {} }, CBTA: 'Timed out.', DRT: 'Timed out.' });
  const after = buildRun({
    AAT: { terms: { status: 'failed' } },
    BCC: 'Could not sign in (403).',
    CBTA: { terms: {} },
    DRT: 'Answered 500.',
    ERT: 'Answered 500.',
  });
  expect(compareRuns(before, after)).toEqual([
    {
      abbreviation: 'BCC',
      columnId: null,
      lines: ['could be read before', 'Could not sign in (403)'],
      rank: -1,
    },
    { abbreviation: 'AAT', columnId: 'terms', lines: ['was ok, now failed'], rank: 0 },
    { abbreviation: 'CBTA', columnId: null, lines: ['could not be read before'], rank: 4 },
  ]);
});

it('lists what other agencies lack that the pattern has, and nothing that is unknown', () => {
  const run = buildRun({
    METRO: { terms: {}, users: {}, coupons: {}, reports: { status: 'alert' } },
    AAT: {
      terms: { status: 'alert', messages: ['There is no version.'] },
      users: { status: 'failed', messages: ['Timed out.'] },
      coupons: { status: 'skipped', messages: ['There is no record.'] },
      reports: { status: 'alert' },
    },
  });
  expect(compareWithAgency(run, 'METRO')).toEqual([
    { abbreviation: 'AAT', columnId: 'terms', lines: ['There is no version'], rank: 1 },
  ]);
});

it('does not say that an agency lacks what its rows that could not be read can have', () => {
  const unreadable = {
    status: 'alert',
    messages: ['1 row could not be read and is left out.'],
    evidence: { counts: { unreadable: 1 } },
  } as const;
  const expired = 'ios: no start – 11/01/2026 has expired.';
  const run = buildRun({
    METRO: { coupons: {}, terms: {} },
    AAT: { coupons: unreadable, terms: { ...unreadable, messages: [...unreadable.messages, expired] } },
  });
  expect(compareWithAgency(run, 'METRO')).toMatchObject([
    { columnId: 'terms', lines: ['ios: no start – 11/01/2026 has expired'] },
  ]);
});

describe('an agency that a retry of the earlier run has asked later', () => {
  /** `isRead`: whether the agency could be read; `at`: when it was asked. */
  const build = (isRead: boolean, at: number, region = 'usEast') => {
    const run = buildRun({ AAT: isRead ? { terms: {} } : 'Timed out.' });
    return { ...run, region, outcomes: { AAT: { ...run.outcomes.AAT, at } } } as FleetRun<'health'>;
  };

  it('is not said to have become readable or unreadable', () => {
    expect(compareRuns(build(true, 3), build(false, 2))).toEqual([]);
    expect(compareRuns(build(false, 3), build(true, 2))).toEqual([]);
    expect(compareRuns(build(true, 1), build(false, 2))).toHaveLength(1);
  });

  it('is compared with a run that began later, as one of a file can have', () => {
    expect(
      compareRuns({ ...build(true, 3), startedAt: 3 }, { ...build(false, 2), startedAt: 1 }),
    ).toHaveLength(1);
  });

  it('is compared with a run of another region, which has no order', () => {
    expect(compareRuns(build(true, 3), build(false, 2, 'australia'))).toHaveLength(1);
  });
});

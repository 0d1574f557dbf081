import { type CheckEvidence } from '@/domain/diagnostics/checkEvidence';
import { compareReadiness, compareReadinessWithAgency } from '@/domain/fleet/compareReadiness';
import { type FleetRun, type HealthCell } from '@/domain/fleet/fleetRun';

const CELL: HealthCell = {
  status: 'ok',
  ranAt: '2026-11-23T10:00:00.000Z',
  messages: [],
  facts: {},
  prints: {},
  durationMs: 10,
};

const count = (total: number) => ({ evidence: { counts: { total } } });
const media = (...configured: string[]) => ({
  messages: [`${configured.length} of 16 configured`],
  evidence: { names: { configured } },
});
const terms = (until: string): { evidence: CheckEvidence } => ({
  evidence: { versions: [{ clientType: 'rider_ios', from: null, until: Date.parse(until) }] },
});

/** A run with these cells, by agency and check. */
function buildRun(cells: Record<string, Record<string, Partial<HealthCell>>>): FleetRun<'health'> {
  return {
    agencies: Object.keys(cells).map((abbreviation) => ({ abbreviation })),
    outcomes: Object.fromEntries(
      Object.entries(cells).map(([abbreviation, checks]) => [
        abbreviation,
        {
          status: 'done',
          answer: Object.fromEntries(Object.entries(checks).map(([id, cell]) => [id, { ...CELL, ...cell }])),
        },
      ]),
    ),
  } as unknown as FleetRun<'health'>;
}

it('lists the lines that differ from an earlier run, the worst first', () => {
  const before = buildRun({
    AAT: { 'payment-media': media('Cash', 'CreditCard'), reports: count(2) },
    BCC: { terms: terms('2027-06-01'), coupons: count(0) },
  });
  const after = buildRun({
    AAT: {
      'payment-media': media('Cash', 'SmartCard'),
      reports: { status: 'failed', messages: ['Failed.'] },
    },
    BCC: { terms: terms('2026-12-05'), coupons: count(3) },
  });
  expect(compareReadiness(before, after)).toEqual([
    { abbreviation: 'AAT', columnId: 'reports', lines: ['was done, now unknown', 'Failed'], rank: 0 },
    {
      abbreviation: 'BCC',
      columnId: 'terms',
      lines: ['was done, now missing', 'rider_ios: lapses 12/04/2026 UTC'],
      rank: 1,
    },
    { abbreviation: 'BCC', columnId: 'coupons', lines: ['was missing, now done', '3 coupons'], rank: 4 },
    { abbreviation: 'AAT', columnId: 'media', lines: ['no longer: CreditCard', 'new: SmartCard'], rank: 5 },
  ]);
});

it.each([
  [
    terms('2026-12-05'),
    terms('2026-12-08'),
    ['rider_ios: lapses 12/04/2026 UTC → rider_ios: lapses 12/07/2026 UTC'],
  ],
  [terms('2027-06-01'), terms('2027-07-01'), undefined],
  [{ status: 'failed', messages: ['Timed out.'] }, { status: 'failed', messages: ['(500)'] }, undefined],
] as const)('within a status, only what the line says counts: %j, %j', (before, after, lines) => {
  const changes = compareReadiness(buildRun({ AAT: { terms: before } }), buildRun({ AAT: { terms: after } }));
  expect(changes[0]?.lines).toEqual(lines);
});

it.each([
  [65, 66, undefined],
  [65, 130, ['65 coupons → 130 coupons']],
])('of %d coupons that are %d now it says %j', (before, after, lines) => {
  const buildWithCount = (total: number) => buildRun({ AAT: { coupons: count(total) } });
  expect(compareReadiness(buildWithCount(before), buildWithCount(after))[0]?.lines).toEqual(lines);
});

it('does not call a difference from the other region a change', () => {
  const there = { ...buildRun({ AAT: { coupons: count(3) } }), region: 'usEast' as const };
  const here = { ...buildRun({ AAT: { coupons: count(0) } }), region: 'australia' as const };
  expect(compareReadiness(there, here)[0]?.lines[0]).toBe('done there, missing here');
});

it('leaves out agencies and lines that one of the runs did not ask', () => {
  const before = buildRun({ AAT: { coupons: count(1) } });
  expect(compareReadiness(before, buildRun({ AAT: { reports: count(0) }, BCC: {} }))).toEqual([]);
});

it('puts an agency that can no longer be read first', () => {
  const before = buildRun({ AAT: { coupons: count(1) }, BCC: { coupons: count(1) } });
  const after = buildRun({ AAT: { coupons: count(0) } });
  const afterWithFailure = {
    ...after,
    agencies: before.agencies,
    outcomes: {
      ...after.outcomes,
      BCC: { status: 'failed', message: 'Timed out.', isPlatformDown: false, at: 0 },
    },
  } as const;
  expect(compareReadiness(before, afterWithFailure).map(({ columnId }) => columnId)).toEqual([
    null,
    'coupons',
  ]);
});

it('lists what a pattern agency has and another lacks, and nothing that is unknown or lacking in both', () => {
  const run = buildRun({
    METRO: { coupons: count(4), reports: count(1), concessions: count(0) },
    ZVT: {
      coupons: count(0),
      reports: { status: 'failed', messages: ['Timed out.'] },
      concessions: count(0),
      geofences: count(9),
    },
  });
  expect(compareReadinessWithAgency(run, 'METRO')).toEqual([
    { abbreviation: 'ZVT', columnId: 'coupons', lines: ['No coupons'], rank: 1 },
  ]);
});

it('compares no agency that a retry of the earlier run has asked later', () => {
  const buildAt = (total: number, at: number) => {
    const run = buildRun({ AAT: { reports: count(total) } });
    return { ...run, outcomes: { AAT: { ...run.outcomes.AAT, at } } } as FleetRun<'health'>;
  };
  expect(compareReadiness(buildAt(2, 1), buildAt(0, 2))).toHaveLength(1);
  expect(compareReadiness(buildAt(2, 3), buildAt(0, 2))).toEqual([]);
});

import { listCheckIds } from '@/domain/fleet/compareHealth';
import { listAskedLineIds } from '@/domain/fleet/compareReadiness';
import { type FleetOutcome, type FleetRun, type HealthCell } from '@/domain/fleet/fleetRun';
import {
  type ComparedColumns,
  describeNoChange,
  describeNoHealthChange,
  describeNothingBetter,
} from '@/screens/fleet/describeNoChange';
import { buildAgency } from '@tests/support/rolloutSteps';

const AGENCIES = ['AAT', 'BCC', 'CBTA'].map(buildAgency);
const DONE: FleetOutcome<'health'> = { status: 'done', answer: {}, at: 1 };
const FAILED: FleetOutcome<'health'> = {
  status: 'failed',
  message: 'No answer',
  isPlatformDown: true,
  at: 1,
};

/** A run of all three agencies that has asked these ones. */
function buildRun(outcomes: Record<string, FleetOutcome<'health'>>): FleetRun<'health'> {
  return {
    id: 'run',
    kind: 'health',
    region: 'usEast',
    task: { profile: 'quick', checkIds: [], readsRecord: false },
    agencies: AGENCIES,
    status: 'paused',
    isPlatformDown: false,
    startedAt: 1,
    elapsedMs: 1,
    runningSince: null,
    outcomes,
    asking: [],
    unreachableInARow: 0,
  };
}

const WHOLE = buildRun({ AAT: DONE, BCC: DONE, CBTA: DONE });
const FIRST = buildRun({ AAT: DONE });
const RETRIED = buildRun({ AAT: { ...DONE, at: 2 }, BCC: DONE, CBTA: DONE });
const LAST = buildRun({ AAT: FAILED, BCC: FAILED, CBTA: DONE });

it.each([
  [WHOLE, WHOLE, 'Nothing has changed'],
  [FIRST, WHOLE, 'Nothing has changed in the 1 agency that both runs have read'],
  [WHOLE, LAST, 'Nothing has changed in the 1 agency that both runs have read'],
  [FIRST, LAST, 'No agency has been read in both runs'],
  [
    WHOLE,
    RETRIED,
    'Nothing has changed in 2 agencies. Not compared: 1 agency that the earlier run has asked later',
  ],
  [
    RETRIED,
    { ...WHOLE, startedAt: 2 },
    'Nothing has changed in 2 agencies. Not compared: 1 agency that the earlier run has asked later',
  ],
  [FIRST, RETRIED, 'Not compared: 1 agency that the earlier run has asked later'],
])('names the agencies that were compared when they are not all (%#)', (run, other, text) => {
  expect(describeNoChange(run, other)).toBe(text);
});

const CHECKS: ComparedColumns = { nouns: ['check', 'checks'], listIds: listCheckIds };
const LINES: ComparedColumns = { nouns: ['line', 'lines'], listIds: listAskedLineIds };
const CELL: HealthCell = { status: 'ok', ranAt: '', messages: [], facts: {}, prints: {}, durationMs: 1 };

/** An agency's answer to these checks. */
function answer(...checkIds: string[]): FleetOutcome<'health'> {
  return { status: 'done', answer: Object.fromEntries(checkIds.map((id) => [id, CELL])), at: 1 };
}

const QUICK = buildRun({ AAT: answer('coupons'), BCC: answer('coupons'), CBTA: answer('coupons') });
const FULL = buildRun({
  AAT: answer('coupons', 'reports', 'geofences'),
  BCC: answer('coupons', 'reports', 'geofences'),
  CBTA: answer('reports', 'geofences'),
});
const GEOFENCES = buildRun({ AAT: answer('geofences'), BCC: FAILED, CBTA: answer('administrators') });

it.each([
  [QUICK, QUICK, CHECKS, 'Nothing has changed'],
  [QUICK, GEOFENCES, CHECKS, 'The two runs have no check in common'],
  [QUICK, GEOFENCES, LINES, 'The two runs have no line in common'],
  [QUICK, LAST, CHECKS, 'The two runs have no check in common'],
  [
    FULL,
    QUICK,
    CHECKS,
    'Nothing has changed in the 2 agencies that both runs have read. The other run lacks 2 checks',
  ],
  [QUICK, FULL, LINES, 'Nothing has changed in the 2 agencies that both runs have read'],
  [FIRST, LAST, CHECKS, 'No agency has been read in both runs'],
])(
  'counts the checks and lines that only one of the runs has as not compared (%#)',
  (run, other, columns, text) => {
    expect(describeNoHealthChange(run, other, columns)).toBe(text);
  },
);

it.each([
  [WHOLE, 'Nothing is better in AAT'],
  [FIRST, 'Nothing is better in AAT than in the 1 agency read'],
  [LAST, 'AAT has not been read: nothing to compare with'],
])('says with how many agencies a pattern was compared (%#)', (run, text) => {
  expect(describeNothingBetter(run, 'AAT')).toBe(text);
});

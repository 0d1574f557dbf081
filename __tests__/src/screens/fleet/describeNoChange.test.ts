import { type FleetOutcome, type FleetRun } from '@/domain/fleet/fleetRun';
import { describeNoChange, describeNothingBetter } from '@/screens/fleet/describeNoChange';
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
    downInARow: 0,
  };
}

const WHOLE = buildRun({ AAT: DONE, BCC: DONE, CBTA: DONE });
const FIRST = buildRun({ AAT: DONE });
const LAST = buildRun({ AAT: FAILED, BCC: FAILED, CBTA: DONE });

it.each([
  [WHOLE, WHOLE, 'Nothing has changed'],
  [FIRST, WHOLE, 'Nothing has changed in the 1 agency that both runs have read'],
  [WHOLE, LAST, 'Nothing has changed in the 1 agency that both runs have read'],
  [FIRST, LAST, 'No agency has been read in both runs'],
])('names the agencies that were compared when they are not all (%#)', (run, other, text) => {
  expect(describeNoChange(run, other)).toBe(text);
});

it.each([
  [WHOLE, 'Nothing is better in AAT'],
  [FIRST, 'Nothing is better in AAT than in the 1 agency read'],
  [LAST, 'AAT has not been read: nothing to compare with'],
])('says with how many agencies a pattern was compared (%#)', (run, text) => {
  expect(describeNothingBetter(run, 'AAT')).toBe(text);
});

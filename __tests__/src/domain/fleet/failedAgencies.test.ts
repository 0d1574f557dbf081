import { groupFailedAgencies } from '@/domain/fleet/failedAgencies';
import { type FailedOutcome, type FleetRun } from '@/domain/fleet/fleetRun';

const FAILED: FailedOutcome = { status: 'failed', message: 'Not allowed.', isPlatformDown: false, at: 0 };

it('groups the failed agencies of a run by the reason, which has what the platform said', () => {
  const run = {
    agencies: ['A', 'B', 'C', 'D', 'E'].map((abbreviation) => ({ abbreviation })),
    outcomes: {
      A: { ...FAILED, serverMessage: 'Closed for a day' },
      B: FAILED,
      C: { status: 'done', answer: {}, at: 0 },
      D: { ...FAILED, serverMessage: 'Closed for a day' },
    },
  } as unknown as FleetRun;
  expect(groupFailedAgencies(run)).toEqual([
    { abbreviations: ['A', 'D'], reason: 'Not allowed. The platform said: Closed for a day.' },
    { abbreviations: ['B'], reason: 'Not allowed.' },
  ]);
});

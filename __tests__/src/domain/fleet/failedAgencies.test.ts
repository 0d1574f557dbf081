import { copyScreenMessages, groupFailedAgencies } from '@/domain/fleet/failedAgencies';
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

it('keeps a few messages of a failed check, each cut visibly, and with more of them the stored ones too', () => {
  const long = 'x'.repeat(400);
  expect(copyScreenMessages(['a', long], ['stored'])).toEqual(['a', `${'x'.repeat(300)}…`]);
  const many = ['1', '2', '3', '4', '5', '6'];
  expect(copyScreenMessages(many, ['6 look-ups failed'])).toEqual([...many.slice(0, 5), '6 look-ups failed']);
});

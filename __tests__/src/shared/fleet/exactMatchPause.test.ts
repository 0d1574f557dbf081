import { type FleetKind, type FleetOutcome } from '@/domain/fleet/fleetRun';
import {
  agenciesRetried,
  agencyAnswered,
  fleetSlice,
  runPaused,
  runResumed,
  runStarted,
  runStopped,
} from '@/shared/fleet/fleetSlice';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const FOUND = {
  status: 'done',
  answer: { results: [{ term: 'c1', riders: [{ smartcard: 'C1' }], hasMore: false, unreadableCount: 0 }] },
} as unknown as FleetOutcome;
const FAILED = { status: 'failed', message: 'no answer' } as unknown as FleetOutcome;

type Action = Parameters<typeof fleetSlice.reducer>[1];

/** A search for a card in A0, A1 and A2, after these actions. */
function search(actions: readonly Action[], kind: FleetKind = 'riders') {
  const started = runStarted({ ...createStoppedRun(3, 0), kind, task: { terms: ['c1'] } } as never);
  return [started, ...actions].reduce(fleetSlice.reducer, fleetSlice.getInitialState()).runs[kind];
}

const answer = (abbreviation: string, outcome = FOUND, kind: FleetKind = 'riders') =>
  agencyAnswered({ kind, abbreviation, outcome } as never);

it('pauses a search at the first agency that has exactly the searched rider, and not again', () => {
  const first = [answer('A0', FAILED), answer('A1')];
  expect(search(first)).toMatchObject({ status: 'paused', isPausedAtMatch: true });
  expect(search([...first, runResumed('riders'), answer('A2')])).toMatchObject({ status: 'running' });
  const resumed = [answer('A0'), runResumed('riders')];
  expect(search([...resumed, answer('A1', FAILED)])).toMatchObject({ status: 'running' });
  expect(search([...resumed, answer('A1')])).toMatchObject({ status: 'running' });
});

it('does not pause a search that has ended or has no agency left, nor another run', () => {
  expect(search([runStopped('riders'), answer('A0')])).toMatchObject({ status: 'stopped' });
  expect(search([answer('A0', FAILED), answer('A1', FAILED), answer('A2')])).toMatchObject({
    status: 'running',
  });
  expect(search([answer('A0', FOUND, 'health')], 'health')).toMatchObject({ status: 'running' });
});

it('knows until the rest is asked that the search was paused at the match', () => {
  const isPausedAtMatch = (...actions: Action[]) => search(actions)?.isPausedAtMatch;
  expect(isPausedAtMatch(runPaused('riders'))).toBeUndefined();
  // Its failed agencies were asked again, and it pauses before the rest.
  const matched = [answer('A0', FAILED), answer('A1')];
  expect(isPausedAtMatch(...matched, agenciesRetried('riders', ['A0']), runPaused('riders'))).toBe(true);
  expect(isPausedAtMatch(...matched, runResumed('riders'), runPaused('riders'))).toBeUndefined();
});

import { measureProgress } from '@/domain/fleet/runProgress';
import {
  agenciesRetried,
  agencyAnswered,
  fleetSlice,
  runPaused,
  runStarted,
  runStopped,
} from '@/shared/fleet/fleetSlice';
import { type FleetState, selectUnfinishedRun } from '@/shared/fleet/fleetState';
import { createStoppedRun } from '@tests/support/healthRunFixture';

/** The kind of the unfinished run when there is only a search with this answer of its first agency. */
function findUnfinished(run: object, riders: readonly object[]) {
  const outcome = { status: 'done', answer: { results: [{ term: 'ada@example.com', riders }] } };
  const search = { ...createStoppedRun(3, 0), kind: 'riders', outcomes: { A0: outcome }, ...run };
  return selectUnfinishedRun({ fleet: { runs: { riders: search } } as unknown as FleetState })?.kind;
}
const EXACT = { email: 'ada@example.com' };
const PART = { email: 'ada@example.com.au' };

it('does not count a search that has found its rider, and was paused for that or stopped, as unfinished', () => {
  const atMatch = { status: 'paused', isPausedAtMatch: true };
  for (const end of [atMatch, { status: 'stopped' }]) {
    expect(findUnfinished(end, [EXACT])).toBeUndefined();
    expect(findUnfinished(end, [PART])).toBe('riders');
  }
  expect(findUnfinished({ status: 'running' }, [EXACT])).toBe('riders');
  expect(findUnfinished({ ...atMatch, asking: ['A1'] }, [EXACT])).toBe('riders');
  // It went on after the match.
  expect(findUnfinished({ status: 'paused' }, [EXACT])).toBe('riders');
});

/** A run over ten agencies after these actions. */
function reduceRun(...actions: Parameters<typeof fleetSlice.reducer>[1][]) {
  const started = runStarted(createStoppedRun(10, 0));
  const { runs } = [started, ...actions].reduce(fleetSlice.reducer, fleetSlice.getInitialState());
  if (!runs.health) throw new Error('there is no run');
  return runs.health;
}
/** The answers of agencies, one after the other; D is one that does not reach the platform. */
const answer = (answers: string) =>
  [...answers].map((letter, index) =>
    agencyAnswered({
      kind: 'health',
      abbreviation: `A${index}`,
      outcome: { status: 'failed', message: '', isPlatformDown: letter === 'D', at: 0 },
    }),
  );

it('pauses after five agencies in a row that do not reach the platform', () => {
  expect(reduceRun(...answer('DDDDaDD')).status).toBe('running');
  expect(reduceRun(...answer('DDDDD')).status).toBe('paused');
});

it('counts an agency as done that was asked again when the run is stopped', () => {
  const run = reduceRun(
    ...answer('a'),
    runPaused('health'),
    agenciesRetried('health', ['A0']),
    runStopped('health'),
  );
  expect(measureProgress(run, 0).done).toBe(1);
});

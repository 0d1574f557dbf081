import { compareRuns } from '@/domain/fleet/compareHealth';
import { type FleetRun, type HealthAnswer } from '@/domain/fleet/fleetRun';
import {
  agenciesRetried,
  agencyAnswered,
  baselineChosen,
  fleetSlice,
  runFinished,
  runPaused,
  runShown,
  runsRestored,
  runStarted,
} from '@/shared/fleet/fleetSlice';
import { type FleetState } from '@/shared/fleet/fleetState';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const { reducer } = fleetSlice;
const createDoneRun = (startedAt: number) => ({
  ...createStoppedRun(1, 1),
  id: `run-${startedAt}`,
  status: 'done' as const,
  startedAt,
});
const oldest = createDoneRun(1);
const restored = reducer(
  undefined,
  runsRestored({ runs: [5, 4, 3, 2].map(createDoneRun).concat(oldest), baselineId: null }),
);

const listStarts = ({ previousRuns }: FleetState) => previousRuns.health.map(({ startedAt }) => startedAt);

function retry(state: FleetState): FleetState {
  const retried = reducer(reducer(state, runShown(oldest)), agenciesRetried('health', ['A0']));
  return reducer(retried, runFinished('health'));
}

function finishRun(state: FleetState, startedAt: number): FleetState {
  const { kind, region, task, agencies } = oldest;
  return reducer(
    reducer(state, runStarted({ kind, region, task, agencies, startedAt })),
    runFinished('health'),
  );
}

it('keeps the last runs by their start, also after an older one was retried', () => {
  const retried = retry(restored);
  expect(listStarts(retried)).toEqual([5, 4, 3, 2, 1]);
  expect(listStarts(finishRun(retried, 6))).toEqual([6, 5, 4, 3, 2]);
});

it('keeps the baseline besides the last runs, also after it was retried', () => {
  const retried = retry(reducer(restored, baselineChosen(oldest.id)));
  expect(listStarts(finishRun(retried, 6))).toEqual([6, 5, 4, 3, 2, 1]);
  expect(listStarts(finishRun(finishRun(retried, 6), 7))).toEqual([7, 6, 5, 4, 3, 1]);
});

it('leaves a run done that ends just before a press of Pause', () => {
  const done = finishRun(restored, 6);
  expect(reducer(done, runPaused('health'))).toEqual(done);
});

it('keeps the answers of a retry that was paused when another run is started', () => {
  const outcome = { status: 'failed', message: 'retried', isPlatformDown: false, at: 9 } as const;
  const answered = [
    runShown(oldest),
    agenciesRetried('health', ['A0']),
    agencyAnswered({ kind: 'health', abbreviation: 'A0', outcome }),
    runPaused('health'),
  ].reduce(reducer, restored);
  const { previousRuns } = finishRun(reducer(answered, baselineChosen(oldest.id)), 6);
  expect(previousRuns.health.at(-1)).toMatchObject({
    startedAt: 1,
    status: 'done',
    outcomes: { A0: outcome },
  });
});

it('gives a run up that has not asked all its agencies when another one is started', () => {
  const stopped = { ...createStoppedRun(2, 1), startedAt: 6 };
  expect(listStarts(finishRun(reducer(restored, runShown(stopped)), 7))).toEqual([7, 5, 4, 3, 2]);
});

/** A run of one agency with these answers of its checks. */
const createRunOf = (startedAt: number, answer: HealthAnswer) => ({
  ...createDoneRun(startedAt),
  outcomes: { A0: { status: 'done', answer, at: startedAt } as const },
});

it('compares no agency that a retry of the earlier run has asked later', () => {
  const cell = { status: 'ok', ranAt: '', messages: [], facts: {}, prints: {}, durationMs: 1 } as const;
  const [before, after] = [{ terms: { ...cell, status: 'failed' as const } }, { terms: cell }];
  const runs = [createRunOf(1, before), createRunOf(2, after)] as const;
  expect(compareRuns(...runs)).toHaveLength(1);
  const outcome = { status: 'done', answer: before, at: 3 } as const;
  const { previousRuns } = [
    runsRestored({ runs: [runs[1], runs[0]], baselineId: null }),
    runShown(runs[0]),
    agenciesRetried('health', ['A0']),
    agencyAnswered({ kind: 'health', abbreviation: 'A0', outcome }),
    runFinished('health'),
  ].reduce<FleetState | undefined>(reducer, undefined) as FleetState;
  const [newer, older] = previousRuns.health;
  expect([newer?.startedAt, older?.startedAt]).toEqual([2, 1]);
  expect(compareRuns(older as FleetRun<'health'>, newer as FleetRun<'health'>)).toEqual([]);
});

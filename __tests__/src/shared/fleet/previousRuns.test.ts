import {
  agenciesRetried,
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

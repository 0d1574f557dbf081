import { fleetSlice, runShown, runsRestored, runStarted } from '@/shared/fleet/fleetSlice';
import { selectShowableRun } from '@/shared/fleet/fleetState';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const { reducer } = fleetSlice;
const interrupted = createStoppedRun(3, 1);
const newer = { ...createStoppedRun(1, 1), id: 'newer', status: 'done', startedAt: 5 } as const;

it('shows the newest run, and instead of it an interrupted one that the operator chooses', () => {
  const restored = reducer(undefined, runsRestored({ runs: [newer, interrupted], baselineId: null }));
  expect(restored.runs.health?.id).toBe('newer');
  expect(restored.previousRuns.health.map(({ id }) => id)).toEqual(['newer']);
  expect(selectShowableRun({ fleet: restored }, 'newer')).toBeNull();
  expect(selectShowableRun({ fleet: restored }, interrupted.id)).toEqual(interrupted);
  const chosen = reducer(restored, runShown(interrupted));
  expect(chosen.runs.health?.id).toBe(interrupted.id);
  expect(selectShowableRun({ fleet: chosen }, 'newer')).toEqual(newer);
  // The interrupted run can still be chosen after that.
  const back = reducer(chosen, runShown(newer));
  expect(selectShowableRun({ fleet: back }, interrupted.id)).toEqual(interrupted);
});

it('shows no other run while one of its kind is under way, and drops the interrupted ones', () => {
  const restored = reducer(undefined, runsRestored({ runs: [newer, interrupted], baselineId: null }));
  const { kind, region, task, agencies, startedAt } = newer;
  const fleet = reducer(restored, runStarted({ kind, region, task, agencies, startedAt }));
  expect(fleet.interruptedRuns).toEqual([]);
  expect(selectShowableRun({ fleet }, 'newer')).toBeNull();
});

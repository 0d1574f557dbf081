import { fleetSlice, runsRestored } from '@/shared/fleet/fleetSlice';
import { createStoppedRun } from '@tests/support/healthRunFixture';

it('shows a run that was interrupted before a newer one that another tab has finished', () => {
  const interrupted = createStoppedRun(3, 1);
  const newer = { ...createStoppedRun(1, 1), id: 'newer', status: 'done', startedAt: 5 } as const;
  const restore = runsRestored({ runs: [newer, interrupted], baselineId: null });
  const { runs, previousRuns } = fleetSlice.reducer(undefined, restore);
  expect(runs.health?.id).toBe(interrupted.id);
  expect(previousRuns.health.map(({ id }) => id)).toEqual(['newer']);
});

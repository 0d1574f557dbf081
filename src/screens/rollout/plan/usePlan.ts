import { createSelector } from '@reduxjs/toolkit';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { type PortalState } from '@/session/hooks';
import { useThrottledSelector } from '@/session/useThrottledSelector';
import { hasChangedStatus, selectRun } from '@/shared/fleet/fleetState';
import { selectPlan } from '@/shared/rollout/rolloutState';

interface PlanAndRun {
  plan: RolloutPlan | null;
  /** The last run that read a plan, perhaps another one. */
  run: FleetRun<'plan'> | null;
}

const selectPlanAndRun = createSelector(
  [selectPlan, (state: PortalState) => selectRun(state, 'plan')],
  (plan, run): PlanAndRun => ({ plan, run }),
);

/** For `useThrottledSelector`: only the answers of agencies can wait. */
export function isPlanUrgent(shown: PlanAndRun, next: PlanAndRun): boolean {
  return (
    shown.plan?.id !== next.plan?.id ||
    shown.plan?.picked !== next.plan?.picked ||
    hasChangedStatus(shown.run, next.run)
  );
}

/** The open plan with its run. Both are shown together: the last answer and the end of the run are one change. */
export function usePlan(): PlanAndRun {
  return useThrottledSelector(selectPlanAndRun, isPlanUrgent);
}

import { useMemo } from 'react';
import { refreshPlanAgencies } from '@/domain/rollout/refreshPlanAgencies';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { useAgencies } from '@/shared/agencies/useAgencies';

/** The plan with the names and the database statuses of its agencies as the list has them now. */
export function useListedPlan(plan: RolloutPlan): RolloutPlan {
  const { rows } = useAgencies('');
  return useMemo(() => refreshPlanAgencies(plan, rows), [plan, rows]);
}

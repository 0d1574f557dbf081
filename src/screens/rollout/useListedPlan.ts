import { useMemo } from 'react';
import { updateListedAgencies } from '@/domain/rollout/listedAgencies';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { useAgencies } from '@/shared/agencies/useAgencies';

/** The plan with the names and the database statuses of its agencies as the list has them now. */
export function useListedPlan(plan: RolloutPlan): RolloutPlan {
  const { rows } = useAgencies('');
  return useMemo(() => updateListedAgencies(plan, rows), [plan, rows]);
}

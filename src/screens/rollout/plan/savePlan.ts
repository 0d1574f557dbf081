import { getRegionName } from '@/domain/regions';
import { formatPlanFile } from '@/domain/rollout/planFile';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { getSubjectName } from '@/domain/rollout/subjectValue';
import { downloadWithToast } from '@/ui/data/downloadWithToast';

/** Returns what to show beside the button. */
export function savePlan(plan: RolloutPlan): string {
  return downloadWithToast(
    'Saved the plan',
    `rollout-plan-${getSubjectName(plan.subject)}-${getRegionName(plan.region)}.json`,
    formatPlanFile(plan, PORTAL_VERSION),
    'application/json',
  );
}

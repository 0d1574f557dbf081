import { getRegionName } from '@/domain/regions';
import { formatPlanFile } from '@/domain/rollout/planFile';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { getSubjectName } from '@/domain/rollout/subjectValue';
import { downloadText } from '@/ui/data/downloadText';

export function savePlan(plan: RolloutPlan): void {
  downloadText(
    `rollout-plan-${getSubjectName(plan.subject)}-${getRegionName(plan.region)}.json`,
    formatPlanFile(plan, PORTAL_VERSION),
    'application/json',
  );
}

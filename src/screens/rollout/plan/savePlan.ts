import { buildFileName } from '@/domain/files/buildFileName';
import { formatPlanFile } from '@/domain/rollout/planFile';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { getSubjectName } from '@/domain/rollout/subjectValue';
import { downloadWithToast } from '@/ui/data/downloadWithToast';

/** Returns what to show beside the button. */
export function savePlan(plan: RolloutPlan): string {
  const { subject, region } = plan;
  return downloadWithToast(
    'Saved the plan',
    buildFileName(
      {
        baseName: `rollout-plan-${getSubjectName(subject)}`,
        region,
        agency: null,
        extension: 'json',
      },
      Date.now(),
    ),
    formatPlanFile(plan, PORTAL_VERSION),
  );
}

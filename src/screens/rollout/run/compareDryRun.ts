import { getPlannedValue, listStartRows } from '@/domain/rollout/planSums';
import { type Rollout, type RolloutPlan } from '@/domain/rollout/rollout';
import { isSameSubjectValue } from '@/domain/rollout/subjectValue';

/** Whether it is a dry run of this plan, also if the plan has been changed since. */
export function isDryRunOfPlan({ isDryRun, planId }: Rollout, plan: RolloutPlan): boolean {
  return isDryRun && planId === plan.id;
}

/** Whether the plan would start what its dry run was made for: the same agencies, with the same values. */
export function isPlanAsInDryRun({ subject, steps }: Rollout, plan: RolloutPlan): boolean {
  const rows = new Map(listStartRows(plan).map((row) => [row.agency.abbreviation, row]));
  return (
    rows.size === steps.length &&
    steps.every(({ agency, planned, target }) => {
      const row = rows.get(agency.abbreviation);
      return (
        row !== undefined &&
        isSameSubjectValue(subject, getPlannedValue(row), planned) &&
        isSameSubjectValue(subject, row.target, target)
      );
    })
  );
}

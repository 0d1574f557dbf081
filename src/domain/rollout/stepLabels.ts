import { type RolloutStep, type StepStatus } from './rollout';

export const STEP_STATUS_LABELS: Readonly<Record<StepStatus, string>> = {
  pending: 'not begun',
  checking: 'being read',
  sending: 'being changed',
  done: 'done',
  unchanged: 'unchanged',
  skipped: 'skipped',
  failed: 'failed',
  unknown: 'unknown',
  wouldChange: 'would change',
};

/** The number of agencies by status, in the order of the labels; statuses without an agency are left out. */
export function countSteps(steps: readonly RolloutStep[]): readonly { status: StepStatus; count: number }[] {
  return (Object.keys(STEP_STATUS_LABELS) as StepStatus[])
    .map((status) => ({ status, count: steps.filter((step) => step.status === status).length }))
    .filter(({ count }) => count > 0);
}

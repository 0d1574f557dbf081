import { type PauseReason, type RolloutStep, type StepStatus } from './rollout';

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

/** Why a rollout waits. `abbreviation`: the agency that it waits for. */
export function describePause(reason: PauseReason, abbreviation: string | null): string {
  switch (reason) {
    case 'canary':
      return 'The first agency was changed, read again and verified.';
    case 'ring':
      return 'A ring of agencies is finished.';
    case 'operator':
      return 'The rollout is paused.';
    case 'failure':
      return `${abbreviation ?? 'An agency'} was not changed as planned. No other agency has been begun.`;
    case 'unknown':
      return `It is not known whether ${abbreviation ?? 'an agency'} was changed. No other agency has been begun.`;
    case 'offline':
      return 'There is no connection.';
    case 'interrupted':
      return abbreviation === null
        ? 'The page was left. Nothing was being sent at that time.'
        : `The page was left while ${abbreviation} was being changed: look at it first.`;
  }
}

/** The number of agencies by status, in the order of the labels; statuses without an agency are left out. */
export function countSteps(steps: readonly RolloutStep[]): readonly { status: StepStatus; count: number }[] {
  return (Object.keys(STEP_STATUS_LABELS) as StepStatus[])
    .map((status) => ({ status, count: steps.filter((step) => step.status === status).length }))
    .filter(({ count }) => count > 0);
}

import { findStepUnderWay, type Rollout, type RolloutStep, type StepStatus } from '@/domain/rollout/rollout';
import { continueRollout, findNextStep, finishStep, retryStep, skipStep } from '@/domain/rollout/transitions';

/* What the buttons of a paused rollout would do. */

/** The button that tries an agency again. After it the rollout can go on, be done, or wait. */
export function describeRetry(rollout: Rollout, step: RolloutStep): string {
  return goesOnAfterRetry(rollout, step) ? 'Try again and go on' : 'Try again';
}

/** Whether the other agencies follow without a further press if the agency is done now. */
export function goesOnAfterRetry(rollout: Rollout, { agency: { abbreviation } }: RolloutStep): boolean {
  const retried = retryStep(rollout, abbreviation);
  return finishStep(retried, abbreviation, { status: 'done' }, 0).status === 'running';
}

/** The button that leaves the agency as it is. After it the rollout can be done, or wait. */
export function describeSkip(rollout: Rollout, { agency }: RolloutStep): string {
  return skipStep(rollout, agency.abbreviation, 0).status === 'running' ? 'Skip and go on' : 'Skip';
}

/**
 * The number of agencies that follow before the next pause; null if that is not known, because it depends on whether they
 * are changed, or if none follows.
 */
export function countNextAgencies(rollout: Rollout): number | null {
  const count = countUntilPause(rollout, 'done');
  return count > 0 && count === countUntilPause(rollout, 'unchanged') ? count : null;
}

/** The number of agencies that follow before the next pause if each one ends with this status. */
function countUntilPause(rollout: Rollout, status: StepStatus): number {
  const finish = (from: Rollout, { agency }: RolloutStep) =>
    finishStep(from, agency.abbreviation, { status }, 0);
  const continued = continueRollout(rollout);
  const current = findStepUnderWay(continued);
  let next = current ? finish(continued, current) : continued;
  let count = 0;
  for (;;) {
    const step = next.status === 'running' ? findNextStep(next) : undefined;
    if (!step) return count;
    next = finish(next, step);
    count += 1;
  }
}

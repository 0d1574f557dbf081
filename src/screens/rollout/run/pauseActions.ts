import { findRingIndex, listRings } from '@/domain/rollout/rings';
import { type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { finishStep, isTriedAgainLater, retryStep, skipStep } from '@/domain/rollout/transitions';

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
 * The number of agencies that follow before the next pause; null if that is not known: it comes after the first agency
 * that is changed.
 */
export function countNextAgencies({ steps, pausesAfterRings, isDryRun }: Rollout): number | null {
  const index = steps.findIndex(({ status }) => status === 'pending');
  if (index < 0) return 0;
  // The rollout pauses after the first agency in any case, and after one that is tried again later.
  if (!isDryRun && (index === 0 || isTriedAgainLater(steps, index))) return 1;
  if (!isDryRun && !steps.some(({ status }) => status === 'done')) return null;
  const rings = listRings(steps.length);
  const ring = rings[findRingIndex(rings, index)];
  const end = ring && pausesAfterRings && !isDryRun ? ring.start + ring.size : steps.length;
  return steps.slice(index, end).filter(({ status }) => status === 'pending').length;
}

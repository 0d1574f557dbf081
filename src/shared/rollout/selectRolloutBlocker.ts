import { hasStepUnderWay, isUnfinished } from '@/domain/rollout/rollout';
import { type WithRollout } from './rolloutState';

/** Why no rollout can be started now, and no result closed; null when nothing is in the way. */
export function selectRolloutBlocker({ rollout: state }: WithRollout): string | null {
  if (state?.isElsewhere) return 'Another tab has a rollout or its result. Close it there first.';
  if (state?.isUnreadable) return 'A stored rollout could not be read. Reload the page.';
  const isUnderWay = state?.rollout && (isUnfinished(state.rollout) || hasStepUnderWay(state.rollout));
  if (isUnderWay) return 'Another rollout is under way.';
  // The finding of Check now belongs to the result that a start, or Close result, would remove.
  return state && state.verifyingAgency !== null ? 'Check now is still reading an agency.' : null;
}

import { type PortalState } from '@/session/hooks';
import { hasValidMark } from '@/session/storage/rolloutMarks';
import { selectStorageOwner } from '../fleet/storage/selectStorage';

/** Whether this browser keeps a rollout of the session's operator, so that its code has to be loaded. */
export function hasStoredRollout(state: PortalState): boolean {
  const { sessionId, email } = state.session;
  return sessionId !== null && email !== null && hasValidMark(selectStorageOwner(state), sessionId);
}

import { type PortalState } from '@/session/hooks';
import { isMarkValid, readRolloutMarks } from '@/session/storage/rolloutMarks';
import { selectRunOwner } from '../fleet/storage/selectStorage';

/** Whether this browser keeps a rollout of the session's operator, so that its code has to be loaded. */
export function hasStoredRollout(state: PortalState): boolean {
  const { sessionId, email } = state.session;
  if (sessionId === null || email === null) return false;
  const mark = readRolloutMarks().get(selectRunOwner(state));
  return mark !== undefined && isMarkValid(mark, sessionId, Date.now());
}

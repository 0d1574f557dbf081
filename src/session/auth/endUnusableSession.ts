import { limitFormDraft } from '../drafts/formDrafts';
import { type PortalThunk } from '../hooks';
import { safeSessionStorage } from '../storage/safeStorage';
import { SESSION_SCOPED_KEYS } from '../storage/storageKeys';
import { selectBackendOrigin } from './backendOrigin';
import { noSessionRestored } from './noSessionRestored';
import { sessionEnded } from './sessionSlice';

/**
 * A thunk for the start: ends the restored session if another version of the portal has stored it, or if `/index.json`
 * now names another origin for its region, which must not get its tokens (decision 1). A region without a URL has its
 * own message. Without a session, as after one that could not be stored, the next user must not get what is left of it.
 */
export function endUnusableSession(): PortalThunk {
  return (dispatch, getState) => {
    const state = getState();
    const { sessionId, endReason, region, tokenOrigin } = state.session;
    const origin = region === null ? null : selectBackendOrigin(state, region);
    if (endReason !== null) dispatch(sessionEnded({ reason: endReason }));
    else if (sessionId === null) {
      SESSION_SCOPED_KEYS.forEach(safeSessionStorage.remove);
      limitFormDraft(state.configuration.keepInputMinutes);
      dispatch(noSessionRestored());
    } else if (origin !== null && origin !== tokenOrigin) dispatch(sessionEnded({ reason: 'otherHost' }));
  };
}

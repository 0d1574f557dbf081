import { type PortalThunk } from '../hooks';
import { selectBackendOrigin } from './backendOrigin';
import { sessionEnded } from './sessionSlice';

/**
 * A thunk for the start: ends the restored session if another version of the portal has stored it, or if `/index.json`
 * now names another origin for its region, which must not get its tokens (decision 1). A region without a URL has its
 * own message.
 */
export function endUnusableSession(): PortalThunk {
  return (dispatch, getState) => {
    const state = getState();
    const { endReason, region, tokenOrigin } = state.session;
    const origin = region === null ? null : selectBackendOrigin(state, region);
    if (endReason !== null) dispatch(sessionEnded({ reason: endReason }));
    else if (origin !== null && origin !== tokenOrigin) dispatch(sessionEnded({ reason: 'otherHost' }));
  };
}

import { type Dispatch } from '@reduxjs/toolkit';
import { selectBackendOrigin } from '@/session/auth/backendOrigin';
import { agencySignedIn, selectAgencyToken, selectPsoToken, selectRegion } from '@/session/auth/sessionSlice';
import { type PortalDispatch, readPortalState } from '@/session/hooks';
import { invalidateForbidden } from './client/invalidateForbidden';

/**
 * Call it before a sign-in to an agency is sent. Returns a function that stores the token of its answer in the session,
 * unless the operator has meanwhile signed out, or signed in anew, to the portal or to this agency. A renewal (`isRenewal`)
 * invalidates nothing: an open list that was refused its next page would lose the loaded ones.
 */
export function startAgencySignIn(
  abbreviation: string,
  { dispatch, getState }: { dispatch: Dispatch; getState: () => unknown },
  { isRenewal = false } = {},
) {
  const state = readPortalState({ getState });
  const region = selectRegion(state);
  const tokenOrigin = selectBackendOrigin(state, region);
  const psoToken = selectPsoToken(state);
  const agencyToken = selectAgencyToken(state, abbreviation);
  /** `email`: the administrator's, who has signed in with it. */
  return (token: string, email?: string): void => {
    const stateNow = readPortalState({ getState });
    // An administrator's session without an operator has no token of an operator.
    const isSameSession =
      stateNow.session.sessionId === state.session.sessionId && selectPsoToken(stateNow) === psoToken;
    if (!isSameSession || selectAgencyToken(stateNow, abbreviation) !== agencyToken) return;
    dispatch(agencySignedIn({ region, abbreviation, token, tokenOrigin, email }));
    if (!isRenewal) (dispatch as PortalDispatch)(invalidateForbidden(abbreviation));
  };
}

import { type PortalThunk } from '../hooks';
import { selectAdministratorEmail } from './administratorEmail';
import { callSignOutOfToken } from './callSignOut';
import { agencyTokenDropped, selectAgencyToken } from './sessionSlice';

/** A thunk: signs the user out of one agency of the session's region. The rest of the session goes on. */
export function signOutOfAgency(abbreviation: string): PortalThunk {
  return (dispatch, getState) => {
    const state = getState();
    const token = selectAgencyToken(state, abbreviation);
    if (token === null) return;
    // The token of an agency that the operator has opened is of the operator's sign-in, which the call would end.
    if (selectAdministratorEmail(state, abbreviation) !== undefined) callSignOutOfToken(state, token);
    dispatch(agencyTokenDropped({ abbreviation, token, isSignOut: true }));
  };
}

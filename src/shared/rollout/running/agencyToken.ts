import { acrossAgenciesApi } from '@/api/acrossAgencies';
import { type Agency } from '@/domain/entities/agency';
import { type Failure, toFailure } from '@/domain/failures';
import { toRolloutTokenKey } from '@/session/auth/rolloutToken';
import { runTokenDropped, runTokenReceived } from '@/session/auth/runTokensSlice';
import { selectAgencyToken } from '@/session/auth/sessionSlice';
import { type PortalThunk } from '@/session/hooks';

/** A thunk: gets a token for one agency of a rollout, unless the agency is open: then its own serves. Returns the failure, or null. */
export function signInForStep({ abbreviation, id: agencyId }: Agency): PortalThunk<Promise<Failure | null>> {
  return async (dispatch, getState) => {
    if (selectAgencyToken(getState(), abbreviation) !== null) return null;
    const { sessionId } = getState().session;
    const { signInForRun } = acrossAgenciesApi.endpoints;
    const { data, error } = await dispatch(
      signInForRun.initiate({ abbreviation, agencyId }, { track: false }),
    );
    if (error) return toFailure(error);
    // After a sign-out, the token does not belong to this session.
    if (getState().session.sessionId === sessionId)
      dispatch(runTokenReceived({ abbreviation: toRolloutTokenKey(abbreviation), token: data.token }));
    return null;
  };
}

export function dropStepToken({ abbreviation }: Agency): PortalThunk {
  return (dispatch) => void dispatch(runTokenDropped(toRolloutTokenKey(abbreviation)));
}

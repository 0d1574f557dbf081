import { acrossAgenciesApi } from '@/api/acrossAgencies';
import { type Agency } from '@/domain/entities/agency';
import { type Failure, toFailure } from '@/domain/failures';
import { toRolloutTokenKey } from '@/session/auth/rolloutToken';
import { runTokenDropped, runTokenReceived } from '@/session/auth/runTokensSlice';
import { selectAgencyToken, sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalThunk } from '@/session/hooks';

/**
 * A thunk: gets a token for one agency of a rollout, unless the agency is open: then its own serves.
 * Returns the failure, or null. A refusal of the operator's token ends the session.
 */
export function signInForStep({ abbreviation, id: agencyId }: Agency): PortalThunk<Promise<Failure | null>> {
  return async (dispatch, getState) => {
    if (selectAgencyToken(getState(), abbreviation) !== null) return null;
    const { sessionId } = getState().session;
    const { signInForRun } = acrossAgenciesApi.endpoints;
    const { data, error } = await dispatch(
      signInForRun.initiate({ abbreviation, agencyId }, { track: false }),
    );
    // After a sign-out, the answer does not belong to this session.
    const isSameSession = getState().session.sessionId === sessionId;
    if (error) {
      const failure = toFailure(error);
      // The operator's token is no longer valid: after the next sign-in, the rollout goes on with this agency.
      if (failure.status === 401 && isSameSession) dispatch(sessionEnded({ reason: 'expired' }));
      return failure;
    }
    if (isSameSession)
      dispatch(runTokenReceived({ abbreviation: toRolloutTokenKey(abbreviation), token: data.token }));
    return null;
  };
}

export function dropStepToken({ abbreviation }: Agency): PortalThunk {
  return (dispatch) => void dispatch(runTokenDropped(toRolloutTokenKey(abbreviation)));
}

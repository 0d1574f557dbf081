import { acrossAgenciesApi } from '@/api/acrossAgencies';
import { type Agency } from '@/domain/entities/agency';
import { type Failure, toFailure } from '@/domain/failures';
import { toRolloutTokenKey } from '@/session/auth/rolloutToken';
import { runTokenDropped, runTokenReceived } from '@/session/auth/runTokensSlice';
import { selectAgencyToken } from '@/session/auth/sessionSlice';
import { type PortalDispatch, type PortalThunk } from '@/session/hooks';

/** The tokens of a rollout: of the agency that is under way, and of the one that follows it. */
export function createStepTokens(dispatch: PortalDispatch) {
  let next: { agency: Agency; answer: Promise<Failure | null> } | null = null;

  const drop = ({ abbreviation }: Agency) => void dispatch(runTokenDropped(toRolloutTokenKey(abbreviation)));

  /** Drops the one that was requested early, because the rollout does not go on with that agency. */
  function dropNext(): void {
    if (next === null) return;
    const { agency, answer } = next;
    next = null;
    void answer.then(() => drop(agency));
  }

  return {
    drop,
    dropNext,
    /** Asks for the token of the agency that follows, so that it is there when its turn comes. */
    requestNext: (agency: Agency): void => {
      dropNext();
      next = { agency, answer: dispatch(signInForStep(agency)) };
    },
    /** Resolves to the failure, or to null when the agency has a token. */
    get: (agency: Agency): Promise<Failure | null> => {
      if (next?.agency.abbreviation !== agency.abbreviation) return dispatch(signInForStep(agency));
      const { answer } = next;
      next = null;
      return answer;
    },
  };
}

/** A thunk: gets a token for one agency, unless the agency is open: then its own serves. Returns the failure, or null. */
function signInForStep({ abbreviation, id: agencyId }: Agency): PortalThunk<Promise<Failure | null>> {
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

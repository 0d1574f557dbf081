import { acrossAgenciesApi } from '@/api/acrossAgencies';
import { type Agency } from '@/domain/entities/agency';
import { type Failure, isUnauthorized, toFailure } from '@/domain/failures';
import { runTokenReceived } from '@/session/auth/runTokensSlice';
import { selectAgencyToken, sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalThunk } from '@/session/hooks';

interface SignInOptions {
  /** The key of the token among those of runs. */
  tokenKey: string;
  signal?: AbortSignal;
}

/**
 * A thunk: gets a token for one agency of a run or a rollout, unless the agency is open: then its own token serves.
 * Returns the failure, or null. A refusal of the operator's token ends the session.
 */
export function signInForRun(
  { abbreviation, id: agencyId }: Agency,
  { tokenKey, signal }: SignInOptions,
): PortalThunk<Promise<Failure | null>> {
  return async (dispatch, getState) => {
    if (selectAgencyToken(getState(), abbreviation) !== null) return null;
    const { sessionId } = getState().session;
    const pending = dispatch(
      acrossAgenciesApi.endpoints.exchangeRunToken.initiate({ abbreviation, agencyId }, { track: false }),
    );
    signal?.addEventListener('abort', () => pending.abort(), { once: true });
    const { data, error } = await pending;
    // After a sign-out, the response does not belong to this session.
    const isCurrent = !signal?.aborted && getState().session.sessionId === sessionId;
    if (error) {
      const failure = toFailure(error);
      // The operator's token is no longer valid: every other agency would fail, too.
      if (isUnauthorized(failure) && isCurrent) dispatch(sessionEnded({ reason: 'expired' }));
      return failure;
    }
    if (isCurrent) dispatch(runTokenReceived({ abbreviation: tokenKey, token: data.token }));
    return null;
  };
}

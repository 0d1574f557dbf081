import { acrossAgenciesApi } from '@/api/acrossAgencies';
import { type Agency } from '@/domain/entities/agency';
import { type Failure, isUnauthorized, toFailure } from '@/domain/failures';
import { type RunKind, runTokenReceived } from '@/session/auth/runTokensSlice';
import { selectAgencyToken, sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalThunk } from '@/session/hooks';

/**
 * A thunk: gets a token for one agency of a run or a rollout, unless the agency is open: then its own token serves.
 * Returns the failure, or null. A refusal of the operator's token ends the session.
 */
export function signInForRun(
  { abbreviation, id: agencyId }: Agency,
  run: RunKind,
  signal?: AbortSignal,
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
    if (isCurrent) dispatch(runTokenReceived({ run, abbreviation, token: data.token }));
    return null;
  };
}

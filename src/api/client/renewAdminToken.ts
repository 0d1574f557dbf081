import { object } from 'yup';
import { requiredId, requiredText } from '@/domain/entities/fields';
import { type Failure } from '@/domain/failures';
import { type Region } from '@/domain/regions';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import {
  agencySignedIn,
  agencyTokenDropped,
  selectAgencyToken,
  selectPsoToken,
} from '@/session/sessionSlice';
import { fetchWithRetry } from './fetchWithRetry';
import { parseOne } from './parse';
import { type RenewalResult, type ThunkExtra } from './thunkExtra';

interface Renewal {
  backendUrl: string;
  region: Region;
  agency: string;
  /** The token that got a 401. */
  rejectedToken: string;
  /** The call that got the 401 is a write. */
  isWrite: boolean;
}

interface Context {
  dispatch: unknown;
  getState: () => unknown;
  extra: unknown;
}

/**
 * Requests a new admin token of the agency with the operator's token, and stores it (decision 5). Concurrent calls with
 * the same rejected token share one renewal. When the platform refuses a new token, the rejected one is removed.
 */
export function renewAdminToken(renewal: Renewal, context: Context): Promise<RenewalResult> {
  const key = `${renewal.region}/${renewal.agency}/${renewal.rejectedToken}`;
  const { pendingRenewals } = context.extra as ThunkExtra;
  const pendingRenewal = pendingRenewals.get(key);
  if (pendingRenewal) return pendingRenewal;
  const newRenewal = requestNewToken(renewal, context)
    .then((result) => {
      // This must happen before the renewal leaves `pendingRenewals`. Otherwise another call could find the rejected
      // token in the session and start a second renewal.
      if (result.token === null && result.isRefused) dropRejectedToken(renewal, context);
      return result;
    })
    .finally(() => pendingRenewals.delete(key));
  pendingRenewals.set(key, newRenewal);
  return newRenewal;
}

function dropRejectedToken({ region, agency, rejectedToken, isWrite }: Renewal, { dispatch }: Context): void {
  (dispatch as PortalDispatch)(
    agencyTokenDropped({ region, abbreviation: agency, token: rejectedToken, wasWriteRejected: isWrite }),
  );
}

async function requestNewToken(
  { backendUrl, region, agency, rejectedToken }: Renewal,
  context: Context,
): Promise<RenewalResult> {
  const getState = () => context.getState() as PortalState;
  const currentToken = selectAgencyToken(getState(), agency);
  // The token was removed, because the platform has refused a new token to another call.
  if (currentToken === null) return { token: null, isRefused: true };
  if (currentToken !== rejectedToken) return { token: currentToken };
  const psoToken = selectPsoToken(getState());
  if (psoToken === null) return { token: null, isRefused: true };
  // Aborting the call must not abort the renewal, because other calls may wait for it.
  const { signal } = new AbortController();
  const agencyResult = await fetchWithRetry(
    backendUrl,
    {
      audience: 'pso',
      path: `/agency/api/v4/agencies/${encodeURIComponent(agency)}`,
      parse: parseOne(object({ id: requiredId() })),
    },
    psoToken,
    signal,
  );
  if (agencyResult.error) return { token: null, isRefused: isRefusal(agencyResult.error) };
  const tokenResult = await fetchWithRetry(
    backendUrl,
    {
      audience: 'pso',
      method: 'POST',
      path: '/pso/api/v1/token/agency',
      body: { agencyName: agency, agencyId: agencyResult.data.id },
      parse: parseOne(object({ token: requiredText() })),
    },
    psoToken,
    signal,
  );
  if (tokenResult.error) return { token: null, isRefused: isRefusal(tokenResult.error) };
  // If the operator has signed out, or another one has signed in, the new token does not belong to this session.
  if (selectPsoToken(getState()) !== psoToken) return { token: null, isRefused: false };
  (context.dispatch as PortalDispatch)(
    agencySignedIn({ region, abbreviation: agency, token: tokenResult.data.token }),
  );
  return { token: tokenResult.data.token };
}

/** Whether the platform has refused the request for good: any 4xx except 429 (too many requests). */
function isRefusal({ status = 0 }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Failure } from '@/domain/failures';
import {
  agencyTokenDropped,
  operatorRejected,
  selectAgencyToken,
  selectPsoToken,
} from '@/session/auth/sessionSlice';
import { isExpired } from '@/session/auth/tokenExpiry';
import { type PortalDispatch, readPortalState, type ThunkExtra } from '@/session/hooks';

interface RejectedToken {
  agency: string;
  rejectedToken: string;
  wasWriteRejected: boolean;
}

/** Without a token, the session has none for the agency any more. After a failure, a later renewal may succeed. */
export type Renewal = { token: string | null; failure?: undefined } | { failure: Failure };

/**
 * Renews an admin token, unless another call has done that already. The rejected token is dropped when the platform
 * refuses a new one; after a temporary failure it stays, and with it the page.
 */
export async function renewToken(rejected: RejectedToken, api: BaseQueryApi): Promise<Renewal> {
  const { agency, rejectedToken } = rejected;
  const currentToken = selectAgencyToken(readPortalState(api), agency);
  if (currentToken !== rejectedToken) return { token: currentToken };
  const { tokenRenewals } = api.extra as ThunkExtra;
  const renewal = requestNewToken(agency, api);
  tokenRenewals.set(agency, renewal);
  const failure = await renewal;
  if (tokenRenewals.get(agency) === renewal) tokenRenewals.delete(agency);
  if (!failure) return { token: selectAgencyToken(readPortalState(api), agency) };
  if (!isRefusal(failure)) return { failure };
  const psoToken = selectPsoToken(readPortalState(api));
  if (psoToken !== null && isSignInRefusal(failure)) api.dispatch(operatorRejected({ token: psoToken }));
  dropToken(rejected, api);
  return { token: null };
}

/** The renewal of an agency's token that is under way. */
export function getTokenRenewal(agency: string, { extra }: BaseQueryApi): Promise<unknown> | undefined {
  return (extra as ThunkExtra).tokenRenewals.get(agency);
}

async function requestNewToken(agency: string, api: BaseQueryApi): Promise<Failure | null> {
  const state = readPortalState(api);
  const psoToken = selectPsoToken(state);
  // An expired token is not sent: the sign-in to the agency has ended with the operator's.
  if (psoToken === null || isExpired(psoToken, state.session.clockSkewMs)) return { kind: 'signedOut' };
  try {
    const { renewAgencyToken } = await (api.extra as ThunkExtra).loadTokenRenewal();
    return await (api.dispatch as PortalDispatch)(renewAgencyToken(agency));
  } catch {
    return { kind: 'network' };
  }
}

export function dropToken(
  { agency, rejectedToken, wasWriteRejected }: RejectedToken,
  api: BaseQueryApi,
): void {
  api.dispatch(agencyTokenDropped({ abbreviation: agency, token: rejectedToken, wasWriteRejected }));
}

/** Whether the token is no longer valid that should get one of an agency. */
function isSignInRefusal({ kind, status }: Failure): boolean {
  return kind === 'signedOut' || status === 401;
}

/**
 * Whether the platform has refused a token for good: there is no operator, or any 4xx except 429 (too many requests). Except for a
 * 401, one with HTML is that of a proxy, and no refusal.
 */
function isRefusal(failure: Failure): boolean {
  const { status = 0, isUnreadable } = failure;
  return isSignInRefusal(failure) || (status >= 400 && status < 500 && status !== 429 && !isUnreadable);
}

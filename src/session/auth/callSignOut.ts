import { type PortalState } from '../hooks';
import { selectRegion } from './sessionSlice';

/** Calls the platform on Sign Out to end the session's tokens. */
export function callSignOut(state: PortalState): void {
  const { psoToken, agencyTokens } = state.session;
  // An agency's token can be of an administrator's own sign-in.
  for (const token of [psoToken, ...Object.values(agencyTokens)])
    if (token !== null) callSignOutOfToken(state, token);
}

/**
 * Ends this token and all others of the same sign-in on the platform, if `/index.json` has `signOutCall`. Nothing waits
 * for the call, and its failure changes nothing: the tab removes the token. The browser sends it although the page is
 * left.
 */
export function callSignOutOfToken(state: PortalState, token: string): void {
  const { signOutCall, backends } = state.configuration;
  const backend = backends[selectRegion(state)];
  if (!signOutCall || backend === null) return;
  fetch(`${backend}/pso/api/v1/signout`, {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
    // As each call (fetchWithRetry.ts): a redirect could send the token to another host.
    redirect: 'error',
    credentials: 'same-origin',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

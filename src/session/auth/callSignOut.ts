import { type PortalState } from '../hooks';
import { selectRegion } from './sessionSlice';

/**
 * Tells the platform on Sign Out to end the session's tokens, where `/index.json` has `signOutCall`. Nothing waits for
 * the call, and its failure changes nothing: the tab has removed the tokens. The browser sends it although the page is
 * left.
 */
export function callSignOut(state: PortalState): void {
  const { configuration, session } = state;
  const region = selectRegion(state);
  const backend = configuration.backends[region];
  if (!configuration.signOutCall || backend === null) return;
  // An agency's token can be of an administrator's own sign-in.
  for (const token of [session.psoToken, ...Object.values(session.agencyTokens[region])]) {
    if (token === null) continue;
    fetch(`${backend}/pso/api/v1/signout`, {
      method: 'POST',
      keepalive: true,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      // As each call (fetchWithRetry.ts): a redirect could send the token to another host.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  }
}

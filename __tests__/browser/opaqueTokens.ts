import { type Page } from '@playwright/test';
import { type TokenKind } from '@tests/support/tokenKinds';
import { type StoredSession } from './openSignedIn';

const PREFIX = 'opq+/';
const JWTS = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const reverse = (text: string) => [...text].reverse().join('');

/** A token without readable claims, and with characters that most encodings escape. */
const toOpaque = (jwt: string) => `${PREFIX}${reverse(jwt)}`;

/** The platform's token for one of `toOpaque`; any other is returned as it is. */
export const toJwt = (token: string) =>
  token.startsWith(PREFIX) ? reverse(token.slice(PREFIX.length)) : token;

/**
 * Replaces the platform's tokens by opaque ones in responses, and back in requests. Routes that a test adds later come
 * first; they pass requests on with `route.fallback`.
 */
export async function routeOpaqueTokens(page: Page): Promise<void> {
  await page.route('**/platform/**', async (route) => {
    const request = route.request();
    const { authorization = '', ...otherHeaders } = request.headers();
    const token = toJwt(authorization.replace('Bearer ', ''));
    const headers = { ...otherHeaders, ...(token && { authorization: `Bearer ${token}` }) };
    if (!/\/(signin|token\/agency|authenticate)$/.test(new URL(request.url()).pathname))
      return route.continue({ headers });
    const response = await route.fetch({ headers });
    const text = await response.text();
    return route.fulfill({ response, body: text.replace(JWTS, toOpaque) });
  });
}

/** The session with tokens of this kind. */
export function convertSession(session: StoredSession, kind: TokenKind): StoredSession {
  const text = JSON.stringify(session);
  return kind === 'jwt' ? session : (JSON.parse(text.replace(JWTS, toOpaque)) as StoredSession);
}

import { isRecord } from '@/lib/isRecord';

/** The times in a token are seconds since 1970. */
const MS_PER_SECOND = 1_000;

/** The time at which a token was issued, in milliseconds since 1970 by the platform's clock; null when it has none. */
export function getTokenIssueTime(token: string): number | null {
  const { iat } = parseJwtClaims(token);
  return typeof iat === 'number' ? iat * MS_PER_SECOND : null;
}

/** Milliseconds since 1970 by this computer's clock; null when the token has no expiry. */
export function getTokenExpiry(token: string, clockSkewMs: number | null): number | null {
  const { exp } = parseJwtClaims(token);
  return typeof exp === 'number' ? exp * MS_PER_SECOND + (clockSkewMs ?? 0) : null;
}

/** A token without an expiry never expires. */
export function isExpired(token: string, clockSkewMs: number | null): boolean {
  const expiry = getTokenExpiry(token, clockSkewMs);
  return expiry !== null && expiry <= Date.now();
}

/**
 * The claims of a token; none when it is not a JWT. Does not verify the signature, and reads bytes as Latin-1: claims that
 * are numbers are right, texts only if they are ASCII.
 */
function parseJwtClaims(token: string): Record<string, unknown> {
  try {
    // A JWT's payload is base64url, which `atob` does not accept.
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

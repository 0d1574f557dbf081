import { parseJwtClaims } from '../lib/jwt';

/** Milliseconds by which this computer's clock is ahead of the platform's, from a token that was issued just now. */
export function measureClockSkew(token: string, now: number): number {
  const { iat } = parseJwtClaims(token);
  return typeof iat === 'number' ? now - iat * 1000 : 0;
}

/** When a token expires by this computer's clock, in milliseconds since 1970; null when the token has no expiry. */
export function expiresAt(token: string, clockSkewMs: number): number | null {
  const { exp } = parseJwtClaims(token);
  return typeof exp === 'number' ? exp * 1000 + clockSkewMs : null;
}

/** Whether a token is known to be expired. A call with an expired token is not sent. */
export function isExpired(token: string, clockSkewMs: number): boolean {
  const expiry = expiresAt(token, clockSkewMs);
  return expiry !== null && expiry <= Date.now();
}

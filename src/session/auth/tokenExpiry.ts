import { parseJwtClaims } from '@/lib/jwt';

/** The times in a token are seconds since 1970. */
const MS_PER_SECOND = 1_000;

/** Milliseconds by which this computer's clock is ahead of the platform's. `token` must have been issued just now. */
export function measureClockSkew(token: string, now: number): number {
  const { iat } = parseJwtClaims(token);
  return typeof iat === 'number' ? now - iat * MS_PER_SECOND : 0;
}

/** Milliseconds since 1970 by this computer's clock; null when the token has no expiry. */
export function getTokenExpiry(token: string, clockSkewMs: number): number | null {
  const { exp } = parseJwtClaims(token);
  return typeof exp === 'number' ? exp * MS_PER_SECOND + clockSkewMs : null;
}

/** A token without an expiry never expires. */
export function isExpired(token: string, clockSkewMs: number): boolean {
  const expiry = getTokenExpiry(token, clockSkewMs);
  return expiry !== null && expiry <= Date.now();
}

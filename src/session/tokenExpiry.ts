import { parseJwtClaims } from '../lib/jwt';

/** Milliseconds that this computer's clock is ahead of the platform's, judged by a token that has just been issued. */
export function measureClockSkew(token: string, now: number): number {
  const { iat } = parseJwtClaims(token);
  return typeof iat === 'number' ? now - iat * 1000 : 0;
}

/** When a token ends by this computer's clock, in milliseconds since 1970; null when it doesn't say. */
export function expiresAt(token: string, clockSkewMs: number): number | null {
  const { exp } = parseJwtClaims(token);
  return typeof exp === 'number' ? exp * 1000 + clockSkewMs : null;
}

/** Whether a token is known to have ended: it is worth no call then. */
export function isExpired(token: string, clockSkewMs: number): boolean {
  const end = expiresAt(token, clockSkewMs);
  return end !== null && end <= Date.now();
}

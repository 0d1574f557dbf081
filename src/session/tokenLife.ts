import { jwtClaims } from '../lib/jwt';

/** Milliseconds that this computer's clock is ahead of the platform's, judged by a token that has just been issued. */
export function skewAt(token: string, now: number): number {
  const { iat } = jwtClaims(token);
  return typeof iat === 'number' ? now - iat * 1000 : 0;
}

/** When a token ends by this computer's clock, in milliseconds since 1970; null when it doesn't say. */
export function endOf(token: string, clockSkewMs: number): number | null {
  const { exp } = jwtClaims(token);
  return typeof exp === 'number' ? exp * 1000 + clockSkewMs : null;
}

/** Whether a token is known to have ended: it is worth no call then. */
export function hasEnded(token: string, clockSkewMs: number): boolean {
  const end = endOf(token, clockSkewMs);
  return end !== null && end <= Date.now();
}

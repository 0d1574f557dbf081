import { CLOCK_NOTICE_MS } from '@/domain/limits';
import { getTokenIssueTime } from './tokenExpiry';

/** A larger difference is taken for an error of the token, such as another unit. */
const TOKEN_SKEW_LIMIT_MS = 7 * 24 * 3_600_000;

/** The skew by a token that was issued just now, for a platform that does not expose the header `date`; null without one. */
export function measureTokenSkew(token: string): number | null {
  const issueTime = getTokenIssueTime(token);
  const skewMs = issueTime === null ? null : Date.now() - issueTime;
  return skewMs !== null && Math.abs(skewMs) <= TOKEN_SKEW_LIMIT_MS ? skewMs : null;
}

/** The part of the state that the functions below read. */
interface WithClockSkew {
  session: { clockSkewMs: number | null; isClockNoticeDismissed: boolean };
}

/**
 * The time now by the platform's clock, in milliseconds since 1970; by this computer's clock while the difference is
 * unknown. For times that are sent to the platform, compared with its times, or recorded.
 */
export function getPlatformTime(state: WithClockSkew): number {
  return toPlatformTime(state, Date.now());
}

/** Converts a time of this computer's clock, in milliseconds since 1970. */
export function toPlatformTime({ session }: WithClockSkew, time: number): number {
  return time - (session.clockSkewMs ?? 0);
}

/** Whether the notice of a wrong clock is to be shown. */
export function selectIsClockNoticeDue({ session }: WithClockSkew): boolean {
  return !session.isClockNoticeDismissed && Math.abs(session.clockSkewMs ?? 0) > CLOCK_NOTICE_MS;
}

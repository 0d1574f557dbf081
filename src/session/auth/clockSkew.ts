import { CLOCK_NOTICE_MS } from '@/domain/limits';
import { getTokenIssueTime } from './tokenExpiry';

/** The part of the session's state that knows the platform's clock. */
interface ClockSkew {
  clockSkewMs: number | null;
  isClockSkewOfToken: boolean;
}

/** The skew by a token that was issued just now, for a platform that does not expose the header `date`. */
export function measureTokenSkew(token: string): number | null {
  const issueTime = getTokenIssueTime(token);
  return issueTime === null ? null : Date.now() - issueTime;
}

/** A skew by a token is replaced with each new token, because the user may have corrected the clock. */
export function chooseClockSkew(
  { clockSkewMs, isClockSkewOfToken }: ClockSkew,
  tokenSkewMs: number | null,
): ClockSkew {
  const isReplaced = tokenSkewMs !== null && (clockSkewMs === null || isClockSkewOfToken);
  return isReplaced
    ? { clockSkewMs: tokenSkewMs, isClockSkewOfToken: true }
    : { clockSkewMs, isClockSkewOfToken };
}

/** The part of the state that the functions below read. */
interface WithClockSkew {
  session: Pick<ClockSkew, 'clockSkewMs'> & { isClockNoticeDismissed: boolean };
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

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

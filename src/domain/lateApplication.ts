import { type Failure, isOutcomeUnknown } from './failures';
import { REQUEST_TIMEOUT_MS } from './limits';

/**
 * Milliseconds from the sending of a write without an answer until a reading that does not show it says that it was not
 * applied. A platform that is slow may apply it after the portal has stopped waiting.
 */
const LATE_APPLICATION_MS = 3 * REQUEST_TIMEOUT_MS;

/**
 * Whether the platform may still apply a write that it has not answered (decision 19). Both times are in milliseconds
 * since 1970.
 */
export function mayStillBeApplied(sentAt: number, now: number): boolean {
  return now < sentAt + LATE_APPLICATION_MS;
}

/** Statuses of gateways: the platform behind them may still be working on the write. */
const GATEWAY_STATUSES = new Set([502, 504, 520, 521, 522, 523, 524, 525, 526, 527]);

/**
 * Whether a failure is the platform's own answer to a write, which it then does not apply later. A status below 400, such as
 * 202, does not say that the write was refused; nor does a success whose body cannot be read, which a proxy may have sent.
 */
function isPlatformAnswer({ kind, status = 0 }: Failure): boolean {
  return kind === 'status' && status >= 400 && !GATEWAY_STATUSES.has(status);
}

/**
 * When the last of the failed writes was sent that the platform has not answered and may have applied, in milliseconds
 * since 1970; 0 when there is none. A bug of the portal has no time: its write may have been sent just now.
 */
export function findLastUnanswered(failures: readonly Failure[]): number {
  return Math.max(
    0,
    ...failures.map((failure) =>
      isOutcomeUnknown(failure) && !isPlatformAnswer(failure) ? (failure.sentAt ?? Date.now()) : 0,
    ),
  );
}

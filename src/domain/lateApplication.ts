import { type Failure, isOutcomeUnknown } from './failures';

/**
 * Milliseconds from the sending of a write without an answer until a reading that does not show it says that it was not
 * applied. A platform that is slow may apply it after the portal has stopped waiting: three times the time-out of a call.
 */
const LATE_APPLICATION_MS = 30_000;

/**
 * Whether the platform may still apply a write that it has not answered (decision 19). Both times are in milliseconds
 * since 1970.
 */
export function mayStillBeApplied(sentAt: number, now: number): boolean {
  return now < sentAt + LATE_APPLICATION_MS;
}

/**
 * Whether a failure is the platform's own answer to a write, which it then does not apply later. A 502 or 504 is a
 * gateway's.
 */
export function isPlatformAnswer({ kind, status }: Failure): boolean {
  return kind === 'status' ? status !== 502 && status !== 504 : kind === 'unreadable';
}

/**
 * When the last of the failed writes was sent that the platform has not answered and may have applied, in milliseconds
 * since 1970; 0 when there is none.
 */
export function findLastUnanswered(failures: readonly Failure[]): number {
  return Math.max(
    0,
    ...failures.map((failure) =>
      isOutcomeUnknown(failure) && !isPlatformAnswer(failure) ? (failure.sentAt ?? 0) : 0,
    ),
  );
}

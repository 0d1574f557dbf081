import { sleep } from '@/lib/sleep';

const WAIT_MS = 1_000;

/**
 * Waits for a reading that does not decide whether a write is sent: at most a second, or until the signal is aborted. Null
 * for one that has not ended by then (decision 23).
 */
export function waitForOptionalRead<Result>(
  reading: Promise<Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  return Promise.race([reading, sleep(WAIT_MS, signal).then(() => null)]);
}

const MAX_FAILURES_PER_ACCOUNT = 10;
const MAX_FAILURES_PER_ADDRESS = 100;
const WINDOW_SECONDS = 15 * 60;
/** Limits memory: beyond this number of accounts and addresses, the oldest entry is removed. */
const MAX_ENTRIES = 10_000;

/** Slows password guessing down by counting recent failures. */
export interface SignInLimits {
  /** Seconds until the next attempt is allowed; 0 if it is allowed now. */
  getRetryAfterSeconds(account: string, address: string): number;
  recordFailure(account: string, address: string): void;
  recordSuccess(account: string): void;
}

export function createSignInLimits(now: () => Date): SignInLimits {
  /** Times of failures in seconds, by account or network address. */
  const failures = new Map<string, number[]>();
  const getNowInSeconds = () => now().getTime() / 1000;
  const getRecentFailures = (key: string) =>
    (failures.get(key) ?? []).filter((time) => time > getNowInSeconds() - WINDOW_SECONDS);
  const getSecondsToWait = (key: string, maxFailures: number) => {
    const times = getRecentFailures(key);
    // The account or address may try again when the oldest of its last `maxFailures` failures leaves the window.
    const failureTime = times[times.length - maxFailures];
    if (failureTime === undefined) return 0;
    return Math.max(1, Math.ceil(failureTime + WINDOW_SECONDS - getNowInSeconds()));
  };
  const addFailure = (key: string) => {
    const times = [...getRecentFailures(key), getNowInSeconds()];
    // A Map keeps the order of insertion, so the entry is inserted again and the first key is the oldest.
    failures.delete(key);
    failures.set(key, times);
    const oldestKey = failures.keys().next().value;
    if (failures.size > MAX_ENTRIES && oldestKey !== undefined) failures.delete(oldestKey);
  };
  return {
    getRetryAfterSeconds: (account, address) =>
      Math.max(
        getSecondsToWait(`account ${account}`, MAX_FAILURES_PER_ACCOUNT),
        getSecondsToWait(`address ${address}`, MAX_FAILURES_PER_ADDRESS),
      ),
    recordFailure: (account, address) => {
      addFailure(`account ${account}`);
      addFailure(`address ${address}`);
    },
    recordSuccess: (account) => {
      failures.delete(`account ${account}`);
    },
  };
}

/** Failures per account within the window. */
const MAX_FAILURES_PER_ACCOUNT = 10;
/** Failures per network address within the window, over all accounts. */
const MAX_FAILURES_PER_ADDRESS = 100;
const WINDOW_SECONDS = 15 * 60;
/** Limits memory: beyond this number of accounts and addresses, the oldest entry is removed. */
const MAX_ENTRIES = 10_000;

/** Slows password guessing down: counts failures per account and per network address for 15 minutes. */
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
    const oldest = times[times.length - maxFailures];
    return oldest === undefined ? 0 : Math.max(1, Math.ceil(oldest + WINDOW_SECONDS - getNowInSeconds()));
  };
  const addFailure = (key: string) => {
    const times = [...getRecentFailures(key), getNowInSeconds()];
    failures.delete(key);
    failures.set(key, times);
    const oldest = failures.keys().next().value;
    if (failures.size > MAX_ENTRIES && oldest !== undefined) failures.delete(oldest);
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

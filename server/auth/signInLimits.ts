/** Failures that an account may have within the window. */
const MAX_FAILURES_PER_ACCOUNT = 10;
/** Failures that one network address may have within the window, over all accounts. */
const MAX_FAILURES_PER_ADDRESS = 100;
const WINDOW_SECONDS = 15 * 60;
/** More accounts and addresses than this are not kept: the oldest are forgotten. */
const MAX_ENTRIES = 10_000;

/** Slows guessing down: failures are counted per account and per address, and forgotten after a quarter of an hour. */
export interface SignInLimits {
  /** Seconds to wait before the next attempt is looked at; 0 when it may be made now. */
  getRetryAfterSeconds(account: string, address: string): number;
  recordFailure(account: string, address: string): void;
  recordSuccess(account: string): void;
}

export function createSignInLimits(now: () => Date): SignInLimits {
  const failures = new Map<string, number[]>();
  const getNowInSeconds = () => now().getTime() / 1000;
  const getRecentFailures = (name: string) =>
    (failures.get(name) ?? []).filter((time) => time > getNowInSeconds() - WINDOW_SECONDS);
  const getSecondsToWait = (name: string, maxFailures: number) => {
    const times = getRecentFailures(name);
    const oldest = times[times.length - maxFailures];
    return oldest === undefined ? 0 : Math.max(1, Math.ceil(oldest + WINDOW_SECONDS - getNowInSeconds()));
  };
  const addFailure = (name: string) => {
    const times = [...getRecentFailures(name), getNowInSeconds()];
    failures.delete(name);
    failures.set(name, times);
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

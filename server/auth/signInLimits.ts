import { toNetwork } from './toNetwork';

const MAX_FAILURES_PER_ACCOUNT_AND_ADDRESS = 10;
const MAX_FAILURES_PER_ADDRESS = 100;
/** From this number of failures on, from all addresses together, an account has to wait between attempts. */
const FREE_FAILURES_PER_ACCOUNT = 10;
/** The longest wait between attempts on an account. An attacker with many addresses still has one guess a minute. */
const MAX_ACCOUNT_DELAY_SECONDS = 60;
const WINDOW_SECONDS = 15 * 60;
/** How long an account that has signed in from a network does not have to wait there for failures elsewhere. */
const KNOWN_NETWORK_SECONDS = 30 * 24 * 60 * 60;
/** Limits memory: beyond this number of keys with failures, or of known networks, the oldest entry is removed. */
const MAX_ENTRIES = 10_000;

/** Slows password guessing down by counting recent failures. */
export interface SignInLimits {
  /** Seconds until the next attempt is allowed; 0 if it is allowed now. */
  getRetryAfterSeconds(account: string, address: string): number;
  recordFailure(account: string, address: string): void;
  recordSuccess(account: string, address: string): void;
}

export function createSignInLimits(now: () => Date): SignInLimits {
  /** Times of failures in seconds, by account, by network address, and by both. */
  const failures = new Map<string, number[]>();
  /** Times of the last success in seconds, by account and network address. */
  const successes = new Map<string, number>();
  const getNowInSeconds = () => now().getTime() / 1000;
  const getRecentFailures = (key: string) =>
    (failures.get(key) ?? []).filter((time) => time > getNowInSeconds() - WINDOW_SECONDS);
  const getSecondsUntil = (time: number) => Math.max(0, Math.ceil(time - getNowInSeconds()));
  const getSecondsToWait = (key: string, maxFailures: number) => {
    const times = getRecentFailures(key);
    // The next attempt is allowed when the oldest of the last `maxFailures` failures leaves the window.
    const failureTime = times[times.length - maxFailures];
    return failureTime === undefined ? 0 : getSecondsUntil(failureTime + WINDOW_SECONDS);
  };
  /**
   * Strangers' failures must not lock out an owner, who mostly signs in from the same networks. There the limit for the
   * account and this network remains.
   */
  const isKnownNetwork = (pairKey: string) =>
    (successes.get(pairKey) ?? -Infinity) > getNowInSeconds() - KNOWN_NETWORK_SECONDS;
  const getAccountDelay = (account: string, address: string) => {
    if (isKnownNetwork(toPairKey(account, address))) return 0;
    const times = getRecentFailures(toAccountKey(account));
    const lastTime = times.at(-1);
    if (lastTime === undefined || times.length < FREE_FAILURES_PER_ACCOUNT) return 0;
    const delay = 2 ** (times.length - FREE_FAILURES_PER_ACCOUNT);
    return getSecondsUntil(lastTime + Math.min(delay, MAX_ACCOUNT_DELAY_SECONDS));
  };
  const addFailure = (key: string) => {
    setNewest(failures, key, [...getRecentFailures(key), getNowInSeconds()]);
  };
  return {
    getRetryAfterSeconds: (account, address) =>
      Math.max(
        getSecondsToWait(toPairKey(account, address), MAX_FAILURES_PER_ACCOUNT_AND_ADDRESS),
        getAccountDelay(account, address),
        getSecondsToWait(toAddressKey(address), MAX_FAILURES_PER_ADDRESS),
      ),
    recordFailure: (account, address) => {
      [toPairKey(account, address), toAccountKey(account), toAddressKey(address)].forEach(addFailure);
    },
    recordSuccess: (account, address) => {
      failures.delete(toPairKey(account, address));
      failures.delete(toAccountKey(account));
      setNewest(successes, toPairKey(account, address), getNowInSeconds());
    },
  };
}

/** A Map keeps the order of insertion, so the entry is inserted again and the first key is the oldest. */
function setNewest<Value>(entries: Map<string, Value>, key: string, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
  const oldestKey = entries.keys().next().value;
  if (entries.size > MAX_ENTRIES && oldestKey !== undefined) entries.delete(oldestKey);
}

const toPairKey = (account: string, address: string) => `account ${account} at ${toNetwork(address)}`;
const toAccountKey = (account: string) => `account ${account}`;
const toAddressKey = (address: string) => `address ${toNetwork(address)}`;

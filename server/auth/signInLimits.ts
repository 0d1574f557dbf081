/** Failures that an account may have within the window. */
const PER_ACCOUNT = 10;
/** Failures that one network address may have within the window, over all accounts. */
const PER_ADDRESS = 100;
const WINDOW_SECONDS = 15 * 60;
/** More accounts and addresses than this are not kept: the oldest are forgotten. */
const MOST_KEPT = 10_000;

/** Slows guessing down: failures are counted per account and per address, and forgotten after a quarter of an hour. */
export interface SignInLimits {
  /** Seconds to wait before the next attempt is looked at; 0 when it may be made now. */
  secondsToWait(account: string, address: string): number;
  failed(account: string, address: string): void;
  succeeded(account: string): void;
}

export function createSignInLimits(now: () => Date): SignInLimits {
  const failures = new Map<string, number[]>();
  const seconds = () => now().getTime() / 1000;
  const recent = (name: string) =>
    (failures.get(name) ?? []).filter((time) => time > seconds() - WINDOW_SECONDS);
  const wait = (name: string, limit: number) => {
    const times = recent(name);
    const oldest = times[times.length - limit];
    return oldest === undefined ? 0 : Math.max(1, Math.ceil(oldest + WINDOW_SECONDS - seconds()));
  };
  const add = (name: string) => {
    const times = [...recent(name), seconds()];
    failures.delete(name);
    failures.set(name, times);
    const oldest = failures.keys().next().value;
    if (failures.size > MOST_KEPT && oldest !== undefined) failures.delete(oldest);
  };
  return {
    secondsToWait: (account, address) =>
      Math.max(wait(`account ${account}`, PER_ACCOUNT), wait(`address ${address}`, PER_ADDRESS)),
    failed: (account, address) => {
      add(`account ${account}`);
      add(`address ${address}`);
    },
    succeeded: (account) => {
      failures.delete(`account ${account}`);
    },
  };
}

import { later, unauthorized } from '../http/problems';
import type { Call } from '../http/route';

/** An attempt to sign in to an account. */
export interface Attempt {
  /** Names the account for the count of failures, whether it exists or not. */
  account: string;
  password: string;
  /** Undefined or null when nobody can sign in to it. */
  hash: string | null | undefined;
}

/** Passes when the password is right; the same 401 for every other reason, so that no account's existence shows. */
export async function checkSignIn({ limits, passwords, address }: Call, attempt: Attempt): Promise<void> {
  const { account, password, hash } = attempt;
  const refuseWhenLimited = () => {
    const seconds = limits.secondsToWait(account, address);
    if (seconds > 0) throw later(429, 'Too many failed attempts. Try again later.', seconds);
  };
  refuseWhenLimited();
  const right = await passwords.verify(password, hash);
  // Attempts made side by side must not slip through before the first of them was counted.
  refuseWhenLimited();
  if (!right) {
    limits.failed(account, address);
    throw unauthorized('E-mail and password do not match.');
  }
  limits.succeeded(account);
}

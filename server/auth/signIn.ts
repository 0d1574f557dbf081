import { retryLater, unauthorized } from '../http/httpErrors';
import type { RouteContext } from '../http/route';

/** An attempt to sign in to an account. */
export interface SignInAttempt {
  /** Names the account for the count of failures, whether it exists or not. */
  account: string;
  password: string;
  /** Undefined or null when nobody can sign in to it. */
  hash: string | null | undefined;
}

/** Passes when the password is right; the same 401 for every other reason, so that no account's existence shows. */
export async function checkSignIn(
  { signInLimits, passwordHasher, clientAddress: address }: RouteContext,
  attempt: SignInAttempt,
): Promise<void> {
  const { account, password, hash } = attempt;
  const throwIfLimited = () => {
    const seconds = signInLimits.getRetryAfterSeconds(account, address);
    if (seconds > 0) throw retryLater(429, 'Too many failed attempts. Try again later.', seconds);
  };
  throwIfLimited();
  const isCorrect = await passwordHasher.verify(password, hash);
  // Attempts made side by side must not slip through before the first of them was counted.
  throwIfLimited();
  if (!isCorrect) {
    signInLimits.recordFailure(account, address);
    throw unauthorized('E-mail and password do not match.');
  }
  signInLimits.recordSuccess(account);
}

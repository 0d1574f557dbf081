import { retryLater, unauthorized } from '../http/httpErrors';
import type { RouteContext } from '../http/route';

export interface SignInAttempt {
  /** The key under which failures are counted. The account need not exist. */
  account: string;
  password: string;
  /** The account's password hash; undefined or null if the account is unknown or has no password. */
  hash: string | null | undefined;
}

/**
 * The key under which an account's failures are counted: by its id, so that every spelling that the database takes for
 * this account counts. The texts count for an account that does not exist.
 */
export function toAccountKey(kind: string, id: number | undefined, texts: readonly string[]): string {
  return id === undefined
    ? `unknown ${kind} ${texts.join(' ').normalize('NFKC').toLowerCase()}`
    : `${kind} ${id}`;
}

/**
 * Returns when the password is right. @throws the same 401 for all other reasons, so that a client cannot find out
 * which accounts exist; 429 after too many failures.
 */
export async function checkSignIn(
  { signInLimits, passwordHasher, clientAddress }: RouteContext,
  attempt: SignInAttempt,
): Promise<void> {
  const { account, password, hash } = attempt;
  const throwIfLimited = () => {
    const seconds = signInLimits.getRetryAfterSeconds(account, clientAddress);
    if (seconds > 0) throw retryLater(429, 'Too many failed attempts. Try again later.', seconds);
  };
  throwIfLimited();
  const isCorrect = await passwordHasher.verify(password, hash);
  // The limit is checked again, because concurrent attempts may have failed in the meantime.
  throwIfLimited();
  if (!isCorrect) {
    signInLimits.recordFailure(account, clientAddress);
    throw unauthorized('E-mail and password do not match.');
  }
  signInLimits.recordSuccess(account, clientAddress);
}

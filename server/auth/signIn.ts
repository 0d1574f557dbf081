import { retryLater, unauthorized } from '../http/httpErrors';
import type { RouteContext } from '../http/route';

interface Account {
  /** The key under which failures are counted. */
  key: string;
  /** For the log. */
  name: string;
}

interface SignInAttempt<User> {
  /** The account need not exist. */
  account: Account;
  password: string;
  /** Undefined if the account is unknown. */
  user: User | undefined;
}

/**
 * An account is counted by its id. One that does not exist is counted by what was typed, as the database compares it: an
 * email without regard to the case of A to Z, an agency exactly. So no other spelling tells the two apart.
 */
export function toAccount(
  kind: string,
  id: number | undefined,
  { email, agency }: { email: string; agency?: string },
): Account {
  if (id !== undefined) return { key: `${kind} ${id}`, name: `${kind} ${id}` };
  const name = `unknown ${kind}`;
  const comparedEmail = email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return { key: `${name} ${JSON.stringify([agency, comparedEmail])}`, name };
}

/**
 * Returns the user if the password is right. @throws the same 401 for all other reasons, so that a client cannot find out
 * which accounts exist; 429 after too many failures.
 */
export async function checkSignIn<User extends { password_hash: string | null }>(
  { signInLimits, passwordHasher, clientAddress, logSignIn }: RouteContext,
  { account: { key, name }, password, user }: SignInAttempt<User>,
): Promise<User> {
  const throwIfLimited = () => {
    const seconds = signInLimits.getRetryAfterSeconds(key, clientAddress);
    if (seconds === 0) return;
    logSignIn('signInLimited', name);
    throw retryLater(429, 'Too many failed attempts. Try again later.', seconds);
  };
  throwIfLimited();
  const isCorrect = await passwordHasher.verify(password, user?.password_hash);
  // The limit is checked again, also for the right password, because concurrent attempts may have failed in the meantime:
  // otherwise an attacker could try as many passwords at once as are hashed before the first failure counts.
  throwIfLimited();
  if (!user || !isCorrect) {
    signInLimits.recordFailure(key, clientAddress);
    logSignIn('signInFailed', name);
    throw unauthorized('Email and password do not match.');
  }
  signInLimits.recordSuccess(key, clientAddress);
  logSignIn('signedIn', name);
  return user;
}

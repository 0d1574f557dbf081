import { type Region } from '@/domain/regions';
import { hashText } from '@/lib/hashText';
import { type SessionState } from './sessionSlice';

/**
 * An operator, known by what signed in: tokens are opaque. In another region the same email is another operator.
 * `email` is in lower case; null when no operator is signed in.
 */
export interface OperatorKey {
  region: Region | null;
  email: string | null;
}

/** The operator of the session. */
export function selectOperator({ session: { region, email } }: { session: SessionState }): OperatorKey {
  return { region, email: email?.trim().toLowerCase() ?? null };
}

/** Names the operator in messages to other tabs, which must not have the email address; null without an operator. */
export function hashOperator({ region, email }: Record<keyof OperatorKey, unknown>): string | null {
  return typeof email === 'string' ? hashText(JSON.stringify([region, email])) : null;
}

/** Whether a stored entry was stored for this operator. */
export function isStoredFor(stored: Record<string, unknown>, { region, email }: OperatorKey): boolean {
  return email !== null && stored.region === region && stored.email === email;
}

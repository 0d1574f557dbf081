import { type Failure } from '../failures';
import { describeFailure } from './describeFailure';
import { isSignInRejected } from './signIn';

/** Why a sign-in has failed, without the server's words; null if email or password were wrong. */
export function describeSignInReason({ message, ...failure }: Failure): string | null {
  if (isSignInRejected(failure)) return null;
  // Of a response that cannot be read, the message is the portal's own.
  if (failure.kind === 'unreadable' && message !== undefined) return message;
  return describeFailure(failure);
}

import { type Failure } from '../failures';
import { describeFailure } from './describeFailure';

/** The reason of a failure for a text that is stored: without the server's message, which can contain anything. */
export function describeFailureToStore({ kind, status, retryAfter }: Failure): string {
  return describeFailure({
    kind,
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

/** `describeFailureToStore` for a sign-in to an agency. */
export function describeSignInFailureToStore(failure: Failure): string {
  const { status } = failure;
  return status === undefined
    ? `Could not sign in: ${describeFailureToStore(failure)}`
    : `Could not sign in (${status}).`;
}

import { type Failure } from '../failures';
import { describeFailure } from './describeFailure';

/** Texts about trying a failed write again, for a further line below those of the error catalogue. */
export function listRetryAdvice(failure: Failure): string[] {
  const { status, retryAfter, wasTokenRenewed } = failure;
  // Another call of the same submission may have changed something.
  if (wasTokenRenewed)
    return ['This call changed nothing: the sign-in to the agency had ended and was renewed. Try again.'];
  return (status === 429 || status === 503) && retryAfter !== undefined ? [describeFailure(failure)] : [];
}

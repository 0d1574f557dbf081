import { type Failure } from '../failures';
import { describeSignInFailure } from './signIn';

/** For an agency that is known only by its abbreviation, such as a pinned one: it may not exist any more. */
export function describeAgencyOpenFailure(failure: Failure, abbreviation: string): string {
  return failure.status === 404 ? `There is no agency ${abbreviation}.` : describeSignInFailure(failure);
}

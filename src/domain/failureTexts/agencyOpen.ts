import { type Failure } from '../failures';
import { describeSignInReason } from './signIn';

/**
 * Why an agency could not be opened, for the line below the title (`describeSignInFailure`); null if it is not known. An
 * agency without a known id, such as a pinned one, may not exist any more.
 */
export function describeAgencyOpenReason(
  failure: Failure,
  { abbreviation, id }: { abbreviation: string; id: unknown },
): string | null {
  return id === null && failure.status === 404
    ? `There is no agency ${abbreviation}.`
    : describeSignInReason(failure);
}

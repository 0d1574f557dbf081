import { type Failure } from '../failures';
import { describeSignInReason } from './signIn';

export interface FailedOpening {
  abbreviation: string;
  failure: Failure;
  /** Whether the platform has no such agency, for example one that was pinned and does not exist any more. */
  isAgencyMissing: boolean;
}

/** Why an agency could not be opened, for the line below the title (`describeSignInFailure`); null if it is not known. */
export function describeAgencyOpenReason({
  abbreviation,
  failure,
  isAgencyMissing,
}: FailedOpening): string | null {
  return isAgencyMissing ? `There is no agency ${abbreviation}.` : describeSignInReason(failure);
}

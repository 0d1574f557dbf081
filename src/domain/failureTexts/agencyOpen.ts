import { type Failure, isForbidden } from '../failures';
import { describeSignInReason } from './signInReason';

export interface FailedOpening {
  abbreviation: string;
  failure: Failure;
  /** Whether the platform has no such agency, for example one that was pinned and does not exist any more. */
  isAgencyMissing: boolean;
}

/** Why an agency could not be opened, for the line below the title (`describeSignInFailure`); null if that says it. */
export function describeAgencyOpenReason({
  abbreviation,
  failure,
  isAgencyMissing,
}: FailedOpening): string | null {
  if (isAgencyMissing) return `There is no agency ${abbreviation}.`;
  return isForbidden(failure)
    ? `Your operator account has no right to ${abbreviation}.`
    : describeSignInReason(failure);
}

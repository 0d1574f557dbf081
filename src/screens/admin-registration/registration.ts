import { type NewProfile } from '@/domain/entities/user';
import { type Failure } from '@/domain/failures';
import { type MatchingAdministrator } from '@/domain/failureTexts/adminRegistration';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { type RegistrationValues } from './registrationSchema';

/** What the form says of somebody, without the password. */
export type ValuesWithoutPassword = Omit<RegistrationValues, 'password'>;

/** The administrator was not registered, or nobody can tell. The password is none of its parts. */
export interface AdminFailed {
  status: 'adminFailed';
  values: ValuesWithoutPassword;
  /** Null where a reload has forgotten it. */
  failure: Failure | null;
  isOutcomeUnknown: boolean;
  verifyResult: VerifyResult | null;
  /** Who the check has found by that e-mail, where it could not tell whether this registration made them. */
  existingAdmin: MatchingAdministrator | null;
}

/** The administrator is registered, the profile not; without a failure it was not sent yet, or before a reload. */
export interface ProfileFailed {
  status: 'profileFailed';
  profile: NewProfile;
  /** Null where a reload has forgotten it. */
  email: string | null;
  failure: Failure | null;
  /** It may be there all the same (decision 19). */
  isOutcomeUnknown: boolean;
  verifyResult: VerifyResult | null;
}

export type FailedRegistration = AdminFailed | ProfileFailed;

export type Registration =
  | { status: 'idle' }
  | { status: 'registeringAdmin'; email: string }
  | { status: 'registeringProfile'; profile: NewProfile; email: string | null }
  | { status: 'success'; profile: NewProfile; email: string | null; wasVerified: boolean }
  | FailedRegistration;

/** Whether what was sent may still be applied, as far as is known. */
export function isRegistrationOutcomeUnknown(registration: Registration): boolean {
  switch (registration.status) {
    case 'registeringAdmin':
    case 'registeringProfile':
      return true;
    case 'adminFailed':
    case 'profileFailed':
      return registration.isOutcomeUnknown && registration.verifyResult !== 'notApplied';
    case 'idle':
    case 'success':
      return false;
  }
}

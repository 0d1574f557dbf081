import { type NewProfile } from '@/domain/entities/user';
import { type Failure } from '@/domain/failures';
import { type ExistingAdminStatus } from '@/domain/failureTexts/adminRegistration';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { type RegistrationValues } from './registrationSchema';

export type ValuesWithoutPassword = Omit<RegistrationValues, 'password'>;

/** The call that registers the administrator failed, or its outcome is unknown. */
export interface AdminFailed {
  status: 'adminFailed';
  values: ValuesWithoutPassword;
  /** Null after a reload, which loses the failure. */
  failure: Failure | null;
  isOutcomeUnknown: boolean;
  verifyResult: VerifyResult | null;
  /** Set when 'Check now' found an administrator with this email, who may be from another registration. */
  existingAdmin: ExistingAdminStatus | null;
}

/** The administrator is registered, but the profile failed or its outcome is unknown. */
export interface ProfileFailed {
  status: 'profileFailed';
  profile: NewProfile;
  /** Null after a reload, which loses the email. */
  email: string | null;
  /** Null when the profile was not sent yet, or after a reload. */
  failure: Failure | null;
  /** The platform may have created the profile although the call failed (decision 19). */
  isOutcomeUnknown: boolean;
  verifyResult: VerifyResult | null;
}

export type FailedRegistration = AdminFailed | ProfileFailed;

export interface RegistrationSuccess {
  status: 'success';
  profile: NewProfile;
  /** Null after a reload, which loses the email. */
  email: string | null;
  /** Whether 'Check now' has found the profile. */
  wasVerified: boolean;
}

export type Registration =
  | { status: 'idle' }
  | { status: 'registeringAdmin'; email: string }
  | { status: 'registeringProfile'; profile: NewProfile; email: string | null }
  | RegistrationSuccess
  | FailedRegistration;

/** Whether a call is pending, or has failed but may have been applied. */
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

import { type NewProfile } from '@/domain/entities/user';
import { type Failure } from '@/domain/failures';
import { type MetAdministrator } from '@/domain/failureTexts/registration';
import { type CheckResult } from '@/domain/failureTexts/uncertain';
import { type RegistrationValues } from './registrationSchema';

/** What the form says of somebody, without the password. */
export type KeptValues = Omit<RegistrationValues, 'password'>;

/** The administrator was not registered, or nobody can tell. The password is none of its parts. */
export interface AdminFailed {
  state: 'adminFailed';
  values: KeptValues;
  /** Null where a reload has forgotten it. */
  failure: Failure | null;
  isUncertain: boolean;
  check: CheckResult | null;
  /** Who the check has found by that e-mail, where it could not tell whether this registration made them. */
  met: MetAdministrator | null;
}

/** The administrator is registered, the profile not; without a failure it was not sent yet, or before a reload. */
export interface ProfileFailed {
  state: 'profileFailed';
  profile: NewProfile;
  /** Null where a reload has forgotten it. */
  email: string | null;
  failure: Failure | null;
  /** It may be there all the same (decision 19). */
  isUncertain: boolean;
  check: CheckResult | null;
}

export type FailedRegistration = AdminFailed | ProfileFailed;

export type Registration =
  | { state: 'idle' }
  | { state: 'registeringAdmin'; email: string }
  | { state: 'registeringProfile'; profile: NewProfile; email: string | null }
  | { state: 'success'; profile: NewProfile; email: string | null; wasChecked: boolean }
  | FailedRegistration;

/** Whether what was sent may still be applied, as far as is known. */
export function isRegistrationOpen(registration: Registration): boolean {
  switch (registration.state) {
    case 'registeringAdmin':
    case 'registeringProfile':
      return true;
    case 'adminFailed':
    case 'profileFailed':
      return registration.isUncertain && registration.check !== 'notApplied';
    case 'idle':
    case 'success':
      return false;
  }
}

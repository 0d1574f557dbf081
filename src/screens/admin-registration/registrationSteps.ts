import { type NewProfile } from '@/domain/entities/user';
import { type RegistrationValues } from './registrationSchema';

export type ValuesWithoutPassword = Omit<RegistrationValues, 'password'>;

/** The administrator is not registered yet, or that is not known. */
export interface AdministratorStep {
  step: 'administrator';
  agency: string;
  values: ValuesWithoutPassword;
}

/** The administrator is registered; the profile is missing, or that is not known. */
export interface ProfileStep {
  step: 'profile';
  agency: string;
  profile: NewProfile;
  /** Null after a reload, which loses the email. */
  email: string | null;
}

export type RegistrationStep = AdministratorStep | ProfileStep;

/** The administrator's email; null for a profile after a reload. */
export function getEmail(registration: RegistrationStep): string | null {
  return registration.step === 'profile' ? registration.email : registration.values.email.trim();
}

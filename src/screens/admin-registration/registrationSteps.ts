import { type NewProfile } from '@/domain/entities/user';
import { formatProfileName } from './formatProfileName';
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
  /** Null for a pending profile that an earlier version has stored. */
  email: string | null;
}

export type RegistrationStep = AdministratorStep | ProfileStep;

/** The administrator's email; null if it is not known. */
export function getEmail(registration: RegistrationStep): string | null {
  return registration.step === 'profile' ? registration.email : registration.values.email.trim();
}

export function describeAdministrator({ profile, email }: ProfileStep): string {
  return [formatProfileName(profile), email, `ID ${profile.user_id}`].filter(Boolean).join(', ');
}

import { type NewProfile } from '@/domain/entities/user';
import { type PendingProfile, type PendingRegistration } from '@/session/writes/pendingWritesSlice';
import { formatProfileName } from './formatProfileName';
import { type RegistrationValues } from './registrationSchema';

export type ValuesWithoutPassword = Omit<RegistrationValues, 'password'>;

/** The administrator is not registered yet, or that is not known. */
export interface AdministratorStep {
  step: 'administrator';
  agency: string;
  values: ValuesWithoutPassword;
  /** The journal's id of it, once it was sent. */
  changeId?: string;
}

/** The administrator is registered; the profile is missing, or that is not known. */
export interface ProfileStep {
  step: 'profile';
  agency: string;
  profile: NewProfile;
  email: string;
  /** The journal's ids: of the registration, and of a profile that was sent alone. */
  registrationId?: string;
  changeId?: string;
}

export type RegistrationStep = AdministratorStep | ProfileStep;

export function toAdministratorStep(pending: PendingRegistration): AdministratorStep {
  const { agency, email, firstName, lastName, telephone, changeId } = pending;
  const values = { email, firstName, lastName, telephone };
  return { step: 'administrator', agency, values, ...(changeId !== undefined && { changeId }) };
}

export function toProfileStep(pending: PendingProfile): ProfileStep {
  const { agency, profile, email, registrationId, changeId } = pending;
  return {
    step: 'profile',
    agency,
    profile,
    email,
    ...(registrationId !== undefined && { registrationId }),
    ...(changeId !== undefined && { changeId }),
  };
}

/** The administrator's email. */
export function getEmail(registration: RegistrationStep): string {
  return registration.step === 'profile' ? registration.email : registration.values.email.trim();
}

/** The form's values for the registration, without the password. */
export function getFormValues(registration: RegistrationStep): ValuesWithoutPassword {
  if (registration.step === 'administrator') return registration.values;
  const { email, profile } = registration;
  return {
    email,
    firstName: profile.first_name,
    lastName: profile.last_name,
    telephone: profile.cell_phone,
  };
}

/** The fields of the form but for the password, which is neither stored nor copied. */
export const FIELDS_WITHOUT_PASSWORD = ['firstName', 'lastName', 'email', 'telephone'] as const;

export function hasSameValues(a: ValuesWithoutPassword, b: ValuesWithoutPassword): boolean {
  return FIELDS_WITHOUT_PASSWORD.every((name) => a[name].trim() === b[name].trim());
}

export function describeAdministrator({ profile, email }: ProfileStep): string {
  return [formatProfileName(profile), email, `ID ${profile.user_id}`].filter(Boolean).join(', ');
}

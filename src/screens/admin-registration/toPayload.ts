import { type Id } from '@/domain/entities/fields';
import { type NewAdministrator, type NewProfile } from '@/domain/entities/user';
import { type RegistrationValues } from './registrationSchema';

/** What registers the administrator (specification 3): trimmed, and without a telephone number where there is none. */
export function toAdministrator(values: RegistrationValues): NewAdministrator {
  const telephoneNumber = values.telephone.trim();
  return {
    email: values.email.trim(),
    password: values.password.trim(),
    rmid: 0,
    ...(telephoneNumber !== '' && { telephoneNumber }),
  };
}

/** What makes the profile of the administrator who was registered. */
export function toProfile(values: RegistrationValues, user_id: Id): NewProfile {
  return {
    user_id,
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    cell_phone: values.telephone.trim(),
  };
}

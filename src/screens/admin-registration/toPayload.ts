import { type Id } from '@/domain/entities/fields';
import { type NewAdministrator, type NewProfile } from '@/domain/entities/user';
import { type RegistrationValues } from './registrationSchema';
import { type ValuesWithoutPassword } from './registrationSteps';

/** Omits an empty telephone number. `rmid` is always 0 (section 3 of the specification). */
export function toAdministrator(values: RegistrationValues): NewAdministrator {
  const telephoneNumber = values.telephone.trim();
  return {
    email: values.email.trim(),
    password: values.password.trim(),
    rmid: 0,
    ...(telephoneNumber !== '' && { telephoneNumber }),
  };
}

export function toProfile(values: ValuesWithoutPassword, user_id: Id): NewProfile {
  return {
    user_id,
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    cell_phone: values.telephone.trim(),
  };
}

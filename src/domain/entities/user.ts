import { type InferType, object } from 'yup';
import { type Id, requiredId, text } from './fields';

/** An operator; the platform calls operators pso (platform operator) users. */
export const psoUserSchema = object({ id: requiredId(), email: text(), telephone: text() });
export type PsoUser = InferType<typeof psoUserSchema>;

export const administratorSchema = object({
  user_id: requiredId(),
  rmid: text(),
  email: text(),
  telephone_number: text(),
});
export type Administrator = InferType<typeof administratorSchema>;

/** The platform's types of user accounts, which no document explains. Diagnostics counts the users of each. */
export const USER_TYPES = [
  'administrator',
  'facility',
  'driver',
  'rider',
  'generic_rider',
  'ghost',
  'phantom_rider',
] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The payload that registers an administrator. The specification fixes `rmid` at 0 (section 3). */
export interface NewAdministrator {
  email: string;
  password: string;
  rmid: 0;
  telephoneNumber?: string;
}

/** The payload that creates an administrator's profile. */
export interface NewProfile {
  user_id: Id;
  first_name: string;
  last_name: string;
  cell_phone: string;
}

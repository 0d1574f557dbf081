import { type InferType, object } from 'yup';
import { type Id, requiredId, text } from './fields';

/** An operator (specification 3, 'PSO user row'). */
export const psoUserSchema = object({ id: requiredId(), email: text(), telephone: text() });
export type PsoUser = InferType<typeof psoUserSchema>;

/** An administrator of an agency (specification 3, 'Admin user row'). */
export const administratorSchema = object({
  user_id: requiredId(),
  rmid: text(),
  email: text(),
  telephone_number: text(),
});
export type Administrator = InferType<typeof administratorSchema>;

/** The kinds of user that are counted (specification 3). */
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

/** What registers an administrator (specification 3); `rmid` is fixed. */
export interface NewAdministrator {
  email: string;
  password: string;
  rmid: 0;
  telephoneNumber?: string;
}

/** What makes an administrator's profile (specification 3). */
export interface NewProfile {
  user_id: Id;
  first_name: string;
  last_name: string;
  cell_phone: string;
}

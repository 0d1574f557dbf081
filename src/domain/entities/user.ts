import { type InferType, object } from 'yup';
import { type Id, requiredId, text } from './fields';

/** An operator, also called pso (platform operator) user (specification 3). */
export const psoUserSchema = object({ id: requiredId(), email: text(), telephone: text() });
export type PsoUser = InferType<typeof psoUserSchema>;

/** An administrator of an agency (specification 3). */
export const administratorSchema = object({
  user_id: requiredId(),
  rmid: text(),
  email: text(),
  telephone_number: text(),
});
export type Administrator = InferType<typeof administratorSchema>;

/** The user types that diagnostics counts (specification 3). */
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

/** The payload that registers an administrator (specification 3); `rmid` is always 0. */
export interface NewAdministrator {
  email: string;
  password: string;
  rmid: 0;
  telephoneNumber?: string;
}

/** The payload that creates an administrator's profile (specification 3). */
export interface NewProfile {
  user_id: Id;
  first_name: string;
  last_name: string;
  cell_phone: string;
}

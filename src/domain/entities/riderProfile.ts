import { type InferType, object } from 'yup';
import { integer, text } from './fields';

export const riderProfileSchema = object({
  first_name: text(),
  last_name: text(),
  date_of_birth: text(),
  cell_phone: text(),
  email: text(),
  created: text(),
});
export type RiderProfile = InferType<typeof riderProfileSchema>;

/** `amount` is in cents. */
export const balanceSchema = object({ amount: integer() });
export type Balance = InferType<typeof balanceSchema>;

import { type InferType, object } from 'yup';
import { integer, requiredId, text } from './fields';

/**
 * A row of the riders list; `amount` is the balance in cents. The specification does not say what `rmid`, `a_` and `p_`
 * stand for.
 */
export const riderSchema = object({
  user_id: requiredId(),
  rmid: text(),
  customer_internal_id: text(),
  first_name: text(),
  last_name: text(),
  email: text(),
  a_telephone_number: text(),
  p_telephone_number: text(),
  date_of_birth: text(),
  smartcard_id: text(),
  smartcard: text(),
  smartcard_status: text(),
  concession_type: text(),
  rider_type: text(),
  amount: integer(),
});
export type Rider = InferType<typeof riderSchema>;

import { type InferType, object } from 'yup';
import { integer, requiredId, text } from './fields';

/** A coupon, which the API calls a ticket. `value` is in cents. */
export const couponSchema = object({
  id: requiredId(),
  display_name: text(),
  value: integer(),
  created: text(),
  updated: text(),
});
export type Coupon = InferType<typeof couponSchema>;

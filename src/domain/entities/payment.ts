import { type InferType, object } from 'yup';
import { resolveAliases } from './aliases';
import { type Id, id, integer, requiredId, requiredText, text } from './fields';
import { nested } from './otherFields';

/**
 * `transaction_amount` is in cents. `raw` is the unchanged JSON text of the row, for the JSON viewer. The platform also
 * sends `fare_media` as `fare_media_alias` (decision 12).
 */
export const paymentSchema = object({
  id: requiredId(),
  user_id: id(),
  status: text(),
  transaction_amount: integer(),
  payment_type: text(),
  created: text(),
  fare_media: text(),
  data: nested(object({ coupon_id: id(), coupon_count: integer() })),
  raw: requiredText(),
}).transform((_value, original: unknown) => resolveAliases(original, { fare_media: 'fare_media_alias' }));
export type Payment = InferType<typeof paymentSchema>;

/** The payload of a correction. `amount` is in cents; only the medium Coupon has the coupon fields. */
export interface PaymentCorrection {
  amount: number;
  payment_medium: string;
  coupon_id?: Id;
  coupon_count?: number;
}

/** Of a correction's answer. Any other status is a failure (section 4 of the specification). */
export const CORRECTION_SUCCESS_STATUSES: readonly number[] = [200];

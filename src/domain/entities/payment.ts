import { type InferType, object } from 'yup';
import { textOrDash } from '../missingValue';
import { type Id, id, integer, requiredId, nested, text, requiredText } from './fields';
import { resolveAlias } from './aliases';

/**
 * A payment (specification 3); `transaction_amount` in cents; `fare_media` also stands for the wire's
 * `fare_media_alias`; `raw` is the whole row's JSON as it came, for the JSON viewer.
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
}).transform((_value, original: unknown) =>
  resolveAlias(original, 'fare_media', ['fare_media', 'fare_media_alias']),
);
export type Payment = InferType<typeof paymentSchema>;

/** What corrects a payment (specification 3): `amount` in cents; the coupon's fields go with the medium Coupon only. */
export interface PaymentCorrection {
  amount: number;
  payment_medium: string;
  coupon_id?: Id;
  coupon_count?: number;
}

/** A payment's status as the screens word it: PAYMENT.OK is displayed as OK (specification 4), any other as it is. */
export function formatPaymentStatus(status: string | null): string {
  return status === 'PAYMENT.OK' ? 'OK' : textOrDash(status);
}

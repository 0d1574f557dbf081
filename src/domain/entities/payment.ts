import { type InferType, object } from 'yup';
import { textOr } from '../missing';
import { type Id, id, integer, key, part, text, textKey } from './fields';
import { withOneSpelling } from './spelling';

/**
 * A payment (specification 3); `transaction_amount` in cents; `fare_media` also stands for the wire's
 * `fare_media_alias`; `raw` is the whole row's JSON as it came, for the JSON viewer.
 */
export const paymentSchema = object({
  id: key(),
  user_id: id(),
  status: text(),
  transaction_amount: integer(),
  payment_type: text(),
  created: text(),
  fare_media: text(),
  data: part(object({ coupon_id: id(), coupon_count: integer() })),
  raw: textKey(),
}).transform((_value, original: unknown) =>
  withOneSpelling(original, 'fare_media', ['fare_media', 'fare_media_alias']),
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
export function statusText(status: string | null): string {
  return status === 'PAYMENT.OK' ? 'OK' : textOr(status);
}

import { type InferType, object } from 'yup';
import { textOrDash } from '../missingValue';
import { resolveAlias } from './aliases';
import { type Id, id, integer, nested, requiredId, requiredText, text } from './fields';

/**
 * A payment (specification 3); `transaction_amount` is in cents. The platform also sends `fare_media` as
 * `fare_media_alias` (decision 12). `raw` is the unchanged JSON text of the row, for the JSON viewer.
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

/**
 * The payload of a correction (specification 3): `amount` is in cents; only the medium Coupon has the coupon fields.
 */
export interface PaymentCorrection {
  amount: number;
  payment_medium: string;
  coupon_id?: Id;
  coupon_count?: number;
}

/** Returns a payment's status as the platform sent it, except OK for PAYMENT.OK (specification 4). */
export function formatPaymentStatus(status: string | null): string {
  return status === 'PAYMENT.OK' ? 'OK' : textOrDash(status);
}

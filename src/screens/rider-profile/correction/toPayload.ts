import { type Id } from '@/domain/entities/fields';
import { type PaymentCorrection } from '@/domain/entities/payment';
import { COUPON_MEDIUM } from '@/domain/limits';
import { type CorrectionValues, parseWholeNumber } from './correctionSchema';

/** What is sent for values that the schema has passed (specification 3): the coupon's fields with Coupon only. */
export function toPayload(values: CorrectionValues): PaymentCorrection {
  const { amount, payment_medium, coupon_id, coupon_count } = values;
  return {
    amount: Number(amount),
    payment_medium,
    ...(payment_medium === COUPON_MEDIUM && {
      coupon_id: toId(coupon_id),
      coupon_count: Number(coupon_count),
    }),
  };
}

/** An id is a number where that keeps it, else the text that it came as (contract, last section). */
function toId(id: string): Id {
  return parseWholeNumber(id) ?? id;
}

/** The fields that were typed for what was sent. */
export function toFormValues(sent: PaymentCorrection): CorrectionValues {
  const { amount, payment_medium, coupon_id, coupon_count } = sent;
  return {
    amount: String(amount),
    payment_medium,
    coupon_id: String(coupon_id ?? ''),
    coupon_count: String(coupon_count ?? ''),
  };
}

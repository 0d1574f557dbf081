import { type Id } from '@/domain/entities/fields';
import { type Medium } from '@/domain/entities/medium';
import { type PaymentCorrection } from '@/domain/entities/payment';
import { COUPON_MEDIUM } from '@/domain/limits';
import { isCorrectionMedium, type PaymentValues, resolveMedium } from '@/domain/payments/correction';
import { type CorrectionValues } from '../fields/correctionSchema';

/** Builds the body for valid form values (section 3 of the specification). Only the medium Coupon has the coupon's fields. */
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

/** Converts an id to a number, unless the number would be written in another way: `007`, or too many digits. */
export function toId(id: string): Id {
  const number = Number(id);
  return String(number) === id && Number.isSafeInteger(number) ? number : id;
}

/** The opposite of `toPayload`: the form values for a correction. */
export function toFormValues(correction: PaymentCorrection): CorrectionValues {
  const { amount, payment_medium, coupon_id, coupon_count } = correction;
  return {
    amount: String(amount),
    payment_medium,
    coupon_id: String(coupon_id ?? ''),
    coupon_count: String(coupon_count ?? ''),
  };
}

/** The form values for a payment as it is, or was before a correction that is reverted. */
export function toInitialValues(payment: PaymentValues, mediums: readonly Medium[]): CorrectionValues {
  const { transaction_amount, fare_media, data } = payment;
  const medium = resolveMedium(fare_media, mediums);
  return {
    amount: String(transaction_amount ?? ''),
    payment_medium: medium !== null && isCorrectionMedium(medium) ? medium : '',
    coupon_id: String(data.coupon_id ?? ''),
    coupon_count: String(data.coupon_count ?? ''),
  };
}

import { type ChangeObject } from '@/domain/change';
import { formatMedium, resolveMedium, type PaymentValues } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { type PaymentCorrection } from '@/domain/entities/payment';
import { type PaymentKey } from '@/session/sentCorrectionsSlice';

/** A payment as the record of writes names it. */
export function toPaymentTarget({ userId, paymentId }: PaymentKey): ChangeObject {
  return { kind: 'payment', userId, paymentId };
}

/** What is recorded of a correction: the payment's values before and after, as a correction words them, and what the editor calls its media. */
export function toCorrectionChange(
  paymentKey: PaymentKey,
  { transaction_amount, fare_media, data }: PaymentValues,
  correction: PaymentCorrection,
  mediums: readonly Medium[],
) {
  const { coupon_id, coupon_count } = data;
  const before = {
    amount: transaction_amount,
    payment_medium: resolveMedium(fare_media, mediums) ?? fare_media,
    ...(coupon_id !== null && { coupon_id }),
    ...(coupon_count !== null && { coupon_count }),
  };
  return {
    agency: paymentKey.agency,
    object: toPaymentTarget(paymentKey),
    before: JSON.stringify(before),
    after: JSON.stringify(correction),
    words: Object.fromEntries(
      [before.payment_medium, correction.payment_medium]
        .filter((medium) => medium !== null)
        .map((medium) => [medium, formatMedium(medium, mediums)]),
    ),
  };
}

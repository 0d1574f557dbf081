import { type Medium } from '@/domain/entities/medium';
import { type Payment } from '@/domain/entities/payment';
import { hasCorrectedValues, type SeenPayment } from '@/domain/payments/correction';
import { isRecord } from '@/lib/isRecord';
import { type CorrectionValues, parseWholeNumber } from './fields/correctionSchema';
import { toPayload } from './write/toPayload';

interface CorrectionDraft {
  values: CorrectionValues;
  /** The payment for which the values were typed; null if that is not known, or the payment of now is the one to compare with. */
  opened: SeenPayment | null;
}

/** Returns the values to store when the session ends. `opened` has no fields that name the rider. */
export function toCorrectionDraft(
  { amount, payment_medium, coupon_id, coupon_count }: CorrectionValues,
  { transaction_amount, fare_media, status, data, isSent }: SeenPayment,
) {
  return {
    amount,
    payment_medium,
    coupon_id,
    coupon_count,
    opened: {
      transaction_amount,
      fare_media,
      status,
      isSent,
      data: data && { coupon_id: data.coupon_id, coupon_count: data.coupon_count },
    },
  };
}

/** Reads the values of a stored draft, of an earlier version too, which has no `opened`. */
export function parseCorrectionDraft(
  { amount, payment_medium, coupon_id, coupon_count, opened }: Readonly<Record<string, unknown>>,
  payment: Payment,
  mediums: readonly Medium[],
): CorrectionDraft | null {
  if (!isText(amount) || !isText(payment_medium) || !isText(coupon_id) || !isText(coupon_count)) return null;
  const values = { amount, payment_medium, coupon_id, coupon_count };
  // The submitted draft may have been applied: then nobody else has changed the payment.
  const hasTypedValues =
    parseWholeNumber(amount) !== null && hasCorrectedValues(payment, toPayload(values), mediums);
  return { values, opened: isSeenPayment(opened) && !hasTypedValues ? opened : null };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSeenPayment(value: unknown): value is SeenPayment {
  if (!isRecord(value)) return false;
  const { transaction_amount, fare_media, status, data, isSent } = value;
  return (
    (transaction_amount === null || typeof transaction_amount === 'number') &&
    (fare_media === null || isText(fare_media)) &&
    (status === undefined || status === null || isText(status)) &&
    (data === undefined || isRecord(data)) &&
    (isSent === undefined || typeof isSent === 'boolean')
  );
}

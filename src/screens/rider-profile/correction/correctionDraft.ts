import { type Medium } from '@/domain/entities/medium';
import { type Payment } from '@/domain/entities/payment';
import { hasCorrectedValues, type SeenPayment } from '@/domain/payments/correction';
import { isRecord } from '@/lib/isRecord';
import { hasFields, isBoolean, isNullOr, isNumber, isOptional, isRecordOf, isText } from '@/lib/typeGuards';
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
  { transaction_amount, fare_media, status, data, isSent, seenAt }: SeenPayment,
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
      seenAt,
      data: data && { coupon_id: data.coupon_id, coupon_count: data.coupon_count },
    },
  };
}

/** Reads the values of a stored draft; null if they are invalid. */
export function parseCorrectionDraft(
  { amount, payment_medium, coupon_id, coupon_count, opened }: Readonly<Record<string, unknown>>,
  payment: Payment,
  mediums: readonly Medium[],
): CorrectionDraft | null {
  const values = { amount, payment_medium, coupon_id, coupon_count };
  if (!isCorrectionValues(values)) return null;
  // The submitted draft may have been applied: then nobody else has changed the payment.
  const hasTypedValues =
    parseWholeNumber(values.amount) !== null && hasCorrectedValues(payment, toPayload(values), mediums);
  return { values, opened: isSeenPayment(opened) && !hasTypedValues ? opened : null };
}

function isCorrectionValues(value: unknown): value is CorrectionValues {
  return isRecordOf(isText)(value);
}

function isSeenPayment(value: unknown): value is SeenPayment {
  return hasFields({
    transaction_amount: isNullOr(isNumber),
    fare_media: isNullOr(isText),
    status: isOptional(isNullOr(isText)),
    data: isOptional(isRecord),
    isSent: isOptional(isBoolean),
    seenAt: isNumber,
  })(value);
}

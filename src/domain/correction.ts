import { type Medium } from './entities/medium';
import { type Payment, type PaymentCorrection } from './entities/payment';
import { CORRECTION_MEDIA, COUPON_MEDIUM } from './limits';

/** Whether a payment can be corrected to a medium (specification 5). */
export function isCorrectionMedium(medium: string | null): boolean {
  return CORRECTION_MEDIA.some((candidate) => candidate === medium);
}

/** The medium behind what a payment carries, which may be the medium or its alias; null where that can't be told. */
export function resolveMedium(fareMedia: string | null, mediums: readonly Medium[]): string | null {
  if (isCorrectionMedium(fareMedia) || mediums.some(({ medium }) => medium === fareMedia)) return fareMedia;
  const named = mediums.filter(({ alias }) => alias !== null && alias === fareMedia);
  return named.length === 1 ? (named[0]?.medium ?? null) : null;
}

/** What people call a medium: the service's alias where it gives one. */
export function formatMedium(medium: string, mediums: readonly Medium[]): string {
  return mediums.find((candidate) => candidate.medium === medium)?.alias ?? medium;
}

/** What of a payment a correction changes: `transaction_amount` in cents, the medium, a coupon. */
export type PaymentValues = Pick<Payment, 'transaction_amount' | 'fare_media' | 'data'>;

/** Of a payment no more than its values. */
export function pickPaymentValues({ transaction_amount, fare_media, data }: PaymentValues): PaymentValues {
  return { transaction_amount, fare_media, data };
}

/** Whether another correction could give a payment what it has now: a medium and an amount that the editor takes. */
export function canRevertPayment(payment: PaymentValues, mediums: readonly Medium[]): boolean {
  const { transaction_amount: amount, data } = payment;
  const medium = resolveMedium(payment.fare_media, mediums);
  if (!isCorrectionMedium(medium) || amount === null || amount < 0) return false;
  return medium !== COUPON_MEDIUM || (data.coupon_id !== null && (data.coupon_count ?? 0) > 0);
}

/** What reading a payment again says of a correction whose answer can't be trusted (decision 19). */
export type VerifyResult = 'applied' | 'notApplied' | 'unknown';

/** What a check has found (decision 19). */
export interface Verification {
  result: VerifyResult;
  /** The payment as it was read again; null where it could not be, and where nobody had to. */
  payment: PaymentValues | null;
  /** The balance in cents after that; null where it could not be read. */
  balanceAfter: number | null;
}

/** `before` is the payment as it was when the correction was sent, `seen` as it was read since. */
export function evaluateCorrection(
  before: PaymentValues,
  seen: PaymentValues,
  correction: PaymentCorrection,
  mediums: readonly Medium[],
): VerifyResult {
  // A payment that had these values before can't tell whether it was given them again.
  if (hasCorrection(before, correction, mediums)) return 'unknown';
  if (hasCorrection(seen, correction, mediums)) return 'applied';
  return isSameAs(before, seen) ? 'notApplied' : 'unknown';
}

function hasCorrection(
  payment: PaymentValues,
  correction: PaymentCorrection,
  mediums: readonly Medium[],
): boolean {
  if (payment.transaction_amount !== correction.amount) return false;
  if (resolveMedium(payment.fare_media, mediums) !== correction.payment_medium) return false;
  return (
    correction.coupon_id === undefined ||
    (String(payment.data.coupon_id) === String(correction.coupon_id) &&
      payment.data.coupon_count === correction.coupon_count)
  );
}

function isSameAs(one: PaymentValues, other: PaymentValues): boolean {
  const telling = ({ transaction_amount, fare_media, data }: PaymentValues) =>
    JSON.stringify([transaction_amount, fare_media, data.coupon_id, data.coupon_count]);
  return telling(one) === telling(other);
}

import { type Coupon } from '../entities/coupon';
import { type Id } from '../entities/fields';
import { type Medium } from '../entities/medium';
import { type Payment, type PaymentCorrection } from '../entities/payment';
import { COUPON_MEDIUM } from '../limits';
import { textOrDash } from '../missingValue';
import { type Currency } from '../regions';
import { CORRECTION_MEDIA } from '../specifiedValues';
import { describeCoupon } from './describeCoupon';
import { formatMoney } from './money';

/** Whether a payment can be corrected to this medium (section 5 of the specification). */
export function isCorrectionMedium(medium: string | null): boolean {
  return CORRECTION_MEDIA.some((candidate) => candidate === medium);
}

/**
 * The medium of a payment, whose `fare_media` is a medium or an alias. A medium that a correction can set counts even
 * if it is not in `mediums`. Null when it is neither, or when it is the name or the alias of several.
 */
export function resolveMedium(fareMedia: string | null, mediums: readonly Medium[]): string | null {
  if (!fareMedia) return null;
  const names = mediums
    .filter(({ medium, alias }) => medium === fareMedia || alias === fareMedia)
    .map(({ medium }) => medium);
  const [name, ...otherNames] = new Set(isCorrectionMedium(fareMedia) ? [fareMedia, ...names] : names);
  return otherNames.length === 0 ? (name ?? null) : null;
}

/** The agency's alias of a medium, with the platform's name as its suffix if that is another; one that is not listed keeps its name. */
export function nameMedium(
  fareMedia: string | null,
  mediums: readonly Medium[],
): { text: string; suffix: string } {
  const medium = resolveMedium(fareMedia, mediums);
  if (medium === null) return { text: textOrDash(fareMedia), suffix: '' };
  const text = mediums.find((candidate) => candidate.medium === medium)?.alias || medium;
  return { text, suffix: text === medium ? '' : ` · ${medium}` };
}

/** For example `Account Balance · RMPay`. */
export function formatMedium(fareMedia: string | null, mediums: readonly Medium[]): string {
  const { text, suffix } = nameMedium(fareMedia, mediums);
  return text + suffix;
}

/** The medium, and the coupon of a payment that has one: `Cash · CashFare`. */
export function formatMediumAndCoupon(
  { fare_media, data: { coupon_id, coupon_count } }: PaymentValues,
  currency: Currency,
  mediums: readonly Medium[],
  coupons: readonly Coupon[],
): string {
  const coupon =
    coupon_id === null ? '' : `: ${describeCoupon(String(coupon_id), coupon_count, coupons, currency)}`;
  return formatMedium(fare_media, mediums) + coupon;
}

/** Amount and medium, and the coupon of a payment that has one: `$4.50, Cash · CashFare`. */
export function formatPaymentValues(
  values: PaymentValues,
  currency: Currency,
  mediums: readonly Medium[],
): string {
  const medium = formatMediumAndCoupon(values, currency, mediums, []);
  return `${formatMoney(values.transaction_amount, currency)}, ${medium}`;
}

/** The values of a payment that a correction changes; `data` has the coupon. */
export type PaymentValues = Pick<Payment, 'transaction_amount' | 'fare_media' | 'data'>;

export function pickPaymentValues({ transaction_amount, fare_media, data }: PaymentValues): PaymentValues {
  return { transaction_amount, fare_media, data };
}

/**
 * Why no later correction could set the payment's current values again, once it has the amount `newAmount`; null when one
 * could. `maxCents`: the largest amount of a correction; null when none is configured.
 */
export function describeWhyNotRevertible(
  payment: PaymentValues,
  newAmount: number | null,
  mediums: readonly Medium[],
  maxCents: number | null,
): string | null {
  const { transaction_amount: amount, fare_media, data } = payment;
  const medium = resolveMedium(fare_media, mediums);
  if (amount === null) return 'its amount is not known';
  if (amount < 0) return 'its amount is below zero';
  if (maxCents !== null && amount > maxCents && amount !== newAmount)
    return 'its amount is above the largest of a correction';
  if (!fare_media) return 'its medium is not known';
  if (!isCorrectionMedium(medium)) return `a correction can’t set ${fare_media}`;
  if (medium !== COUPON_MEDIUM) return data.coupon_id === null ? null : 'it has a coupon with another medium';
  const hasCoupon = data.coupon_id !== null && (data.coupon_count ?? 0) > 0;
  return hasCoupon ? null : 'its coupon is not known';
}

/** The values of a payment to which the correction was applied. */
export function toPaymentValues(correction: PaymentCorrection): PaymentValues {
  const { amount, payment_medium, coupon_id = null, coupon_count = null } = correction;
  return { transaction_amount: amount, fare_media: payment_medium, data: { coupon_id, coupon_count } };
}

/** The known fields of a payment. A field that is not known is left out. */
export type KnownPayment = Pick<Payment, 'transaction_amount' | 'fare_media'> & {
  status?: Payment['status'];
  data?: Payment['data'];
};

/** A payment as the operator has seen it. */
export type SeenPayment = KnownPayment & {
  /** Whether its values are those that the operator's own correction has sent. */
  isSent?: boolean;
  /** When it was read, or its own correction was sent, by the platform's clock, in milliseconds since 1970. */
  seenAt: number;
};

/** The payment as a correction to these values has left it. One without a coupon does not tell which coupon it has. */
export function toSentPayment({ data, ...values }: PaymentValues, seenAt: number): SeenPayment {
  return { ...values, ...(data.coupon_id !== null && { data }), isSent: true, seenAt };
}

/** Whether the payment is no longer as the operator has seen it (decision 23). */
export function hasPaymentChanged(
  seen: KnownPayment,
  current: PaymentValues & Pick<Payment, 'status'>,
  mediums: readonly Medium[],
): boolean {
  const { status = current.status, data = current.data } = seen;
  // An alias is the same medium.
  const resolve = (fareMedia: string | null) => resolveMedium(fareMedia, mediums) ?? fareMedia;
  return (
    status !== current.status ||
    !hasSamePaymentValues(
      { ...seen, fare_media: resolve(seen.fare_media), data },
      { ...current, fare_media: resolve(current.fare_media) },
    )
  );
}

/** Whether the payment has the values that the correction would set. */
export function hasCorrectedValues(
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

/** Whether the correction would leave the payment as it is. One to another medium than Coupon removes a coupon. */
export function changesNothing(
  payment: PaymentValues,
  correction: PaymentCorrection,
  mediums: readonly Medium[],
): boolean {
  const removesCoupon = payment.data.coupon_id !== null && correction.coupon_id === undefined;
  return !removesCoupon && hasCorrectedValues(payment, correction, mediums);
}

/** Whether no value of the payment that can be read differs from what the correction would set. */
export function mayHaveCorrectedValues(
  { transaction_amount, fare_media, data }: PaymentValues,
  correction: PaymentCorrection,
  mediums: readonly Medium[],
): boolean {
  const { amount, payment_medium, coupon_id, coupon_count } = correction;
  return hasCorrectedValues(
    {
      transaction_amount: transaction_amount ?? amount,
      fare_media: resolveMedium(fare_media, mediums) ?? payment_medium,
      data: {
        coupon_id: data.coupon_id ?? coupon_id ?? null,
        coupon_count: data.coupon_count ?? coupon_count ?? null,
      },
    },
    correction,
    mediums,
  );
}

export function hasSamePaymentValues(a: PaymentValues, b: PaymentValues): boolean {
  const toComparable = ({ transaction_amount, fare_media, data }: PaymentValues) =>
    JSON.stringify([transaction_amount, fare_media, toText(data.coupon_id), data.coupon_count]);
  return toComparable(a) === toComparable(b);
}

/** An id may be a number or a text. */
function toText(id: Id | null): string | null {
  return id === null ? null : String(id);
}

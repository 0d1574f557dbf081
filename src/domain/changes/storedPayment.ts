import { isRecord } from '@/lib/isRecord';
import { type PaymentCorrection } from '../entities/payment';
import { textOrDash } from '../missingValue';
import { changesNothing, describeWhyNotRevertible, type PaymentValues } from '../payments/correction';
import { describeCoupon } from '../payments/describeCoupon';
import { formatMoney } from '../payments/money';
import { getRegionCurrency } from '../regions';
import { type Change, nameValue } from './change';

/** A payment before or after a correction, as the change journal has it; null if it has none. */
export function parseStoredPayment(json: string | null): PaymentValues | null {
  const values: unknown = JSON.parse(json ?? 'null');
  if (!isRecord(values)) return null;
  const { amount, payment_medium, coupon_id, coupon_count } = values;
  const hasCouponId = typeof coupon_id === 'string' || typeof coupon_id === 'number';
  return {
    transaction_amount: parseInteger(amount),
    fare_media: typeof payment_medium === 'string' ? payment_medium : null,
    data: { coupon_id: hasCouponId ? coupon_id : null, coupon_count: parseInteger(coupon_count) },
  };
}

function parseInteger(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}

/**
 * The payment before a correction; null when no correction could set its values again. `maxCents`: as in
 * `describeWhyNotRevertible`.
 */
export function getRevertedPayment(
  { before, after }: Pick<Change, 'before' | 'after'>,
  maxCents: number | null,
): PaymentValues | null {
  const payment = parseStoredPayment(before);
  const newAmount = parseStoredPayment(after)?.transaction_amount ?? null;
  // The journal has the media by the platform's name.
  return payment && describeWhyNotRevertible(payment, newAmount, [], maxCents) === null ? payment : null;
}

/** Whether the correction sets exactly the values that the payment had before the change. */
export function isRevertOf({ before }: Pick<Change, 'before'>, correction: PaymentCorrection): boolean {
  const payment = parseStoredPayment(before);
  return payment !== null && changesNothing(payment, correction, []);
}

/**
 * The values that a correction has changed: `$4.50 → $7.00; CashFare → Token`.
 * Null when no value differs, or they are not known.
 */
export function describeCorrectedValue({
  region,
  before,
  after,
  words = {},
}: Pick<Change, 'region' | 'before' | 'after' | 'words'>): string | null {
  const [oldPayment, newPayment] = [before, after].map(parseStoredPayment);
  if (!oldPayment || !newPayment) return null;
  const currency = getRegionCurrency(region);
  const formats: readonly ((payment: PaymentValues) => string)[] = [
    ({ transaction_amount }) => formatMoney(transaction_amount, currency),
    ({ fare_media }) => textOrDash(fare_media && nameValue(fare_media, words)),
    ({ data: { coupon_id, coupon_count } }) =>
      coupon_id === null
        ? 'no coupon'
        : `coupon ${describeCoupon(String(coupon_id), coupon_count, [], currency)}`,
  ];
  const texts = formats.map((format) => [format(oldPayment), format(newPayment)] as const);
  const changedTexts = texts.filter(([oldText, newText]) => oldText !== newText);
  return changedTexts.length === 0 ? null : changedTexts.map((pair) => pair.join(' → ')).join('; ');
}

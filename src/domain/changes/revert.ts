import { isRecord } from '@/lib/isRecord';
import { COUPON_MEDIUM } from '../limits';
import { isCorrectionMedium, type KnownPayment } from '../payments/correction';
import { type Change } from './change';

/** React Router's location state of a page that is opened to revert a change. */
export interface RevertState {
  revertChangeId: string;
}

/** The id of the change to revert; null when the location state has none. */
export function parseRevertChangeId(state: unknown): string | null {
  return isRecord(state) && typeof state.revertChangeId === 'string' ? state.revertChangeId : null;
}

/** A payment's values before a correction, for the form of the correction that reverts it. `amount` is a whole number of cents. */
interface PreviousPayment {
  amount: string;
  payment_medium: string;
  coupon_id: string;
  coupon_count: string;
}

/** @returns null when no correction can set the previous values. */
export function parsePreviousPayment({ before }: Pick<Change, 'before'>): PreviousPayment | null {
  const values: unknown = JSON.parse(before ?? 'null');
  if (!isRecord(values)) return null;
  const { amount, payment_medium, coupon_id, coupon_count } = values;
  if (!Number.isSafeInteger(amount) || (amount as number) < 0) return null;
  if (typeof payment_medium !== 'string' || !isCorrectionMedium(payment_medium)) return null;
  const isCoupon = payment_medium === COUPON_MEDIUM;
  const hasCouponId = typeof coupon_id === 'string' || typeof coupon_id === 'number';
  if (!isCoupon && hasCouponId) return null;
  if (isCoupon && !(hasCouponId && Number.isSafeInteger(coupon_count) && (coupon_count as number) > 0))
    return null;
  return {
    amount: String(amount),
    payment_medium,
    coupon_id: isCoupon ? String(coupon_id) : '',
    coupon_count: isCoupon ? String(coupon_count) : '',
  };
}

/** The payment as a correction has left it, without what the journal does not record; null without values. */
export function parseSentPayment({ after }: Pick<Change, 'after'>): KnownPayment | null {
  const values: unknown = JSON.parse(after ?? 'null');
  if (!isRecord(values)) return null;
  const { amount, payment_medium, coupon_id, coupon_count } = values;
  if (typeof amount !== 'number' || typeof payment_medium !== 'string') return null;
  const hasCoupon = typeof coupon_id === 'string' || typeof coupon_id === 'number';
  return {
    transaction_amount: amount,
    fare_media: payment_medium,
    ...(hasCoupon && {
      data: { coupon_id, coupon_count: typeof coupon_count === 'number' ? coupon_count : null },
    }),
  };
}

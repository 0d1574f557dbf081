import { isRecord } from '../lib/isRecord';
import { type Change } from './change';
import { isCorrectionMedium } from './correction';
import { COUPON_MEDIUM } from './limits';

/** What a page's history entry carries to a screen: which write is to be put back, by its id alone. */
export interface RevertState {
  revertChangeId: string;
}

/** The write that a page was opened to put back, as its state names it; null where it names none. */
export function parseRevertChangeId(state: unknown): string | null {
  return isRecord(state) && typeof state.revertChangeId === 'string' ? state.revertChangeId : null;
}

/** The values of a correction that a payment had before a write, where a correction can give them to it again. */
export interface PreviousPayment {
  amount: number;
  payment_medium: string;
  coupon_id: string;
  coupon_count: string;
}

/** @returns null where the service's calls can't write what there was. */
export function parsePreviousPayment({ before }: Pick<Change, 'before'>): PreviousPayment | null {
  const values: unknown = JSON.parse(before ?? 'null');
  if (!isRecord(values)) return null;
  const { amount, payment_medium, coupon_id, coupon_count } = values;
  if (!Number.isSafeInteger(amount) || (amount as number) < 0) return null;
  if (typeof payment_medium !== 'string' || !isCorrectionMedium(payment_medium)) return null;
  const isCoupon = payment_medium === COUPON_MEDIUM;
  const isId = typeof coupon_id === 'string' || typeof coupon_id === 'number';
  if (isCoupon && !(isId && Number.isSafeInteger(coupon_count) && (coupon_count as number) > 0)) return null;
  return {
    amount: amount as number,
    payment_medium,
    coupon_id: isCoupon ? String(coupon_id) : '',
    coupon_count: isCoupon ? String(coupon_count) : '',
  };
}

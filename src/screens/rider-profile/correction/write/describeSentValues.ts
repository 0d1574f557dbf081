import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { formatPaymentValues } from '@/domain/payments/correction';
import { getRegionCurrency } from '@/domain/regions';
import { type SentCorrection } from '@/session/writes/pendingWritesSlice';
import { describeCoupon } from '../describeCoupon';

/** Amount and medium before and after a correction, with its coupons: `$4.50, Cash · CashFare → $7.00, Token`. */
export function describeSentValues(
  { region, before, correction }: SentCorrection,
  mediums: readonly Medium[],
  coupons: readonly Coupon[] = [],
): string {
  const currency = getRegionCurrency(region);
  const sent = { transaction_amount: correction.amount, fare_media: correction.payment_medium };
  const { coupon_id, coupon_count } = correction;
  const coupon =
    coupon_id === undefined
      ? ''
      : `: ${describeCoupon(String(coupon_id), coupon_count ?? null, coupons, currency)}`;
  return `${formatPaymentValues(before, currency, mediums)} → ${formatPaymentValues(sent, currency, mediums)}${coupon}`;
}

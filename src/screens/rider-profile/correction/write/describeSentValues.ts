import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { formatPaymentValues, type PaymentValues, toPaymentValues } from '@/domain/payments/correction';
import { getRegionCurrency } from '@/domain/regions';
import { type SentCorrection } from '@/session/writes/pendingWritesSlice';
import { describeCoupon } from '../describeCoupon';

/** Amount and medium before and after a correction, each with its coupons: `$4.50, Cash · CashFare → $7.00, Token`. */
export function describeSentValues(
  { region, before, correction }: SentCorrection,
  mediums: readonly Medium[],
  coupons: readonly Coupon[] = [],
): string {
  const currency = getRegionCurrency(region);
  const describe = (values: PaymentValues) => {
    const { coupon_id, coupon_count } = values.data;
    const coupon =
      coupon_id === null ? '' : `: ${describeCoupon(String(coupon_id), coupon_count, coupons, currency)}`;
    return formatPaymentValues(values, currency, mediums) + coupon;
  };
  return `${describe(before)} → ${describe(toPaymentValues(correction))}`;
}

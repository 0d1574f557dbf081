import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { formatPaymentValues, type PaymentValues, toPaymentValues } from '@/domain/payments/correction';
import { getRegionCurrency } from '@/domain/regions';
import { type SentCorrection } from '@/session/writes/pendingWritesSlice';

/** Amount and medium before and after a correction, each with its coupons: `$4.50, Cash · CashFare → $7.00, Token`. */
export function describeSentValues(
  { region, before, correction }: SentCorrection,
  mediums: readonly Medium[],
  coupons: readonly Coupon[] = [],
): string {
  const describe = (values: PaymentValues) =>
    formatPaymentValues(values, getRegionCurrency(region), mediums, coupons);
  return `${describe(before)} → ${describe(toPaymentValues(correction))}`;
}

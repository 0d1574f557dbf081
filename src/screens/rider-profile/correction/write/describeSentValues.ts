import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { formatMediumAndCoupon, toPaymentValues } from '@/domain/payments/correction';
import { formatMoney } from '@/domain/payments/money';
import { getRegionCurrency } from '@/domain/regions';
import { type SentCorrection } from '@/session/writes/pendingWritesSlice';

/**
 * Amount and medium before and after a correction, each with its coupons: `$4.50, Cash · CashFare → $7.00, Token`. One
 * of them that stays is left out.
 */
export function describeSentValues(
  { region, before, correction }: SentCorrection,
  mediums: readonly Medium[],
  coupons: readonly Coupon[] = [],
): string {
  const currency = getRegionCurrency(region);
  const values = [before, toPaymentValues(correction)];
  const amounts = values.map(({ transaction_amount }) => formatMoney(transaction_amount, currency));
  const media = values.map((side) => formatMediumAndCoupon(side, currency, mediums, coupons));
  const isSameAmount = amounts[0] === amounts[1];
  const isSameMedium = media[0] === media[1];
  if (isSameAmount !== isSameMedium) return (isSameMedium ? amounts : media).join(' → ');
  return amounts.map((amount, index) => `${amount}, ${media[index]}`).join(' → ');
}

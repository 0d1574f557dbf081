import { type Coupon } from '../entities/coupon';
import { textOrDash } from '../missingValue';
import { type Currency } from '../regions';
import { formatMoney } from './money';

/**
 * For example `Jury Duty (2) × 3 = $2.25`, without what is not known. The value of one coupon is shown if the sum is not
 * known, or has more cents than a number represents exactly.
 */
export function describeCoupon(
  couponId: string,
  count: number | null,
  coupons: readonly Coupon[],
  currency: Currency,
): string {
  const value = findCoupon(couponId, coupons)?.value ?? null;
  const sum = count === null || value === null ? null : count * value;
  return [
    nameCoupon(couponId, coupons),
    count !== null && ` × ${count}`,
    sum !== null && Number.isSafeInteger(sum)
      ? ` = ${formatMoney(sum, currency)}`
      : value !== null && `, ${formatMoney(value, currency)} each`,
  ]
    .filter(Boolean)
    .join('');
}

/** For example `Jury Duty (2)`: several coupons can have one name. */
export function nameCoupon(couponId: string, coupons: readonly Coupon[]): string {
  const name = findCoupon(couponId, coupons)?.display_name;
  return name ? `${name} (${couponId})` : textOrDash(couponId);
}

function findCoupon(couponId: string, coupons: readonly Coupon[]): Coupon | undefined {
  return coupons.find(({ id }) => String(id) === couponId);
}

import { type Ticket } from '@/domain/entities/ticket';
import { textOrDash } from '@/domain/missingValue';
import { formatMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';

/**
 * For example `Jury Duty (2) × 3 = $2.25`, without what is not known. The value of one coupon is shown if the sum is not
 * known, or has more cents than a number represents exactly.
 */
export function describeCoupon(
  couponId: string,
  count: number | null,
  tickets: readonly Ticket[],
  currency: Currency,
): string {
  const coupon = tickets.find(({ id }) => String(id) === couponId);
  const name = coupon?.display_name ? `${coupon.display_name} (${couponId})` : textOrDash(couponId);
  const value = coupon?.value ?? null;
  const sum = count === null || value === null ? null : count * value;
  return [
    name,
    count !== null && ` × ${count}`,
    sum !== null && Number.isSafeInteger(sum)
      ? ` = ${formatMoney(sum, currency)}`
      : value !== null && `, ${formatMoney(value, currency)} each`,
  ]
    .filter(Boolean)
    .join('');
}

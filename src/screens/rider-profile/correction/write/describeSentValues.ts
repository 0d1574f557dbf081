import { type Medium } from '@/domain/entities/medium';
import { formatPaymentValues } from '@/domain/payments/correction';
import { getRegionCurrency } from '@/domain/regions';
import { type SentCorrection } from '@/session/writes/pendingWritesSlice';

/** Amount and medium before and after a correction: `$4.50, Cash · CashFare → $7.00, Token`. */
export function describeSentValues(
  { region, before, correction }: SentCorrection,
  mediums: readonly Medium[],
): string {
  const currency = getRegionCurrency(region);
  const sent = { transaction_amount: correction.amount, fare_media: correction.payment_medium };
  return `${formatPaymentValues(before, currency, mediums)} → ${formatPaymentValues(sent, currency, mediums)}`;
}

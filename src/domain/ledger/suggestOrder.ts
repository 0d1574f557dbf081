import { DAY_MS } from '@/lib/dayMs';
import { groupBy } from '@/lib/groupBy';
import { type Currency } from '../regions';
import { parseReceiptTotal } from '../summarizeJsonField';
import { type LedgerEntry } from './mergeLedger';

/**
 * Returns for a payment the order of the same amount within 24 hours, the nearest one; null when there is none, or no
 * amount. It is a guess: the platform sends no order with a payment. `currency`: the region's, which all payments are in.
 */
export function createOrderSuggestions(
  entries: readonly LedgerEntry[],
  currency: Currency,
): (payment: LedgerEntry<'payment'>) => string | null {
  const ordersByTotal = groupBy(
    entries.filter((entry) => entry.kind === 'order'),
    ({ row }) => {
      const total = parseReceiptTotal(row.receipt, currency);
      return total?.currency === currency ? total.cents : null;
    },
  );
  return ({ time, row: { transaction_amount: amount } }) => {
    if (time === null || !amount) return null;
    const getDistance = (order: LedgerEntry<'order'>) => Math.abs((order.time ?? Infinity) - time);
    const [nearest] = (ordersByTotal.get(amount) ?? [])
      .filter((order) => getDistance(order) <= DAY_MS)
      .sort((a, b) => getDistance(a) - getDistance(b));
    return nearest?.id ?? null;
  };
}

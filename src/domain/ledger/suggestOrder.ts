import { readTotalCents } from '../digestDocument';
import { type LedgerEntry } from './mergeLedger';

/** Milliseconds between a payment and an order that it may be for. */
const NEAR_MS = 24 * 60 * 60 * 1_000;

/**
 * The order of the same amount within 24 hours of a payment, the nearest one; null when there is none, or no amount. It is a guess: the
 * platform sends no order with a payment.
 */
export function suggestOrder(
  payment: LedgerEntry<'payment'>,
  orders: readonly LedgerEntry<'order'>[],
): string | null {
  const { time, row } = payment;
  if (time === null || !row.transaction_amount) return null;
  const distance = (order: LedgerEntry<'order'>) => Math.abs((order.time ?? Infinity) - time);
  const [nearest] = orders
    .filter(
      (order) => distance(order) <= NEAR_MS && readTotalCents(order.row.receipt) === row.transaction_amount,
    )
    .sort((a, b) => distance(a) - distance(b));
  return nearest?.id ?? null;
}

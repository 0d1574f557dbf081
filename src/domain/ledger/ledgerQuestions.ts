import { groupBy } from '@/lib/groupBy';
import { type Pass } from '../entities/pass';
import { type PurchaseOrder } from '../entities/purchaseOrder';
import { formatMoney } from '../payments/money';
import { type Currency } from '../regions';
import { getStatusTone, type StatusTone } from '../statusTones';
import { parseReceiptTotal } from '../summarizeJsonField';
import { type LedgerEntry, type LedgerLists, type LoadedList } from './mergeLedger';

/** An entry that an operator may want to look at, worded as a question of the data and not as an error. */
export interface LedgerQuestion {
  text: string;
  /** The order that is named and not loaded. */
  missingOrderId?: string;
}

/** A payment is large from this many times the median of the loaded ones. */
const LARGE_FACTOR = 10;
/** Cents. Smaller payments are not called large. */
const LARGE_FROM = 10_000;
/** With fewer payments, a median says little. */
const MEDIAN_FROM = 5;

/** Of a payment that is OK, or was refunded or corrected. */
const SETTLED_TONES: readonly StatusTone[] = ['ok', 'info'];

/** Formats cents. */
type Format = (cents: number) => string;

/** Asks only what the loaded rows show. Without the list of passes or of orders, questions about them are not asked. */
export function createLedgerQuestions(
  { payment, pass, order }: LedgerLists,
  currency: Currency,
): (entry: LedgerEntry) => readonly LedgerQuestion[] {
  const format = (cents: number) => formatMoney(cents, currency);
  const orderIds = new Set(order?.rows.map(({ id }) => String(id)));
  const passesByOrder = groupBy(pass?.rows ?? [], ({ po_id }) => String(po_id));
  const amounts = payment?.rows.flatMap(({ transaction_amount }) => transaction_amount ?? []) ?? [];
  const median = findMedian(amounts);
  return (entry) => {
    switch (entry.kind) {
      case 'payment':
        return [
          ...askAboutStatus(entry.row.status),
          ...askAboutAmount(entry.row.transaction_amount, median, format),
        ];
      case 'pass':
        return order === null ? [] : askAboutOrder(entry.row, orderIds);
      case 'order':
        return pass === null
          ? []
          : askAboutPasses(entry.row, passesByOrder.get(entry.id) ?? [], pass, currency);
    }
  };
}

function askAboutStatus(status: string | null): readonly LedgerQuestion[] {
  return !status || SETTLED_TONES.includes(getStatusTone(status))
    ? []
    : [{ text: `Payment not OK: ${status}.` }];
}

function askAboutAmount(
  amount: number | null,
  median: number | null,
  format: Format,
): readonly LedgerQuestion[] {
  if (amount === null || median === null || median <= 0) return [];
  return amount >= LARGE_FROM && amount >= LARGE_FACTOR * median
    ? [{ text: `Unusually large: ${format(amount)}, median of the loaded ${format(median)}.` }]
    : [];
}

function askAboutOrder({ po_id }: Pass, orderIds: ReadonlySet<string>): readonly LedgerQuestion[] {
  if (po_id === null || orderIds.has(String(po_id))) return [];
  return [{ text: `This pass names order ${po_id}, which is not loaded.`, missingOrderId: String(po_id) }];
}

function askAboutPasses(
  { id, state, receipt }: PurchaseOrder,
  passes: readonly Pass[],
  { rows, isWhole }: LoadedList<Pass>,
  currency: Currency,
): readonly LedgerQuestion[] {
  if (passes.length === 0) {
    return state === 'COMPLETE'
      ? [{ text: `Order ${id} is COMPLETE; no pass of it among the ${rows.length} loaded.` }]
      : [];
  }
  // A pass of the order may be missing.
  if (!isWhole) return [];
  const total = parseReceiptTotal(receipt, currency);
  const prices = passes.map(({ price }) => price);
  // Only amounts of the region's currency are compared.
  if (total?.currency !== currency || prices.includes(null)) return [];
  if (passes.some((pass) => (pass.currency ?? currency) !== currency)) return [];
  const sum = prices.reduce<number>((cents, price) => cents + (price ?? 0), 0);
  const format = (cents: number) => formatMoney(cents, currency);
  return sum === total.cents
    ? []
    : [
        {
          text: `Amounts of the group differ: order ${format(total.cents)}, passes ${format(sum)}.`,
        },
      ];
}

/** In whole cents. */
function findMedian(amounts: readonly number[]): number | null {
  if (amounts.length < MEDIAN_FROM) return null;
  const sorted = amounts.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((low + high) / 2);
}

import { MISSING_VALUE } from './missingValue';
import { formatMoney } from './payments/money';
import { formatPaymentStatus } from './payments/paymentStatus';
import { type Currency } from './regions';

/** Maximum number of riders and payments that a session watches. */
export const WATCH_LIST_LIMIT = 20;

/** A rider, whose balance is read, or a payment. Its ids only: a person is not stored. */
export interface WatchTarget {
  kind: 'rider' | 'payment';
  agency: string;
  userId: string;
  /** Null for a rider. */
  paymentId: string | null;
}

export interface WatchReading {
  /** Milliseconds since 1970, of the platform's clock. */
  at: number;
  /** Cents: the rider's balance or the payment's amount. */
  amount: number | null;
  /** Null for a rider. */
  status: string | null;
}

export function getWatchKey({ kind, agency, userId, paymentId }: WatchTarget): string {
  return [kind, agency, userId, paymentId].join('/');
}

/** `Rider 1019923`, `Payment #12` */
export function nameWatchTarget({ kind, userId, paymentId }: WatchTarget): string {
  return kind === 'rider' ? `Rider ${userId}` : `Payment #${paymentId}`;
}

/** `balance $7.63`, or `amount $4.50, status OK` */
export function describeReading(
  { amount, status }: WatchReading,
  kind: WatchTarget['kind'],
  currency: Currency,
): string {
  const money = formatMoney(amount, currency);
  return kind === 'rider' ? `balance ${money}` : `amount ${money}, status ${formatPaymentStatus(status)}`;
}

/** `balance $7.63 → $5.63`; empty if nothing has moved. */
export function describeMoves(
  before: WatchReading,
  now: WatchReading,
  kind: WatchTarget['kind'],
  currency: Currency,
): string {
  const moves = [
    [
      kind === 'rider' ? 'balance' : 'amount',
      formatMoney(before.amount, currency),
      formatMoney(now.amount, currency),
    ],
    ['status', formatStatus(before.status), formatStatus(now.status)],
  ] as const;
  return moves
    .filter(([, from, to]) => from !== to)
    .map(([name, from, to]) => `${name} ${from} → ${to}`)
    .join(', ');
}

function formatStatus(status: string | null): string {
  return status === null ? MISSING_VALUE : formatPaymentStatus(status);
}

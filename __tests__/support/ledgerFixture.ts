import { type Pass, passSchema } from '@/domain/entities/pass';
import { type Payment, paymentSchema } from '@/domain/entities/payment';
import { type PurchaseOrder, purchaseOrderSchema } from '@/domain/entities/purchaseOrder';
import { type LedgerLists, type LoadedList } from '@/domain/ledger/mergeLedger';

/** A time of a fixed day, or of a later one. */
export const timeAt = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();

export const payment = (id: number, minute: number | null, fields: object = {}): Payment =>
  paymentSchema.cast({
    id,
    status: 'PAYMENT.OK',
    transaction_amount: 250,
    created: minute === null ? null : timeAt(minute),
    raw: '{}',
    ...fields,
  });
export const pass = (id: number, minute: number | null, fields: object = {}): Pass =>
  passSchema.cast({
    id,
    name: 'Day Pass',
    price: 500,
    created: minute === null ? null : timeAt(minute),
    raw: '{}',
    ...fields,
  });
export const order = (id: number, minute: number | null, fields: object = {}): PurchaseOrder =>
  purchaseOrderSchema.cast({
    id,
    state: 'COMPLETE',
    created: minute === null ? null : timeAt(minute),
    raw: '{}',
    ...fields,
  });
export const receipt = (total: number) => JSON.stringify({ number: 'R-1', total, currency: 'USD' });

const full = <Row>(rows: readonly Row[]): LoadedList<Row> => ({ rows, hasMore: false, isWhole: true });
export const withMore = <Row>(rows: readonly Row[]): LoadedList<Row> => ({
  rows,
  hasMore: true,
  isWhole: false,
});

/** Lists that are loaded in full, unless given. */
export const lists = (given: Partial<LedgerLists>): LedgerLists => ({
  payment: full([]),
  pass: full([]),
  order: full([]),
  ...given,
});
export const loadedInFull = full;

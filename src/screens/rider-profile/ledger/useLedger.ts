import { useMemo } from 'react';
import { mobileticketviewApi } from '@/api/mobileticketview';
import { paymentApi } from '@/api/payment';
import { useListPaymentsInfiniteQuery } from '@/api/paymentview';
import { annotateLedger } from '@/domain/ledger/annotateLedger';
import { LEDGER_KINDS, type LedgerKind, type LoadedList, mergeLedger } from '@/domain/ledger/mergeLedger';
import { type Currency } from '@/domain/regions';
import { type InfiniteRows, useInfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { getId } from '@/shared/lists/rowKeys';
import { useCorrectionTexts } from './useCorrectionTexts';

const { useListPassesInfiniteQuery } = mobileticketviewApi;
const { useListPurchasesInfiniteQuery } = paymentApi;

/** The state of a list, whatever its rows are. */
export type LedgerList = Omit<InfiniteRows<unknown>, 'rowKey'>;

/** The three lists of the rider's tabs, from their cache entries, and the ledger of their loaded rows with its notes. */
export function useLedger(agency: string, userId: string, currency: Currency) {
  const arg = { agency, userId };
  // As the tabs: Back shows the cached lists.
  const refetchPolicy = useListRefetchPolicy();
  const payment = useInfiniteRows(useListPaymentsInfiniteQuery(arg, refetchPolicy), getId);
  const pass = useInfiniteRows(useListPassesInfiniteQuery(arg, refetchPolicy), getId);
  const order = useInfiniteRows(useListPurchasesInfiniteQuery(arg, refetchPolicy), getId);
  const [payments, passes, orders] = [useLoadedRows(payment), useLoadedRows(pass), useLoadedRows(order)];
  const loaded = useMemo(
    () => ({ payment: payments, pass: passes, order: orders }),
    [payments, passes, orders],
  );
  const corrections = useCorrectionTexts(agency, userId);
  const ledger = useMemo(() => mergeLedger(loaded), [loaded]);
  const notes = useMemo(
    () => annotateLedger(ledger, loaded, corrections, currency),
    [ledger, loaded, corrections, currency],
  );
  const lists: Readonly<Record<LedgerKind, LedgerList>> = { payment, pass, order };
  return {
    lists,
    ledger,
    /** Whether the ledger may be incomplete even if all pages are loaded. */
    mayLackRows: Object.values(lists).some(lacksRows),
    /** When the oldest of the lists was read from page 1, in milliseconds since 1970 by this computer's clock. */
    readAt: Math.min(...[payment, pass, order].map((list) => list.readAt ?? Infinity)),
    notes,
    /** How many of the rider's payments this session has corrected; they may be older than what is loaded. */
    correctionCount: corrections.size,
    isLoading: LEDGER_KINDS.some((kind) => lists[kind].isLoading),
  };
}

/** Whether rows may be missing even if all pages are loaded. */
function lacksRows({ failure, isRefetchFailure, gap, invalidRowCount }: LedgerList): boolean {
  return failure !== null || isRefetchFailure || gap !== null || invalidRowCount > 0;
}

/** Null for a list that could not be read. */
function useLoadedRows<Row>(list: InfiniteRows<Row>): LoadedList<Row> | null {
  const { rows, hasMore, failure } = list;
  const isWhole = !hasMore && !lacksRows(list);
  return useMemo(() => (failure ? null : { rows, hasMore, isWhole }), [rows, hasMore, isWhole, failure]);
}

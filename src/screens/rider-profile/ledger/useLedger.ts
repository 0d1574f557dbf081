import { useMemo } from 'react';
import { mobileticketviewApi } from '@/api/mobileticketview';
import { paymentApi } from '@/api/payment';
import { useListPaymentsInfiniteQuery } from '@/api/paymentview';
import { createLedgerQuestions } from '@/domain/ledger/ledgerQuestions';
import { LEDGER_KINDS, type LedgerKind, type LedgerLists, mergeLedger } from '@/domain/ledger/mergeLedger';
import { type Currency } from '@/domain/regions';
import { type InfiniteRows, useInfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { NO_RECONNECT_REFETCH } from '@/shared/lists/infinite/useListRefetchPolicy';
import { getId } from '@/shared/lists/rowKeys';

const { useListPassesInfiniteQuery } = mobileticketviewApi;
const { useListPurchasesInfiniteQuery } = paymentApi;

/** The state of a list, whatever its rows are. */
export type LedgerList = Omit<InfiniteRows<unknown>, 'rowKey'>;

/** The three lists of the rider's tabs, from their cache entries, and the ledger of their loaded rows. */
export function useLedger(agency: string, userId: string, currency: Currency) {
  const arg = { agency, userId };
  const payment = useInfiniteRows(useListPaymentsInfiniteQuery(arg, NO_RECONNECT_REFETCH), getId);
  const pass = useInfiniteRows(useListPassesInfiniteQuery(arg, NO_RECONNECT_REFETCH), getId);
  const order = useInfiniteRows(useListPurchasesInfiniteQuery(arg, NO_RECONNECT_REFETCH), getId);
  const lists: Readonly<Record<LedgerKind, LedgerList>> = { payment, pass, order };
  const loaded = useMemo(
    (): LedgerLists => ({
      payment: payment.failure ? null : { rows: payment.rows, hasMore: payment.hasMore },
      pass: pass.failure ? null : { rows: pass.rows, hasMore: pass.hasMore },
      order: order.failure ? null : { rows: order.rows, hasMore: order.hasMore },
    }),
    [
      payment.failure,
      payment.rows,
      payment.hasMore,
      pass.failure,
      pass.rows,
      pass.hasMore,
      order.failure,
      order.rows,
      order.hasMore,
    ],
  );
  return {
    lists,
    isLoading: LEDGER_KINDS.some((kind) => lists[kind].isLoading),
    ledger: useMemo(() => mergeLedger(loaded), [loaded]),
    askAbout: useMemo(() => createLedgerQuestions(loaded, currency), [loaded, currency]),
  };
}

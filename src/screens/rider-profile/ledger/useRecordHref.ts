import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { type LedgerKind } from '@/domain/ledger/mergeLedger';

const TABS: Readonly<Record<LedgerKind, string>> = { payment: '', pass: 'passes', order: 'purchaseOrders' };

/** Returns the address of a record in its own tab of the rider's page, opened. */
export function useRecordHref(): (kind: LedgerKind, id: string) => string {
  const { pathname } = useLocation();
  return useCallback(
    (kind, id) => {
      const params = new URLSearchParams({ ...(TABS[kind] && { tab: TABS[kind] }), record: id });
      return `${pathname}?${params.toString()}`;
    },
    [pathname],
  );
}

import { type LedgerKind } from '@/domain/ledger/mergeLedger';
import { buildRiderPath } from '@/domain/paths';

const TABS: Readonly<Record<LedgerKind, string>> = { payment: '', pass: 'passes', order: 'purchaseOrders' };

/** The address of a rider's record, opened in its own tab of the rider's page. */
export function buildRecordPath(agency: string, userId: string, kind: LedgerKind, id: string): string {
  const params = new URLSearchParams({ ...(TABS[kind] && { tab: TABS[kind] }), record: id });
  return `${buildRiderPath(agency, userId)}?${params.toString()}`;
}

import { type PurchaseOrder } from '@/domain/entities/purchaseOrder';
import { textOrDash } from '@/domain/missingValue';
import { splitReceiptTotal, summarizeLines } from '@/domain/summarizeJsonField';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { createdFact } from './createdFact';
import { buildRelatedFact, type RecordFact } from './open-record/RecordSummary';
import { renderStatus } from './statusColumn';
import { type RecordContext } from './useRecordColumns';

/** The total is the receipt's: prices in the form may be those of a list. */
export function summarizePurchaseOrder(
  order: PurchaseOrder,
  { agency, currency }: RecordContext,
): readonly RecordFact[] {
  return [
    { label: 'Lines', value: summarizeLines(order.order_form) ?? textOrDash(order.order_form) },
    { label: 'Total', value: <MutedSuffix {...splitReceiptTotal(order.receipt, currency)} /> },
    { label: 'State', value: renderStatus(order.state) },
    createdFact(order.created),
    { label: 'Transaction ID', value: textOrDash(order.transaction_id) },
    buildRelatedFact('Rider', 'rider', agency, order.user_id),
  ];
}

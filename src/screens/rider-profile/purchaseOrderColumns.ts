import { formatIsoTimestamp, formatTimestamp, formatUtcTimestamp } from '@/domain/dates';
import { type PurchaseOrder } from '@/domain/entities/purchaseOrder';
import { textOrDash } from '@/domain/missingValue';
import { type Column } from '@/ui/table/column';

function createTimeColumn(key: 'created' | 'updated', title: string): Column<PurchaseOrder> {
  return {
    key,
    title,
    width: 170,
    text: (order) => formatTimestamp(order[key]),
    tooltip: (order) => formatUtcTimestamp(order[key]),
    csv: { title, text: (order) => formatIsoTimestamp(order[key]) },
  };
}

/** The columns of the purchase orders list (section 2 of the specification) that differ between the orders of one rider. */
export const purchaseOrderColumns: readonly Column<PurchaseOrder>[] = [
  { key: 'id', title: 'ID', width: 110, text: ({ id }) => String(id), isCopyable: true },
  {
    key: 'transaction_id',
    title: 'Transaction ID',
    width: 150,
    text: ({ transaction_id }) => textOrDash(transaction_id),
    isCopyable: true,
  },
  createTimeColumn('created', 'Created'),
  createTimeColumn('updated', 'Updated'),
  { key: 'state', title: 'State', width: 140, text: ({ state }) => textOrDash(state) },
  { key: 'receipt', title: 'Receipt', width: 200, text: ({ receipt }) => textOrDash(receipt) },
  {
    key: 'operator_id',
    title: 'Operator ID',
    width: 110,
    text: ({ operator_id }) => textOrDash(operator_id),
  },
  {
    key: 'environment',
    title: 'Environment',
    width: 130,
    text: ({ environment }) => textOrDash(environment),
  },
];

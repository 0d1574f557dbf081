import { formatTimestamp, offsetTimestamp, utcText } from '@/domain/dates';
import { type PurchaseOrder } from '@/domain/entities/purchaseOrder';
import { textOr } from '@/domain/missing';
import { type Column } from '@/ui/table/column';

function time(key: 'created' | 'updated', title: string): Column<PurchaseOrder> {
  return {
    key,
    title,
    width: 170,
    text: (order) => formatTimestamp(order[key]),
    hint: (order) => utcText(order[key]),
    file: { title, text: (order) => offsetTimestamp(order[key]) },
  };
}

/** The columns of the purchase orders list (specification 2) that tell a rider's orders apart. */
export const purchaseOrderColumns: readonly Column<PurchaseOrder>[] = [
  { key: 'id', title: 'ID', width: 110, text: ({ id }) => String(id), copies: true },
  {
    key: 'transaction_id',
    title: 'Transaction ID',
    width: 150,
    text: ({ transaction_id }) => textOr(transaction_id),
    copies: true,
  },
  time('created', 'Created'),
  time('updated', 'Updated'),
  { key: 'state', title: 'State', width: 140, text: ({ state }) => textOr(state) },
  { key: 'receipt', title: 'Receipt', width: 200, text: ({ receipt }) => textOr(receipt) },
  { key: 'operator_id', title: 'Operator ID', width: 110, text: ({ operator_id }) => textOr(operator_id) },
  { key: 'environment', title: 'Environment', width: 130, text: ({ environment }) => textOr(environment) },
];

import { formatTimestamp, offsetTimestamp, utcText } from '@/domain/dates';
import { type PurchaseOrder } from '@/domain/entities/purchaseOrder';
import { textOr } from '@/domain/missing';
import { type Column } from '@/ui/table/column';

type Field = Exclude<keyof PurchaseOrder, 'raw'>;

function field(key: Field, title: string, width: number): Column<PurchaseOrder> {
  return { key, title, width, text: (order) => textOr(order[key]) };
}

function time(key: 'created' | 'updated', title: string): Column<PurchaseOrder> {
  return {
    key,
    title,
    width: 165,
    text: (order) => formatTimestamp(order[key]),
    hint: (order) => utcText(order[key]),
    file: { title, text: (order) => offsetTimestamp(order[key]) },
  };
}

/** The purchase orders' columns (specification 2). Form and receipts may be documents: a cell shows their beginning. */
export const purchaseOrderColumns: readonly Column<PurchaseOrder>[] = [
  { ...field('id', 'ID', 90), copies: true },
  field('order_form', 'Orderform', 195),
  field('receipt', 'Receipt', 200),
  field('client_receipt', 'Client Receipt', 125),
  { ...field('transaction_id', 'Transaction ID', 130), copies: true },
  time('created', 'Created'),
  time('updated', 'Updated'),
  field('state', 'State', 115),
  field('reporting_receipt', 'Reporting Receipt', 235),
  field('operator_id', 'Operator ID', 110),
  field('environment', 'Environment', 120),
  { ...field('user_id', 'User ID', 110), copies: true },
  { ...field('application_session', 'App. Session ID', 150), copies: true },
];

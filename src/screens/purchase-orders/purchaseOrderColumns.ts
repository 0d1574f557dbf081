import { formatIsoTimestamp, formatTimestamp, formatUtcTimestamp } from '@/domain/dates';
import { type PurchaseOrder } from '@/domain/entities/purchaseOrder';
import { textOrDash } from '@/domain/missingValue';
import { type Column } from '@/ui/table/column';

type Field = Exclude<keyof PurchaseOrder, 'raw'>;

function createFieldColumn(key: Field, title: string, width: number): Column<PurchaseOrder> {
  return { key, title, width, text: (order) => textOrDash(order[key]) };
}

function createTimeColumn(key: 'created' | 'updated', title: string): Column<PurchaseOrder> {
  return {
    key,
    title,
    width: 165,
    text: (order) => formatTimestamp(order[key]),
    tooltip: (order) => formatUtcTimestamp(order[key]),
    csv: { title, text: (order) => formatIsoTimestamp(order[key]) },
  };
}

/** The list's columns (section 2 of the specification). */
export const purchaseOrderColumns: readonly Column<PurchaseOrder>[] = [
  { ...createFieldColumn('id', 'ID', 90), isCopyable: true },
  createFieldColumn('order_form', 'Orderform', 195),
  createFieldColumn('receipt', 'Receipt', 200),
  createFieldColumn('client_receipt', 'Client Receipt', 125),
  { ...createFieldColumn('transaction_id', 'Transaction ID', 130), isCopyable: true },
  createTimeColumn('created', 'Created'),
  createTimeColumn('updated', 'Updated'),
  createFieldColumn('state', 'State', 115),
  createFieldColumn('reporting_receipt', 'Reporting Receipt', 235),
  createFieldColumn('operator_id', 'Operator ID', 110),
  createFieldColumn('environment', 'Environment', 120),
  { ...createFieldColumn('user_id', 'User ID', 110), isCopyable: true },
  { ...createFieldColumn('application_session', 'App. Session ID', 150), isCopyable: true },
];

import { createPurchasesPageSource, paymentApi } from '@/api/payment';
import { type PurchaseOrder } from '@/domain/entities/purchaseOrder';
import { idColumn, textColumn } from '../lists/columns/columns';
import { timestampColumn } from '../lists/columns/timestampColumn';
import { jsonFieldColumn } from './jsonFieldColumn';
import { relatedColumn } from './relatedColumn';
import { statusColumn } from './statusColumn';
import { summarizePurchaseOrder } from './summarizePurchaseOrder';
import { type BuildColumns } from './useRecordColumns';
import { type RecordKind } from './useRecordList';

/** The columns of the purchase orders list (section 2 of the specification). A window of 1440 pixels shows those up to the state. */
export const buildPurchaseOrderColumns: BuildColumns<PurchaseOrder> = ({ agency, currency }) => [
  idColumn('id', 'ID'),
  jsonFieldColumn('order_form', 'Orderform', 184, currency),
  jsonFieldColumn('receipt', 'Receipt', 177, currency),
  jsonFieldColumn('client_receipt', 'Client Receipt', 127, currency),
  idColumn('transaction_id', 'Transaction ID', 125),
  timestampColumn('created', 'Created', 168),
  timestampColumn('updated', 'Updated', 168),
  statusColumn('state', 'State', 112),
  jsonFieldColumn('reporting_receipt', 'Reporting Receipt', 200, currency),
  textColumn('operator_id', 'Operator ID', 110),
  statusColumn('environment', 'Environment'),
  relatedColumn('user_id', 'User ID', { kind: 'rider', agency }),
  idColumn('application_session', 'App. Session ID', 150),
];

/** The columns on a rider's profile, in their order. A row's record has the other fields too. */
export const buildRiderPurchaseOrderColumns: BuildColumns<PurchaseOrder> = (context) => {
  const columns = buildPurchaseOrderColumns(context);
  return RIDER_COLUMN_KEYS.flatMap((key) => columns.filter((column) => column.key === key));
};

const RIDER_COLUMN_KEYS: readonly (keyof PurchaseOrder)[] = [
  'id',
  'transaction_id',
  'created',
  'updated',
  'state',
  'receipt',
  'operator_id',
  'environment',
  'application_session',
];

export const purchaseOrders = {
  endpoint: paymentApi.endpoints.listPurchases,
  createPageSource: createPurchasesPageSource,
  title: 'Purchase order',
  summarize: summarizePurchaseOrder,
  nouns: { singular: 'purchase order', plural: 'purchase orders' },
} satisfies RecordKind<PurchaseOrder>;

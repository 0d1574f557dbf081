import { buildPageResponse } from '../../http/request/paging';
import type { AdminRouteContext, RouteResponse } from '../../http/route';
import { buildAliasedField } from './aliasedField';
import { filteredPageSchemas, type FilteredTable, readFilteredPage } from './filteredPage';

interface OrderRow {
  id: number;
  order_form: string;
  receipt: string;
  client_receipt: string;
  reporting_receipt: string;
  transaction_id: string | null;
}

const PURCHASE_ORDERS: FilteredTable = {
  table: 'purchase_orders',
  columns: `id, order_form, receipt, client_receipt, transaction_id, created, updated, state, reporting_receipt,
    operator_id, environment, user_id, application_session`,
  sorting: {
    fields: [
      'id',
      'order_form',
      'receipt',
      'client_receipt',
      'trnid',
      'transaction_id',
      'created',
      'updated',
      'state',
      'reporting_receipt',
      'operator_id',
      'environment',
      'user_id',
      'application_session',
    ],
    field: 'created',
    order: 'desc',
    tieBreaker: 'id',
    columns: { trnid: 'transaction_id' },
  },
  defaultPerPage: 30,
};

export const purchaseOrdersSchemas = filteredPageSchemas(PURCHASE_ORDERS);

/** Returns a page of purchase orders. Form and receipts can be strings, objects or null. */
export function getPurchaseOrders(context: AdminRouteContext<typeof purchaseOrdersSchemas>): RouteResponse {
  const { rows, page, total } = readFilteredPage<OrderRow>(context, PURCHASE_ORDERS);
  const body = rows.map(({ transaction_id: transaction, ...row }) => ({
    ...row,
    order_form: JSON.parse(row.order_form) as unknown,
    receipt: JSON.parse(row.receipt) as unknown,
    client_receipt: JSON.parse(row.client_receipt) as unknown,
    reporting_receipt: JSON.parse(row.reporting_receipt) as unknown,
    ...buildAliasedField(row.id, 'trnid', 'transaction_id', transaction),
  }));
  return buildPageResponse(body, page, total);
}

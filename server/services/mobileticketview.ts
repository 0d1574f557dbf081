import { buildPageResponse } from '../http/request/paging';
import { adminRoute, type Route } from '../http/route';
import { buildAliasedField } from './sales/aliasedField';
import { filteredPageSchemas, type FilteredTable, readFilteredPage } from './sales/filteredPage';

interface PassRow {
  id: number;
  fare_type: string | null;
  purchase_order: number | null;
  application_session: string | null;
}

const PASSES: FilteredTable = {
  table: 'passes',
  columns: `id, created, sku, name, fare_type, price, currency, serial_number, purchase_order, payment_state, state,
    application_session, user_id`,
  sorting: {
    fields: [
      'id',
      'created',
      'sku',
      'name',
      'price',
      'currency',
      'serial_number',
      'po_id',
      'purchase_order',
      'payment_state',
      'state',
      'user_id',
      'application_session',
      'application_session_id',
    ],
    field: 'created',
    order: 'desc',
    tieBreaker: 'id',
    columns: { po_id: 'purchase_order', application_session_id: 'application_session' },
  },
  defaultPerPage: 30,
};

export const mobileticketviewRoutes: Route[] = [
  adminRoute(
    'GET',
    '/mobileticketview/api/v2/passes',
    (context) => {
      const { rows, page, total } = readFilteredPage<PassRow>(context, PASSES);
      return buildPageResponse(rows.map(toPassBody), page, total);
    },
    filteredPageSchemas(PASSES),
  ),
];

function toPassBody({ fare_type, purchase_order: order, application_session: session, ...row }: PassRow) {
  return {
    ...row,
    product: { attributes: { fare_type } },
    ...buildAliasedField(row.id, 'po_id', 'purchase_order', order),
    ...buildAliasedField(row.id, 'application_session', 'application_session_id', session),
  };
}

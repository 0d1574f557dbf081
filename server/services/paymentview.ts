import { buildPageResponse } from '../http/request/paging';
import { adminRoute, type Route } from '../http/route';
import { filteredPageSchemas, type FilteredTable, readFilteredPage } from './sales/filteredPage';
import { PAYMENT_COLUMNS, type PaymentRow, readMediumAliases, toPaymentBody } from './sales/paymentRows';

const PAYMENTS: FilteredTable = {
  table: 'payments',
  columns: PAYMENT_COLUMNS,
  sorting: {
    fields: [
      'id',
      'status',
      'transaction_amount',
      'payment_type',
      'created',
      'fare_media',
      'fare_media_alias',
      'user_id',
    ],
    field: 'created',
    order: 'desc',
    tieBreaker: 'id',
    // A row has the medium or its alias. Both names sort by the medium.
    columns: { fare_media_alias: 'fare_media' },
  },
  defaultPerPage: 10,
};

export const paymentviewRoutes: Route[] = [
  adminRoute(
    'GET',
    '/paymentview/api/v2/payments',
    (context) => {
      const { rows, page, total } = readFilteredPage<PaymentRow>(context, PAYMENTS);
      const aliases = readMediumAliases(context.db, context.agency.id);
      const body = rows.map((row) => toPaymentBody(row, aliases));
      return buildPageResponse(body, page, total);
    },
    filteredPageSchemas(PAYMENTS),
  ),
];

import { pageAnswer } from '../http/paging';
import { admin, type Route } from '../http/route';
import { filteredRows, type FilteredTable } from './filteredRows';
import { mediumAliases, PAYMENT_COLUMNS, paymentAnswer, type PaymentRow } from './paymentRows';

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
    last: 'id',
    columns: { fare_media_alias: 'fare_media' },
  },
  perPage: 10,
};

export const paymentviewRoutes: Route[] = [
  admin('GET', '/paymentview/api/v2/payments', (call) => {
    const { rows, page, total } = filteredRows<PaymentRow>(call, PAYMENTS);
    const aliases = mediumAliases(call.db, call.agency.id);
    const answers = rows.map((row) => paymentAnswer(row, aliases));
    return pageAnswer(answers, page, total);
  }),
];

import { pageAnswer } from '../http/paging';
import { admin, type Route } from '../http/route';
import { filteredRows, type FilteredTable } from './filteredRows';
import { spelled } from './spelling';

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
    last: 'id',
    columns: { po_id: 'purchase_order', application_session_id: 'application_session' },
  },
  perPage: 30,
};

export const mobileticketviewRoutes: Route[] = [
  admin('GET', '/mobileticketview/api/v2/passes', (call) => {
    const { rows, page, total } = filteredRows<PassRow>(call, PASSES);
    return pageAnswer(rows.map(passAnswer), page, total);
  }),
];

function passAnswer({ fare_type, purchase_order: order, application_session: session, ...row }: PassRow) {
  return {
    ...row,
    product: { attributes: { fare_type } },
    ...spelled(row.id, 'po_id', 'purchase_order', order),
    ...spelled(row.id, 'application_session', 'application_session_id', session),
  };
}

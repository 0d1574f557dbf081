import type { Database } from './open';

/** The columns that lists can be sorted by, per table, behind the agency. Equal values are in the order of the last column. */
const SORTED: Record<string, { last: string; columns: readonly string[] }> = {
  riders: {
    last: 'key',
    columns: [
      'rmid',
      'customer_internal_id',
      'first_name',
      'last_name',
      'email',
      'a_telephone_number',
      'p_telephone_number',
      'date_of_birth',
      'smartcard_id',
      'smartcard',
      'smartcard_status',
      'concession_type',
      'rider_type',
      'amount',
      'type',
    ],
  },
  payments: {
    last: 'id',
    columns: ['id', 'status', 'transaction_amount', 'payment_type', 'created', 'fare_media'],
  },
  purchase_orders: {
    last: 'id',
    columns: [
      'id',
      'order_form',
      'receipt',
      'client_receipt',
      'reporting_receipt',
      'transaction_id',
      'created',
      'updated',
      'state',
      'operator_id',
      'environment',
      'application_session',
    ],
  },
  passes: {
    last: 'id',
    columns: [
      'id',
      'created',
      'sku',
      'name',
      'price',
      'currency',
      'serial_number',
      'purchase_order',
      'payment_state',
      'state',
      'application_session',
    ],
  },
};

/** Makes the indexes behind sorted lists. Done after the rows are in, which is faster than growing them row by row. */
export function createSortIndexes(db: Database): void {
  for (const [table, { last, columns }] of Object.entries(SORTED)) {
    for (const column of columns) {
      const columns = column === last ? last : `${column}, ${last}`;
      db.script(`CREATE INDEX ${table}_by_${column} ON ${table} (agency_id, ${columns})`);
    }
  }
}

import type { Database } from './database';

/** The tables with lists that are too long to sort for each request. */
export type SortableTable = 'riders' | 'payments' | 'purchase_orders' | 'passes';

/**
 * The columns that each list can be sorted by. The tie-breaker column sorts rows with equal values. Indexes and triggers
 * are made of them, so a change here is a change of the schema, which needs a step (migrations.ts).
 */
export const SORT_COLUMNS: Record<SortableTable, { tieBreaker: string; columns: readonly string[] }> = {
  riders: {
    tieBreaker: 'key',
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
    tieBreaker: 'id',
    columns: ['id', 'status', 'transaction_amount', 'payment_type', 'created', 'fare_media', 'user_id'],
  },
  purchase_orders: {
    tieBreaker: 'id',
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
      'user_id',
    ],
  },
  passes: {
    tieBreaker: 'id',
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
      'user_id',
    ],
  },
};

export const SORTABLE_TABLES = Object.keys(SORT_COLUMNS) as SortableTable[];

/** The name of the index for a sorted list. Riders sorted by key have none: the table is stored in that order. */
export function getSortIndexName(table: SortableTable, column: string): string {
  return `${table}_by_${column}`;
}

/** Sorts rows with equal values by the tie-breaker column, so that pages neither repeat nor skip a row. */
export function buildOrderBy(column: string, tieBreaker: string, order: 'asc' | 'desc'): string {
  return column === tieBreaker
    ? `ORDER BY ${tieBreaker} ${order}`
    : `ORDER BY ${column} ${order}, ${tieBreaker} ${order}`;
}

/** Creates the indexes of the sorted lists. Call it after all rows are inserted, which is faster. */
export function createSortIndexes(db: Database): void {
  for (const table of SORTABLE_TABLES) {
    const { tieBreaker, columns } = SORT_COLUMNS[table];
    for (const column of columns) {
      const indexed = column === tieBreaker ? tieBreaker : `${column}, ${tieBreaker}`;
      db.exec(`CREATE INDEX ${getSortIndexName(table, column)} ON ${table} (agency_id, ${indexed})`);
    }
  }
}

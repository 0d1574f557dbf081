import { rowCount } from '../db/rowCounts';
import { type Page, readPage } from '../http/paging';
import type { AdminCall } from '../http/route';
import { readSort, type Sorting } from '../http/sorting';

/** A table of rows of agencies, each of one user. */
export interface FilteredTable {
  table: 'payments' | 'passes' | 'purchase_orders';
  columns: string;
  sorting: Sorting;
  perPage: number;
}

export interface FilteredRows<Row> {
  /** One more than the page when there is a next page. */
  rows: Row[];
  page: Page;
  total: number;
}

/** A page of an agency's rows, of one `id` or one `user_id` when asked for. An id that is no number is nobody's. */
export function filteredRows<Row>({ db, agency, query }: AdminCall, list: FilteredTable): FilteredRows<Row> {
  const page = readPage(query, list.perPage);
  const { column, orderBy } = readSort(query, list.sorting);
  const filters = ['id', 'user_id'].filter((name) => query.text(name) !== undefined);
  const values = [agency.id, ...filters.map((name) => numberOf(query.text(name)))];
  const where = ['agency_id', ...filters].map((name) => `${name} = ?`).join(' AND ');
  const from = `FROM ${list.table} ${indexFor(list.table, filters, column)} WHERE ${where}`;
  const rows = `SELECT ${list.columns} ${from} ${orderBy} LIMIT ? OFFSET ?`;
  return {
    rows: db.all<Row>(rows, ...values, page.limit + 1, page.offset),
    page,
    total:
      filters.length === 0
        ? rowCount(db, agency.id, list.table)
        : (db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...values)?.total ?? 0),
  };
}

function numberOf(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

/** Names the index, so that the way to the rows does not depend on how many an agency happens to have. */
function indexFor(table: string, filters: readonly string[], column: string): string {
  if (filters.includes('id')) return 'NOT INDEXED';
  if (filters.includes('user_id') || column === 'user_id') return `INDEXED BY ${table}_of_user`;
  return `INDEXED BY ${table}_by_${column}`;
}

import { type Page, readPage } from '../http/paging';
import type { AdminCall } from '../http/route';
import { readSorting, type Sorting } from '../http/sorting';

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
  const conditions = ['agency_id = ?'];
  const values = [agency.id];
  for (const name of ['id', 'user_id']) {
    const text = query.text(name);
    if (text === undefined) continue;
    conditions.push(`${name} = ?`);
    values.push(/^\d{1,15}$/.test(text) ? Number(text) : -1);
  }
  const from = `FROM ${list.table} WHERE ${conditions.join(' AND ')}`;
  const orderBy = readSorting(query, list.sorting);
  return {
    rows: db.all<Row>(
      `SELECT ${list.columns} ${from} ${orderBy} LIMIT ? OFFSET ?`,
      ...values,
      page.limit + 1,
      page.offset,
    ),
    page,
    total: db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...values)?.total ?? 0,
  };
}

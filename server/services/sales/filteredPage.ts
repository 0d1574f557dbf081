import { z } from 'zod';
import { readListPage } from '../../db/listPage';
import { countRows, getRowCount } from '../../db/rowCounts';
import { type Page, pageParams, toPage } from '../../http/request/paging';
import { parseFilterId } from '../../http/request/parseId';
import { optionalText } from '../../http/request/querySchemas';
import { type SortOptions, sortParams, toSort } from '../../http/request/sorting';
import type { AdminRouteContext } from '../../http/route';

/** A table whose rows belong to an agency and a user. */
export interface FilteredTable {
  table: 'payments' | 'passes' | 'purchase_orders';
  columns: string;
  sorting: SortOptions;
  defaultPerPage: number;
}

/** The schemas of a route that reads a page of the table. Id and user id can be any text. */
export function filteredPageSchemas({ sorting, defaultPerPage }: FilteredTable) {
  return {
    query: z.object({
      ...pageParams(defaultPerPage),
      ...sortParams(sorting),
      id: optionalText,
      user_id: optionalText,
    }),
  };
}

interface FilteredPage<Row> {
  /** The page's rows, and one more row if there is a next page. */
  rows: Row[];
  page: Page;
  total: number;
}

/** Reads a page of an agency's rows, optionally filtered by `id` or `user_id`. An invalid id matches no row. */
export function readFilteredPage<Row>(
  { db, agency, query }: AdminRouteContext<ReturnType<typeof filteredPageSchemas>>,
  list: FilteredTable,
): FilteredPage<Row> {
  const page = toPage(query.page, query.per_page);
  const { column, order: direction, orderBy } = toSort(list.sorting, query.sort_field, query.sort_order);
  const filters = (['id', 'user_id'] as const).filter((name) => query[name] !== undefined);
  if (filters.length === 0) {
    const sortedList = { table: list.table, column, agencyId: agency.id };
    return db.snapshot(() => ({
      rows: readListPage<Row>(db, sortedList, direction, list.columns, {
        limit: page.limit + 1,
        offset: page.offset,
      }),
      page,
      total: getRowCount(db, agency.id, list.table),
    }));
  }
  const values = [agency.id, ...filters.map((name) => parseFilterId(query[name] ?? ''))];
  const where = ['agency_id', ...filters].map((name) => `${name} = ?`).join(' AND ');
  // The index is named, so that SQLite's query plan does not depend on the agency's number of rows. NOT INDEXED: a row
  // is found by its id in the table itself.
  const index = filters.includes('id') ? 'NOT INDEXED' : `INDEXED BY ${list.table}_of_user`;
  const from = `FROM ${list.table} ${index} WHERE ${where}`;
  const rowsSql = `SELECT ${list.columns} ${from} ${orderBy} LIMIT ? OFFSET ?`;
  return {
    rows: db.all<Row>(rowsSql, ...values, page.limit + 1, page.offset),
    page,
    total: countRows(db, from, ...values),
  };
}

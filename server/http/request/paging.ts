import type { Database, SqlValue } from '../../db/database';
import { countRows } from '../../db/rowCounts';
import type { RouteResponse } from '../route';
import { digits, param } from './querySchemas';

/** The most rows per page, whatever the request asks for. */
const MAX_PAGE_SIZE = 100;
/** Limits the offset, so that the arithmetic stays exact. */
const MAX_OFFSET = 2 ** 40;

export interface Page {
  limit: number;
  offset: number;
  /** The page number from 1. */
  number: number;
}

const pageSchema = param(digits(1).default(1));
const limitSchema = pageSize(MAX_PAGE_SIZE);

/** The query parameters of a list that is paged by number. */
export function pageParams(defaultPerPage: number) {
  return { per_page: pageSize(defaultPerPage), page: pageSchema };
}
export const pageAndLimitParams = { limit: limitSchema, page: pageSchema };

/** The query parameters of a list that is paged by offset. */
export const limitAndOffsetParams = {
  limit: limitSchema,
  offset: param(
    digits(0)
      .default(0)
      .transform((offset) => Math.min(offset, MAX_OFFSET)),
  ),
};

function pageSize(fallback: number) {
  return param(
    digits(1)
      .default(fallback)
      .transform((size) => Math.min(size, MAX_PAGE_SIZE)),
  );
}

export function toPage(number: number, rowsPerPage: number): Page {
  return { limit: rowsPerPage, offset: Math.min((number - 1) * rowsPerPage, MAX_OFFSET), number };
}

/**
 * Builds the response of a list that is paged by number. `rows` must have one row more than the page if there is a next
 * page, so query `limit + 1` rows. `total` is the count of all rows, if it is known.
 */
export function buildPageResponse(
  rows: readonly unknown[],
  currentPage: Page,
  total?: number,
): RouteResponse {
  const headers: Record<string, string> = {};
  if (rows.length > currentPage.limit) headers['x-next-page'] = String(currentPage.number + 1);
  if (total !== undefined) headers['x-total'] = String(total);
  return { body: rows.slice(0, currentPage.limit), headers };
}

interface ShortList {
  columns: string;
  /** The query from its FROM on, with the parameters `values`. */
  from: string;
  values?: readonly SqlValue[];
  orderBy: string;
}

/** The response with a page of a list that is short enough to be counted and sorted for each request. */
export function readShortListPage(
  db: Database,
  query: { page: number; per_page: number },
  { columns, from, values = [], orderBy }: ShortList,
): RouteResponse {
  const page = toPage(query.page, query.per_page);
  const sql = `SELECT ${columns} ${from} ${orderBy} LIMIT ? OFFSET ?`;
  const rows = db.all(sql, ...values, page.limit + 1, page.offset);
  return buildPageResponse(rows, page, countRows(db, from, ...values));
}

import type { QueryParams } from './query';
import type { RouteResponse } from './route';

/** No page is longer, whatever is asked for. */
const MAX_PAGE_SIZE = 100;
/** The last row that paging reaches: keeps the arithmetic exact. */
const MAX_OFFSET = 2 ** 40;

/** Which rows of a list are asked for. */
export interface Page {
  limit: number;
  offset: number;
  /** The page's number, for lists that are paged by number. */
  number: number;
}

/** Reads `page` (from 1) and `per_page`. */
export function parsePage(query: QueryParams, perPage: number): Page {
  const limit = Math.min(query.getInteger('per_page', perPage, 1), MAX_PAGE_SIZE);
  return toPage(query, limit);
}

/** Reads `page` (from 1) and `limit`. */
export function parsePageAndLimit(query: QueryParams): Page {
  return toPage(query, Math.min(query.getInteger('limit', MAX_PAGE_SIZE, 1), MAX_PAGE_SIZE));
}

/** Reads `limit` and `offset`. */
export function parseLimitAndOffset(query: QueryParams): Page {
  const limit = Math.min(query.getInteger('limit', MAX_PAGE_SIZE, 1), MAX_PAGE_SIZE);
  return { limit, offset: Math.min(query.getInteger('offset', 0), MAX_OFFSET), number: 1 };
}

function toPage(query: QueryParams, limit: number): Page {
  const number = query.getInteger('page', 1, 1);
  return { limit, offset: Math.min((number - 1) * limit, MAX_OFFSET), number };
}

/**
 * The answer of a list paged by number. `rows` holds one row more than the page when there is a next page: ask for
 * `limit + 1`. `total` is the count of all rows, where it is known.
 */
export function buildPageResponse(rows: readonly unknown[], page: Page, total?: number): RouteResponse {
  const headers: Record<string, string> = {};
  if (rows.length > page.limit) headers['x-next-page'] = String(page.number + 1);
  if (total !== undefined) headers['x-total'] = String(total);
  return { body: rows.slice(0, page.limit), headers };
}

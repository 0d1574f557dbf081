import type { QueryParams } from './query';
import type { RouteResponse } from './route';

/** The most rows per page, whatever the request asks for. */
const MAX_PAGE_SIZE = 100;
/** Limits the offset, so that the arithmetic stays exact. */
const MAX_OFFSET = 2 ** 40;

export interface Page {
  limit: number;
  offset: number;
  /** The page number from 1; always 1 for lists that are paged by offset. */
  number: number;
}

/** Parses `page` (from 1) and `per_page`. */
export function parsePage(query: QueryParams, { defaultPerPage }: { defaultPerPage: number }): Page {
  const limit = Math.min(query.getInteger('per_page', defaultPerPage, 1), MAX_PAGE_SIZE);
  return toPage(query, limit);
}

/** Parses `page` (from 1) and `limit`. */
export function parsePageAndLimit(query: QueryParams): Page {
  return toPage(query, Math.min(query.getInteger('limit', MAX_PAGE_SIZE, 1), MAX_PAGE_SIZE));
}

/** Parses `limit` and `offset`. */
export function parseLimitAndOffset(query: QueryParams): Page {
  const limit = Math.min(query.getInteger('limit', MAX_PAGE_SIZE, 1), MAX_PAGE_SIZE);
  return { limit, offset: Math.min(query.getInteger('offset', 0), MAX_OFFSET), number: 1 };
}

function toPage(query: QueryParams, limit: number): Page {
  const number = query.getInteger('page', 1, 1);
  return { limit, offset: Math.min((number - 1) * limit, MAX_OFFSET), number };
}

/**
 * Builds the response of a list that is paged by number. `rows` must have one row more than the page if there is a next
 * page, so query `limit + 1` rows. `total` is the count of all rows, if it is known.
 */
export function buildPageResponse(rows: readonly unknown[], page: Page, total?: number): RouteResponse {
  const headers: Record<string, string> = {};
  if (rows.length > page.limit) headers['x-next-page'] = String(page.number + 1);
  if (total !== undefined) headers['x-total'] = String(total);
  return { body: rows.slice(0, page.limit), headers };
}

import type { Query } from './query';
import type { Answer } from './route';

/** No page is longer, whatever is asked for. */
const LONGEST_PAGE = 100;
/** The last row that paging reaches: keeps the arithmetic exact. */
const LAST_ROW = 2 ** 40;

/** Which rows of a list are asked for. */
export interface Page {
  limit: number;
  offset: number;
  /** The page's number, for lists that are paged by number. */
  number: number;
}

/** Reads `page` (from 1) and `per_page`. */
export function readPage(query: Query, perPage: number): Page {
  const limit = Math.min(query.integer('per_page', perPage, 1), LONGEST_PAGE);
  return numbered(query, limit);
}

/** Reads `page` (from 1) and `limit`. */
export function readLimitedPage(query: Query): Page {
  return numbered(query, Math.min(query.integer('limit', LONGEST_PAGE, 1), LONGEST_PAGE));
}

/** Reads `limit` and `offset`. */
export function readOffset(query: Query): Page {
  const limit = Math.min(query.integer('limit', LONGEST_PAGE, 1), LONGEST_PAGE);
  return { limit, offset: Math.min(query.integer('offset', 0), LAST_ROW), number: 1 };
}

function numbered(query: Query, limit: number): Page {
  const number = query.integer('page', 1, 1);
  return { limit, offset: Math.min((number - 1) * limit, LAST_ROW), number };
}

/**
 * The answer of a list paged by number. `rows` holds one row more than the page when there is a next page: ask for
 * `limit + 1`. `total` is the count of all rows, where it is known.
 */
export function pageAnswer(rows: readonly unknown[], page: Page, total?: number): Answer {
  const headers: Record<string, string> = {};
  if (rows.length > page.limit) headers['x-next-page'] = String(page.number + 1);
  if (total !== undefined) headers['x-total'] = String(total);
  return { body: rows.slice(0, page.limit), headers };
}

/** Business constants and limits (specification 9), one named line each. */

/** Milliseconds for one call, headers and body together. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Milliseconds of quiet before a filter is applied. */
export const FILTER_DEBOUNCE_MS = 250;

/** Rows a page of the riders list. */
export const RIDERS_PAGE_SIZE = 10;
/** Rows of the agency list, which is one call. */
export const AGENCY_LIST_LIMIT = 100;

/** Rows a page that the generic table offers. */
export const TABLE_PAGE_SIZES: readonly number[] = [10, 30, 100];
export const TABLE_PAGE_SIZE_DEFAULT = 30;

/** How often a read is repeated after network loss or a 502, 503 or 504. */
export const READ_REPEATS = 2;
/** An answer nested deeper than this is refused: reducers would overflow on it. */
export const ANSWER_DEPTH_LIMIT = 200;
/** Characters of a server's own words that a message shows. */
export const SERVER_TEXT_LIMIT = 300;

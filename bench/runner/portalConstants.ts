/** What the bench has to know of the portal; a test holds it against the portal's own limits. */

/** Rows a page of riders. */
export const RIDERS_PAGE_SIZE = 10;
/** Milliseconds for which the rows of a list are kept once its page was left. */
export const LIST_CACHE_MS = 600_000;
/** Milliseconds of quiet before a filter is applied. */
export const FILTER_DEBOUNCE_MS = 250;

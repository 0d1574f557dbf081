/** Copies of the portal's limits, because the bench imports nothing from src. A test compares both. */

/** Rows in a page of riders. */
export const RIDERS_PAGE_SIZE = 10;
/** Time that a list stays in the cache after its page is left. */
export const LIST_CACHE_MS = 600_000;
/** Time that other data stays there. */
export const CACHE_MS = 60_000;
/** Debounce of a filter. */
export const FILTER_DEBOUNCE_MS = 250;

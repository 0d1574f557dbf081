/** The constants in section 9 of the specification, and the portal's own limits. */

/** Milliseconds until the response of a call must be complete. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Milliseconds until a file of the portal must have come. */
export const CHUNK_TIMEOUT_MS = 10_000;
/** Milliseconds after the last key press before a filter is applied. */
export const FILTER_DEBOUNCE_MS = 250;

/** Rows per page of an agency's passes and purchase orders. */
export const PASSES_AND_ORDERS_PAGE_SIZE = 30;
/** Rows per page of the riders list. */
export const RIDERS_PAGE_SIZE = 10;
/** Rows per page of a rider profile's tables. */
export const RIDER_PROFILE_PAGE_SIZE = 10;
/** Rows per page of the lists of operators and of administrators. */
export const USERS_PAGE_SIZE = 10;
/** Rows per request of a list that is fetched page after page, until a page is not full. */
export const FULL_LIST_PAGE_SIZE = 100;
/**
 * Maximum number of pages that are read of one list: in an export a million rows, more than any agency has. A service
 * that always names a next page with new rows would be asked without end.
 */
export const PAGES_LIMIT = 10_000;
/** Number of agencies after which no more are read by themselves. */
export const AGENCIES_READ_LIMIT = 5_000;
/** Number of requests for the list of time zones, with 100 rows each. */
export const TIME_ZONE_PAGES = 5;
/** Number of requests for the list of countries, with 100 rows each. */
export const COUNTRY_PAGES = 3;

/** Rows per page of a table with pages, until another of its sizes is chosen. */
export const TABLE_PAGE_SIZE_DEFAULT = 30;

/** The only medium with a coupon and a coupon count. */
export const COUPON_MEDIUM = 'Coupon';
/** Maximum amount and coupon count; larger numbers would lose digits in JSON. */
export const WHOLE_NUMBER_MAX = Number.MAX_SAFE_INTEGER;

/** A feature that is enabled now gets a start date this many hours ago. */
export const FEATURE_START_OFFSET_HOURS = 24;
/** The end date of every enabled feature. */
export const FEATURE_END_DATE = '2099-12-31';

/** Minimum number of characters of a new password. */
export const PASSWORD_MIN_LENGTH = 8;
/** The longest email address that SMTP allows. */
export const EMAIL_MAX_LENGTH = 254;
/** Maximum number of characters of a rule's value in the table; longer values are truncated. */
export const RULE_VALUE_LENGTH_LIMIT = 30;
/** Maximum number of categories whose rules a search loads in parallel. */
export const RULE_SEARCH_PARALLEL_CALLS = 4;
/** Maximum number of applications whose features the matrix of an agency reads at the same time. */
export const FEATURE_MATRIX_PARALLEL_CALLS = 6;
/** A queue over more agencies or applications than these starts only after something was typed. */
export const QUEUE_UNCONFIRMED_LIMIT = 5;

/** Maximum number of parallel calls of diagnostics. */
export const DIAGNOSTICS_PARALLEL_CALLS = 6;
/** Maximum number of agencies whose last diagnostics are stored. */
export const DIAGNOSTICS_HISTORY_LIMIT = 20;
/** Maximum number of messages of a check, without the one that counts the others. */
export const DIAGNOSTICS_MESSAGES_LIMIT = 50;
/** Maximum number of versions of a document that a chart shows. */
export const DIAGNOSTICS_CHART_LIMIT = 200;

/** Seconds that a list stays in the cache after its screen was left, for the back button. */
export const LIST_CACHE_S = 600;

/** Seconds that other unused data stays in the cache. Riders' data should not stay in memory for long. */
export const CACHE_S = 60;

/** Seconds after which a cached list is fetched again when a link opens it. */
export const LIST_STALE_AFTER_S = 60;

/** Maximum number of retries of a read after a lost connection or a 502, 503 or 504. */
export const READ_RETRIES = 2;
/** Maximum nesting depth of a response, and of each row of a list. Reducers would overflow the stack with a deeper one. */
export const RESPONSE_DEPTH_LIMIT = 200;
/** Maximum nesting depth of a rule: 10 levels less, because a response nests the rule in other objects. */
export const RULE_DEPTH_LIMIT = RESPONSE_DEPTH_LIMIT - 10;
/** Maximum number of characters of a server message; longer messages are truncated. */
export const SERVER_MESSAGE_LENGTH_LIMIT = 300;
/** Milliseconds after which a slow call has a notice with a button to stop waiting. */
export const SLOW_CALL_MS = 3_000;
/** Milliseconds that a toast is shown, unless the pointer or the focus is on it. */
export const TOAST_MS = 4_000;
/** Maximum seconds of a Retry-After header; with more, a read is not retried. */
export const RETRY_AFTER_CAP_S = 3;
/** Milliseconds that the pointer or focus stays on a link before its page is prefetched. */
export const PREFETCH_INTENT_MS = 80;
/** Maximum number of records of calls in the store. */
export const RECENT_CALLS_LIMIT = 200;
/** A larger difference in milliseconds between the platform's clock and this computer's clock has a notice. */
export const CLOCK_NOTICE_MS = 300_000;
/** Allowed difference in milliseconds between the platform's clock and this computer's clock. */
export const CLOCK_SKEW_LIMIT_MS = 600_000;
/**
 * Minutes without a key press, a click or a turn of the mouse wheel until a session ends, unless `/index.json` has
 * another value.
 */
export const IDLE_LIMIT_MIN = 60;
/** The warning appears this many milliseconds before the session ends. */
export const SESSION_WARNING_MS = 120_000;
/**
 * For how many minutes the browser keeps typed input, the change journal, corrections whose outcome is unknown, the URL of
 * the open page and a rollout after a session ends by itself, unless `/index.json` has another value.
 */
export const KEEP_INPUT_MIN = 30;
/** Maximum number of characters of a form draft; a longer draft is not stored. */
export const FORM_DRAFT_LENGTH_LIMIT = 200_000;
/** Maximum number of recently opened agencies that are stored per region. */
export const RECENT_AGENCIES_LIMIT = 8;
/** Maximum number of pinned and recent agencies on Home. Each pinned one whose name is not known costs a call. */
export const HOME_AGENCIES_LIMIT = 8;
/** Maximum number of unfinished changes on Home. */
export const HOME_UNFINISHED_LIMIT = 3;
/** Maximum number of agencies that the command palette lists for a search. */
export const AGENCY_HITS_LIMIT = 10;
/** Maximum number of recently opened pages that the command palette lists. */
export const RECENT_PAGES_LIMIT = 5;
/** Maximum milliseconds between the two keys of a shortcut. */
export const SHORTCUT_SEQUENCE_MS = 1_500;
/** Maximum number of changes in the change journal; the oldest are removed. */
export const JOURNAL_ENTRIES_LIMIT = 500;
/** Maximum number of characters of a value in the change journal; a longer value is not stored. */
export const JOURNAL_VALUE_LENGTH_LIMIT = 50_000;
/** Maximum number of characters of an operator's reason for a change. */
export const JOURNAL_REASON_LENGTH_LIMIT = 500;

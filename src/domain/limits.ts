/** Business constants and limits (specification 9), one named line each. */

/** Milliseconds for one call, headers and body together. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Milliseconds of quiet before a filter is applied. */
export const FILTER_DEBOUNCE_MS = 250;

/** Rows a page of the passes and the purchase orders of an agency. */
export const PASSES_AND_ORDERS_PAGE_SIZE = 30;
/** Rows a page of the riders list. */
export const RIDERS_PAGE_SIZE = 10;
/** Rows a page of a rider profile's tables. */
export const RIDER_TABLE_PAGE_SIZE = 10;
/** Rows a page of the lists of operators and of administrators. */
export const USERS_PAGE_SIZE = 10;
/** Rows a request of a list that is fetched whole: requests go on while a full page returns. */
export const FULL_LIST_PAGE_SIZE = 100;
/** Rows of the agency list, which is one call. */
export const AGENCY_LIST_LIMIT = 100;
/** Requests of 100 that make the list of time zones. */
export const TIME_ZONE_PAGES = 5;
/** Requests of 100 that make the list of countries. */
export const COUNTRY_PAGES = 3;

/** The order of passes, purchase orders and payments, as the calls word it: the newest first. */
export const NEWEST_FIRST = { sort_order: 'desc', sort_field: 'created' } as const;
/** The order of riders: the latest user first. */
export const RIDERS_ORDER = { sort_order: 'desc', sort_field: 'user_id' } as const;
/** The order of operators and of administrators. */
export const USERS_ORDER = { sort_order: 'asc', sort_field: 'email' } as const;
/** The order of the agency list. */
export const AGENCIES_ORDER = { order: 'abbreviation', direction: 1 } as const;
/** The order of business rules. */
export const RULES_ORDER = { order: 'rule', direction: 1 } as const;

/** Rows a page that the generic table offers. */
export const TABLE_PAGE_SIZES: readonly number[] = [10, 30, 100];
export const TABLE_PAGE_SIZE_DEFAULT = 30;

/** What a new agency is unless somebody says otherwise; ids are the platform's. */
export const AGENCY_DEFAULTS = {
  imperial: true,
  timezone: 109,
  country_code: 840,
  featuresets: [{ featureset_id: 3, enabled: true }],
} as const;

/** The media that a payment can be corrected to. */
export const CORRECTION_MEDIA = [
  'RMPay',
  'NoPay',
  'CashFare',
  'Token',
  'Coupon',
  'CashFareOverPayment',
] as const;

/** The medium that a coupon and a count go with. */
export const COUPON_MEDIUM = 'Coupon';
/** The largest number of cents, or of coupons, that is told from its neighbours on every way to the service. */
export const WHOLE_NUMBER_MAX = Number.MAX_SAFE_INTEGER;

/** Hours before now that a feature which is switched on has been on since. */
export const FEATURE_START_OFFSET_HOURS = 24;
/** The day until which a feature stays on. */
export const FEATURE_END_DATE = '2099-12-31';

/** Characters that a password has at least. */
export const PASSWORD_MIN_LENGTH = 8;
/** Characters that an e-mail address has at most, as mail carries it. */
export const EMAIL_MAX_LENGTH = 254;
/** Characters of a rule's text that its table shows. */
export const RULE_TEXT_LENGTH_LIMIT = 30;
/** Categories whose rules a search loads at a time. */
export const RULE_SEARCH_PARALLEL_CALLS = 4;

/** Calls that diagnostics have under way at a time. */
export const DIAGNOSTICS_PARALLEL_CALLS = 6;
/** Agencies whose last diagnostics are kept, to tell what changed since. */
export const DIAGNOSTICS_HISTORY_LIMIT = 20;
/** Messages of a check that are kept of its last run. */
export const DIAGNOSTICS_MESSAGES_LIMIT = 12;

/** Seconds that a long list's rows are kept after its screen was left, for the back button to find them. */
export const LIST_CACHE_S = 600;
/** Seconds after which a list that is opened anew, by a link, is asked for again. */
export const LIST_STALE_AFTER_S = 60;

/** How often a read is repeated after network loss or a 502, 503 or 504. */
export const READ_RETRIES = 2;
/** An answer nested deeper than this is refused: reducers would overflow on it. */
export const RESPONSE_DEPTH_LIMIT = 200;
/** A rule nested deeper than this is not sent: with what stands around it in an answer, it could not be read again. */
export const RULE_DEPTH_LIMIT = RESPONSE_DEPTH_LIMIT - 10;
/** Characters of a server's own words that a message shows. */
export const SERVER_MESSAGE_LIMIT = 300;
/** Milliseconds after which a call that has not been answered says so, and can be given up. */
export const SLOW_CALL_MS = 3_000;
/** Seconds that a read waits at most when the platform asks for a pause (Retry-After) before it is repeated. */
export const RETRY_AFTER_CAP_S = 3;
/** Milliseconds that the pointer or the focus rests on a link before what it leads to is loaded ahead. */
export const PREFETCH_INTENT_MS = 80;
/** Recent calls of the session that are remembered. */
export const RECENT_CALLS_LIMIT = 200;
/** Milliseconds by which a record may seem older than the send that made it: what two clocks may differ by. */
export const CLOCK_SKEW_LIMIT_MS = 600_000;
/** Minutes without a key or a click after which a session ends, unless `/index.json` says otherwise. */
export const IDLE_LIMIT_MIN = 60;
/** Milliseconds before its end that a session says that it will end. */
export const SESSION_WARNING_MS = 120_000;
/** Milliseconds that what was typed is kept after a session has run out, for the same operator to go on with. */
export const FORM_DRAFT_MAX_AGE_MS = 1_800_000;
/** Characters of it that are kept at most; more is not kept at all, so that no half of it comes back. */
export const FORM_DRAFT_LENGTH_LIMIT = 200_000;
/** Agencies of a region that are remembered as lately opened on this browser. */
export const RECENT_AGENCIES_LIMIT = 8;
/** Agencies that a search by name shows beside pages and actions. */
export const AGENCY_HITS_LIMIT = 10;
/** Milliseconds between the two letters of a shortcut. */
export const SHORTCUT_SEQUENCE_MS = 1_500;
/** Writes of a session that its record holds: of more the oldest go. */
export const JOURNAL_LENGTH_LIMIT = 200;
/** Characters of a value before or after that the record holds; a longer one is left out. */
export const JOURNAL_VALUE_LENGTH_LIMIT = 50_000;
/** Characters of the reason of a write. */
export const JOURNAL_REASON_LENGTH_LIMIT = 500;

import * as limits from '../../../src/domain/limits';

/** Specification 9, line by line, and the limits of the project's own. */
const SPECIFIED = {
  SALES_PAGE_SIZE: 30,
  NEWEST_FIRST: { sort_order: 'desc', sort_field: 'created' },
  RIDERS_PAGE_SIZE: 10,
  RIDERS_ORDER: { sort_order: 'desc', sort_field: 'user_id' },
  RIDER_TABLE_PAGE_SIZE: 10,
  USERS_PAGE_SIZE: 10,
  USERS_ORDER: { sort_order: 'asc', sort_field: 'email' },
  TABLE_PAGE_SIZES: [10, 30, 100],
  TABLE_PAGE_SIZE_DEFAULT: 30,
  FULL_LIST_PAGE_SIZE: 100,
  AGENCY_LIST_LIMIT: 100,
  AGENCIES_ORDER: { order: 'abbreviation', direction: 1 },
  TIME_ZONE_PAGES: 5,
  COUNTRY_PAGES: 3,
  FILTER_DEBOUNCE_MS: 250,
  REQUEST_TIMEOUT_MS: 10_000,
  AGENCY_DEFAULTS: {
    imperial: true,
    timezone: 109,
    country_code: 840,
    featuresets: [{ featureset_id: 3, enabled: true }],
  },
  CORRECTION_MEDIA: ['RMPay', 'NoPay', 'CashFare', 'Token', 'Coupon', 'CashFareOverPayment'],
  COUPON_MEDIUM: 'Coupon',
  WHOLE_NUMBER_MAX: 2 ** 53 - 1,
  FEATURE_HEAD_START_HOURS: 24,
  FEATURE_END_DATE: '2099-12-31',
  PASSWORD_MIN_LENGTH: 8,
  RULE_TEXT_LIMIT: 30,
  RULE_DEPTH_LIMIT: 190,
  RULE_SEARCH_PARALLEL: 4,
  RULES_ORDER: { order: 'rule', direction: 1 },
  DIAGNOSTICS_PARALLEL: 6,
  DIAGNOSTICS_KEPT: 20,
  DIAGNOSTICS_MESSAGES_KEPT: 12,
  LIST_KEPT_S: 600,
  LIST_FRESH_S: 60,
  READ_REPEATS: 2,
  ANSWER_DEPTH_LIMIT: 200,
  SERVER_TEXT_LIMIT: 300,
  SLOW_CALL_MS: 3_000,
  RETRY_AFTER_CAP_S: 3,
  CALLS_KEPT: 200,
  IDLE_LIMIT_MIN: 60,
  SESSION_WARNING_MS: 120_000,
};

it('has every constant of the specification, and no other', () => {
  expect({ ...limits }).toEqual(SPECIFIED);
});

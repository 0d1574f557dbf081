/*
 * The objects and lists in section 9 of the specification. The build writes numbers of limits.ts into the code that uses
 * them; an object there would be loaded with the sign-in form, because that uses the file too.
 */

/** Query parameters that sort passes, purchase orders and payments. */
export const NEWEST_FIRST = { sort_order: 'desc', sort_field: 'created' } as const;
/** Query parameters that sort riders: the newest user first. */
export const RIDERS_ORDER = { sort_order: 'desc', sort_field: 'user_id' } as const;
/** Query parameters that sort operators and administrators. */
export const USERS_ORDER = { sort_order: 'asc', sort_field: 'email' } as const;
/** Query parameters that sort agencies; direction 1 is ascending. */
export const AGENCIES_ORDER = { order: 'abbreviation', direction: 1 } as const;
/** Query parameters that sort business rules. */
export const RULES_ORDER = { order: 'rule', direction: 1 } as const;

/** Page sizes that the table offers. */
export const TABLE_PAGE_SIZES: readonly number[] = [10, 30, 100];

/**
 * Initial values of the agency creation form (section 5 of the specification). Time zone 109 is New York, country 840
 * is the USA (ISO 3166-1).
 */
export const AGENCY_DEFAULTS = {
  imperial: true,
  timezone: 109,
  country_code: 840,
  featuresets: [{ featureset_id: 3, enabled: true }],
} as const;

/** The media that a payment can be corrected to (section 5 of the specification). */
export const CORRECTION_MEDIA = [
  'RMPay',
  'NoPay',
  'CashFare',
  'Token',
  'Coupon',
  'CashFareOverPayment',
] as const;

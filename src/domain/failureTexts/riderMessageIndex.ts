/**
 * The messages of `describeRiderError` and `describeRiderFailure` by name. The table is not in `failures.ts`, whose code
 * every page loads.
 */
export const RIDER_MESSAGE_INDEX = {
  profile: 1,
  payments: 2,
  passes: 3,
  purchaseOrders: 4,
  editPayment: 5,
  submitCorrection: 6,
  balance: 7,
} as const;

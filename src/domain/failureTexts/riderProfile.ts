import { type Failure } from '../failures';

/** The rider profile's messages. */
const RIDER_ERROR_MESSAGES = [
  'Unspecified Error',
  'Unable to retrieve Rider Profile',
  'Unable to retrieve Rider Payments',
  'Unable to retrieve Rider Passes',
  'Unable to retrieve Rider Purchase Orders',
  'Unable to Edit Payment',
  'Unable to Submit Payment Correction',
  'Unable to retrieve Rider Balance',
] as const;

/** The indexes of `RIDER_ERROR_MESSAGES` by name. */
export const RIDER_MESSAGE_INDEX = {
  profile: 1,
  payments: 2,
  passes: 3,
  purchaseOrders: 4,
  editPayment: 5,
  submitCorrection: 6,
  balance: 7,
} as const;

export function describeRiderError(index: number): string {
  return `Error: ${RIDER_ERROR_MESSAGES[index] ?? RIDER_ERROR_MESSAGES[0]}`;
}

/** `index` is one of `RIDER_MESSAGE_INDEX`. An unexpected error is shown as the unspecified error (index 0). */
export function describeRiderFailure(index: number, { kind }: Failure): string {
  return describeRiderError(kind === 'unspecified' ? 0 : index);
}

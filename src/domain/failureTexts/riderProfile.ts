import { type Failure } from '../failures';

/** The rider profile's messages, in the order of their indexes 0 to 7 in section 8 of the specification. */
const RIDER_MESSAGES = {
  unspecified: 'Unspecified Error',
  profile: 'Unable to retrieve Rider Profile',
  payments: 'Unable to retrieve Rider Payments',
  passes: 'Unable to retrieve Rider Passes',
  purchaseOrders: 'Unable to retrieve Rider Purchase Orders',
  editPayment: 'Unable to Edit Payment',
  submitCorrection: 'Unable to Submit Payment Correction',
  balance: 'Unable to retrieve Rider Balance',
} as const;
export type RiderMessage = keyof typeof RIDER_MESSAGES;

export function describeRiderError(message: RiderMessage): string {
  return `Error: ${RIDER_MESSAGES[message]}`;
}

/** An unexpected error is shown as the unspecified one. */
export function describeRiderFailure(message: RiderMessage, { kind }: Failure): string {
  return describeRiderError(kind === 'unspecified' ? 'unspecified' : message);
}

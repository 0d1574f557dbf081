import { textOrDash } from './missingValue';

/** Returns a payment's state as the platform sent it, except OK for `PAYMENT.OK` (specification 4). */
export function formatPaymentState(state: string | null): string {
  return state === 'PAYMENT.OK' ? 'OK' : textOrDash(state);
}

import { textOrDash } from './missingValue';

/**
 * The same as `formatPaymentStatus`, without the code of the payment entity. Any state except `PAYMENT.OK` stays as the
 * platform sent it (section 4 of the specification).
 */
export function formatPaymentState(state: string | null): string {
  return state === 'PAYMENT.OK' ? 'OK' : textOrDash(state);
}

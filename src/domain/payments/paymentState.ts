import { textOrDash } from '../missingValue';

/** Any state except `PAYMENT.OK` stays as the platform sent it (section 4 of the specification). */
export function formatPaymentState(state: string | null): string {
  return state === 'PAYMENT.OK' ? 'OK' : textOrDash(state);
}

import { textOrDash } from '../missingValue';

/** Any status except `PAYMENT.OK` stays as the platform sent it (section 4 of the specification). */
export function formatPaymentStatus(status: string | null): string {
  return status === 'PAYMENT.OK' ? 'OK' : textOrDash(status);
}

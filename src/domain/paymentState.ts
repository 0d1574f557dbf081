import { textOrDash } from './missingValue';

/** A payment's state unchanged, except that `PAYMENT.OK` is shown as OK (specification 4). */
export function formatPaymentState(state: string | null): string {
  return state === 'PAYMENT.OK' ? 'OK' : textOrDash(state);
}

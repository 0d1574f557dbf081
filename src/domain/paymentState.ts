import { textOrDash } from './missingValue';

/** A payment's state as it came, except that `PAYMENT.OK` reads OK (specification 4). */
export function formatPaymentState(state: string | null): string {
  return state === 'PAYMENT.OK' ? 'OK' : textOrDash(state);
}

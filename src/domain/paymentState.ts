import { textOr } from './missing';

/** A payment's state as it came, except that `PAYMENT.OK` reads OK (specification 4). */
export function paymentStateText(state: string | null): string {
  return state === 'PAYMENT.OK' ? 'OK' : textOr(state);
}

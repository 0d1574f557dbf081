import { balanceApi } from '@/api/balance';
import { paymentApi } from '@/api/payment';
import { paymentviewApi } from '@/api/paymentview';
import { type Payment } from '@/domain/entities/payment';
import { type PortalDispatch } from '@/session/hooks';
import { type PaymentPlace } from '@/session/sentCorrectionsSlice';

type Place = Omit<PaymentPlace, 'region'>;

const ANEW = { subscribe: false, forceRefetch: true } as const;

/** The rider's balance in cents as the service has it after `since`; null where it can't be read. */
export async function readBalance(dispatch: PortalDispatch, place: Place, since: number) {
  const { agency, userId } = place;
  const answer = await after(since, () =>
    dispatch(balanceApi.endpoints.getBalance.initiate({ agency, userId }, ANEW)),
  );
  return answer.isSuccess ? (answer.data?.amount ?? null) : null;
}

/** The payment as the service has it after `since`; null where it can't be read. */
export async function readPayment(
  dispatch: PortalDispatch,
  place: Place,
  since: number,
): Promise<Payment | null> {
  const { agency, paymentId } = place;
  const answer = await after(since, () =>
    dispatch(paymentApi.endpoints.getPayment.initiate({ agency, paymentId }, ANEW)),
  );
  return answer.isSuccess ? (answer.data ?? null) : null;
}

/** Has the list of payments ready for when the editor closes. A failure is told there. */
export async function readPayments(dispatch: PortalDispatch, { agency, userId }: Place): Promise<void> {
  await dispatch(paymentviewApi.endpoints.listPayments.initiate({ agency, userId }, ANEW));
}

/** A read that is under way is not begun anew: one from before `since` is waited for, and then repeated. */
async function after<T extends { startedTimeStamp?: number }>(
  since: number,
  read: () => PromiseLike<T>,
): Promise<T> {
  const answer = await read();
  return (answer.startedTimeStamp ?? 0) < since ? read() : answer;
}

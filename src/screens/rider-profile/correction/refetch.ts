import { balanceApi } from '@/api/balance';
import { paymentApi } from '@/api/payment';
import { paymentviewApi } from '@/api/paymentview';
import { type Payment } from '@/domain/entities/payment';
import { type PortalDispatch } from '@/session/hooks';
import { type PaymentKey } from '@/session/sentCorrectionsSlice';

type PaymentIds = Omit<PaymentKey, 'region'>;

const FORCE_REFETCH = { subscribe: false, forceRefetch: true } as const;

/** The rider's balance in cents as the service has it after `since`; null where it can't be read. */
export async function refetchBalance(dispatch: PortalDispatch, payment: PaymentIds, since: number) {
  const { agency, userId } = payment;
  const result = await fetchAfter(since, () =>
    dispatch(balanceApi.endpoints.getBalance.initiate({ agency, userId }, FORCE_REFETCH)),
  );
  return result.isSuccess ? (result.data?.amount ?? null) : null;
}

/** The payment as the service has it after `since`; null where it can't be read. */
export async function refetchPayment(
  dispatch: PortalDispatch,
  payment: PaymentIds,
  since: number,
): Promise<Payment | null> {
  const { agency, paymentId } = payment;
  const result = await fetchAfter(since, () =>
    dispatch(paymentApi.endpoints.getPayment.initiate({ agency, paymentId }, FORCE_REFETCH)),
  );
  return result.isSuccess ? (result.data ?? null) : null;
}

/** Has the list of payments ready for when the editor closes. A failure is told there. */
export async function refetchPayments(
  dispatch: PortalDispatch,
  { agency, userId }: PaymentIds,
): Promise<void> {
  await dispatch(paymentviewApi.endpoints.listPayments.initiate({ agency, userId }, FORCE_REFETCH));
}

/** A read that is under way is not begun anew: one from before `since` is waited for, and then repeated. */
async function fetchAfter<T extends { startedTimeStamp?: number }>(
  since: number,
  fetch: () => PromiseLike<T>,
): Promise<T> {
  const result = await fetch();
  return (result.startedTimeStamp ?? 0) < since ? fetch() : result;
}

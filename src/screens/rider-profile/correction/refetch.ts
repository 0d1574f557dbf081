import { balanceApi } from '@/api/balance';
import { paymentApi } from '@/api/payment';
import { paymentviewApi } from '@/api/paymentview';
import { type Payment } from '@/domain/entities/payment';
import { type PortalDispatch } from '@/session/hooks';
import { type PaymentKey } from '@/session/writes/pendingWritesSlice';

type PaymentIds = Omit<PaymentKey, 'region'>;

const FORCE_REFETCH = { subscribe: false, forceRefetch: true } as const;

/** The rider's balance in cents, fetched at or after `since` (a timestamp in milliseconds); null when that fails. */
export async function refetchBalance(dispatch: PortalDispatch, paymentIds: PaymentIds, since: number) {
  const { agency, userId } = paymentIds;
  const result = await fetchAfter(since, () =>
    dispatch(balanceApi.endpoints.getBalance.initiate({ agency, userId }, FORCE_REFETCH)),
  );
  return result.isSuccess ? (result.data?.amount ?? null) : null;
}

/** The payment, fetched at or after `since`; null when that fails. */
export async function refetchPayment(
  dispatch: PortalDispatch,
  paymentIds: PaymentIds,
  since: number,
): Promise<Payment | null> {
  const { agency, paymentId } = paymentIds;
  const result = await fetchAfter(since, () =>
    dispatch(paymentApi.endpoints.getPayment.initiate({ agency, paymentId }, FORCE_REFETCH)),
  );
  return result.isSuccess ? (result.data ?? null) : null;
}

/** Refetches the payments list, which shows a failure itself. */
export async function refetchPayments(
  dispatch: PortalDispatch,
  { agency, userId }: PaymentIds,
): Promise<void> {
  await dispatch(paymentviewApi.endpoints.listPayments.initiate({ agency, userId }, FORCE_REFETCH));
}

/** RTK Query joins a request in flight. If that one started before `since`, another one follows. */
async function fetchAfter<T extends { startedTimeStamp?: number }>(
  since: number,
  sendRequest: () => PromiseLike<T>,
): Promise<T> {
  const result = await sendRequest();
  return (result.startedTimeStamp ?? 0) < since ? sendRequest() : result;
}

import { balanceApi } from '@/api/balance';
import { paymentApi } from '@/api/payment';
import { describeFailure, toFailure } from '@/domain/failures';
import { type WatchReading, type WatchTarget } from '@/domain/watchList';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalDispatch, type PortalThunk } from '@/session/hooks';
import { itemRead, itemReadFailed } from '@/session/watch-list/watchListSlice';

/** A thunk: reads a watched rider's balance or a watched payment with one call, by the token of its own agency. */
export function readWatched(target: WatchTarget): PortalThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { data, error } = await readTarget(target, dispatch as PortalDispatch);
    const at = getPlatformTime(getState());
    if (data) dispatch(itemRead({ target, reading: { at, ...data } }));
    else dispatch(itemReadFailed({ target, problem: { at, text: describeFailure(toFailure(error)) } }));
  };
}

/** Also for an open profile or list: it shows what was read. */
const OPTIONS = { subscribe: false, forceRefetch: true };

/** After a failure, `data` is still what an earlier call has read. */
async function readTarget(
  { agency, userId, paymentId }: WatchTarget,
  dispatch: PortalDispatch,
): Promise<{ data?: Omit<WatchReading, 'at'>; error?: unknown }> {
  if (paymentId === null) {
    const { getBalance } = balanceApi.endpoints;
    const { data, error } = await dispatch(getBalance.initiate({ agency, userId }, OPTIONS));
    return error || !data ? { error } : { data: { amount: data.amount, status: null } };
  }
  const { getPayment } = paymentApi.endpoints;
  const { data, error } = await dispatch(getPayment.initiate({ agency, paymentId }, OPTIONS));
  return error || !data ? { error } : { data: { amount: data.transaction_amount, status: data.status } };
}

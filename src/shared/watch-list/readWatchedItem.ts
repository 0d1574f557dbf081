import { balanceApi } from '@/api/balance';
import { readNow } from '@/api/client/readNow';
import { paymentApi } from '@/api/payment';
import { type Result } from '@/domain/failures';
import { describeFailureToStore } from '@/domain/failureTexts/storedFailures';
import { getWatchKey, type WatchReading, type WatchTarget } from '@/domain/watchList';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk } from '@/session/hooks';
import {
  itemRead,
  itemReadFailed,
  itemReadStarted,
  selectReadingKeys,
} from '@/session/watch-list/watchListSlice';

/**
 * A thunk: reads a watched rider's balance or a watched payment with one call and the token of its agency. One that is being
 * read is not read again: the second reading would hide what differs.
 */
export function readWatchedItem(target: WatchTarget): PortalThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectReadingKeys(getState()).includes(getWatchKey(target))) return;
    dispatch(itemReadStarted(target));
    const { data, error } = await dispatch(readTarget(target));
    const at = getPlatformTime(getState());
    if (error) dispatch(itemReadFailed({ target, problem: { at, text: describeFailureToStore(error) } }));
    else dispatch(itemRead({ target, reading: { at, ...data } }));
  };
}

/** An open profile or list shows what was read, too. */
function readTarget({
  agency,
  userId,
  paymentId,
}: WatchTarget): PortalThunk<Promise<Result<Omit<WatchReading, 'at'>>>> {
  return async (dispatch) => {
    if (paymentId === null) {
      const { getBalance } = balanceApi.endpoints;
      const read = await dispatch(readNow(getBalance, { agency, userId }));
      return read.error ? read : { data: { amount: read.data.amount, status: null } };
    }
    const { getPayment } = paymentApi.endpoints;
    const read = await dispatch(readNow(getPayment, { agency, paymentId }));
    if (read.error) return read;
    const { transaction_amount: amount, status } = read.data;
    return { data: { amount, status } };
  };
}

import { balanceApi } from '@/api/balance';
import { readNow } from '@/api/client/readNow';
import { paymentApi } from '@/api/payment';
import { type Failure } from '@/domain/failures';
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
    const read = await dispatch(readTarget(target));
    const at = getPlatformTime(getState());
    if ('failure' in read)
      dispatch(itemReadFailed({ target, problem: { at, text: describeFailureToStore(read.failure) } }));
    else dispatch(itemRead({ target, reading: { at, ...read } }));
  };
}

/** An open profile or list shows what was read, too. */
function readTarget({
  agency,
  userId,
  paymentId,
}: WatchTarget): PortalThunk<Promise<Omit<WatchReading, 'at'> | { failure: Failure }>> {
  return async (dispatch) => {
    if (paymentId === null) {
      const { getBalance } = balanceApi.endpoints;
      const read = await dispatch(readNow(getBalance, { agency, userId }));
      return 'failure' in read ? read : { amount: read.data.amount, status: null };
    }
    const { getPayment } = paymentApi.endpoints;
    const read = await dispatch(readNow(getPayment, { agency, paymentId }));
    return 'failure' in read ? read : { amount: read.data.transaction_amount, status: read.data.status };
  };
}

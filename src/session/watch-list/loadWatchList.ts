import { isAnyOf } from '@reduxjs/toolkit';
import { WATCH_LIST_LIMIT } from '@/domain/watchList';
import { hasFields, isNullOr, isNumber, isOneOf, isText } from '@/lib/valueTests';
import { type PortalThunk } from '../hooks';
import { persistSlice } from '../storage/persistSlice';
import { safeSessionStorage } from '../storage/safeStorage';
import { WATCH_LIST_STORAGE_KEY } from '../storage/storageKeys';
import {
  itemRead,
  itemReadFailed,
  itemUnwatched,
  itemWatched,
  selectWatchedItems,
  type WatchedItem,
  watchListLoaded,
} from './watchListSlice';

/**
 * A thunk: adds the watch list to the store, unless that is done. It is in this tab's sessionStorage, so that a reload
 * does not lose it, until the session ends: ids, amounts and states, without a name.
 */
export function loadWatchList(): PortalThunk {
  return (dispatch, getState) => {
    if (getState().watchList?.isLoaded) return;
    dispatch(
      persistSlice({
        name: 'the watch list',
        load: () => watchListLoaded(parseItems(safeSessionStorage.readEntry(WATCH_LIST_STORAGE_KEY)?.items)),
        isChange: isAnyOf(itemWatched, itemUnwatched, itemRead, itemReadFailed),
        save: (state) => {
          const items = selectWatchedItems(state);
          if (items.length > 0) return safeSessionStorage.writeEntry(WATCH_LIST_STORAGE_KEY, { items });
          safeSessionStorage.remove(WATCH_LIST_STORAGE_KEY);
          return true;
        },
      }),
    );
  };
}

/** Invalid items are left out. */
function parseItems(items: unknown): readonly WatchedItem[] {
  return Array.isArray(items) ? items.filter(isWatchedItem).slice(0, WATCH_LIST_LIMIT) : [];
}

const isReading = hasFields({
  at: isNumber,
  amount: isNullOr(Number.isSafeInteger),
  status: isNullOr(isText),
});
const isRider = hasFields({ kind: isOneOf(['rider']), paymentId: isOneOf([null]) });
const isPayment = hasFields({ kind: isOneOf(['payment']), paymentId: isText });
const isItem = hasFields({
  agency: isText,
  userId: isText,
  reading: isNullOr(isReading),
  previousReading: isNullOr(isReading),
  problem: isNullOr(hasFields({ text: isText, at: isNumber })),
});

function isWatchedItem(value: unknown): value is WatchedItem {
  return isItem(value) && (isRider(value) || isPayment(value));
}

import { isAnyOf } from '@reduxjs/toolkit';
import { WATCH_LIST_LIMIT, type WatchReading } from '@/domain/watchList';
import { hasFields, isNullOr, isNumber, isOneOf, isText } from '@/lib/typeGuards';
import { oncePerStore } from '../oncePerStore';
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
export const loadWatchList = oncePerStore((dispatch) => {
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
});

/** Invalid items are left out. */
function parseItems(items: unknown): WatchedItem[] {
  return Array.isArray(items) ? items.filter(isWatchedItem).slice(0, WATCH_LIST_LIMIT) : [];
}

const isReading = hasFields<WatchReading>({
  at: isNumber,
  amount: isNullOr((value): value is number => Number.isSafeInteger(value)),
  status: isNullOr(isText),
});
const isItem = hasFields<WatchedItem>({
  kind: isOneOf(['rider', 'payment']),
  agency: isText,
  userId: isText,
  paymentId: isNullOr(isText),
  reading: isNullOr(isReading),
  previousReading: isNullOr(isReading),
  problem: isNullOr(hasFields({ text: isText, at: isNumber })),
});

function isWatchedItem(value: unknown): value is WatchedItem {
  return isItem(value) && (value.kind === 'rider') === (value.paymentId === null);
}

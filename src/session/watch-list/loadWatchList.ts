import { isAnyOf } from '@reduxjs/toolkit';
import { WATCH_LIST_LIMIT, type WatchReading } from '@/domain/watchList';
import { isRecord } from '@/lib/isRecord';
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

function isWatchedItem(value: unknown): value is WatchedItem {
  if (!isRecord(value)) return false;
  const { kind, agency, userId, paymentId, reading, previousReading, problem } = value;
  return (
    (kind === 'rider' ? paymentId === null : kind === 'payment' && typeof paymentId === 'string') &&
    typeof agency === 'string' &&
    typeof userId === 'string' &&
    [reading, previousReading].every((item) => item === null || isReading(item)) &&
    (problem === null ||
      (isRecord(problem) && typeof problem.text === 'string' && Number.isFinite(problem.at)))
  );
}

function isReading(value: unknown): value is WatchReading {
  if (!isRecord(value)) return false;
  const { at, amount, status } = value;
  return (
    Number.isFinite(at) &&
    (amount === null || Number.isSafeInteger(amount)) &&
    (status === null || typeof status === 'string')
  );
}

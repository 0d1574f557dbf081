import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { getWatchKey, WATCH_LIST_LIMIT, type WatchReading, type WatchTarget } from '@/domain/watchList';
import { sessionEnded } from '../auth/sessionSlice';
import { rootReducer } from '../rootReducer';

/** A rider or a payment of this session, with what the last two readings found. */
export interface WatchedItem extends WatchTarget {
  reading: WatchReading | null;
  /** The reading before; null until the second reading. */
  previousReading: WatchReading | null;
  /** Why the last reading has failed, and when; null if it has not. */
  problem: { text: string; at: number } | null;
}

interface WatchListState {
  /** The newest last. */
  items: readonly WatchedItem[];
  /** The keys of the items that are being read. */
  readingKeys: readonly string[];
}

const initialState: WatchListState = { items: [], readingKeys: [] };

const watchListSlice = createSlice({
  name: 'watchList',
  initialState,
  reducers: {
    /** The list was read from the storage. */
    watchListLoaded: (state, { payload }: PayloadAction<readonly WatchedItem[]>): WatchListState => ({
      ...state,
      items: payload,
    }),
    itemWatched: (state, { payload }: PayloadAction<WatchTarget>): WatchListState => {
      const key = getWatchKey(payload);
      const isKnown = state.items.some((item) => getWatchKey(item) === key);
      if (isKnown || state.items.length >= WATCH_LIST_LIMIT) return state;
      const item = { ...payload, reading: null, previousReading: null, problem: null };
      return { ...state, items: [...state.items, item] };
    },
    itemUnwatched: (state, { payload }: PayloadAction<WatchTarget>): WatchListState => ({
      ...state,
      items: state.items.filter((item) => getWatchKey(item) !== getWatchKey(payload)),
    }),
    itemReadStarted: (state, { payload }: PayloadAction<WatchTarget>): WatchListState => ({
      ...state,
      readingKeys: [...state.readingKeys, getWatchKey(payload)],
    }),
    itemRead: (
      state,
      { payload }: PayloadAction<{ target: WatchTarget; reading: WatchReading }>,
    ): WatchListState =>
      finishReading(state, payload.target, (item) => ({
        ...item,
        reading: payload.reading,
        previousReading: item.reading,
        problem: null,
      })),
    /** The reading before stays, with its time. */
    itemReadFailed: (
      state,
      { payload }: PayloadAction<{ target: WatchTarget; problem: NonNullable<WatchedItem['problem']> }>,
    ): WatchListState =>
      finishReading(state, payload.target, (item) => ({ ...item, problem: payload.problem })),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state) => ({ ...state, items: [], readingKeys: [] }));
  },
  selectors: {
    selectWatchedItems: ({ items }) => items,
    selectReadingKeys: ({ readingKeys }) => readingKeys,
  },
});

export const { watchListLoaded, itemWatched, itemUnwatched, itemReadStarted, itemRead, itemReadFailed } =
  watchListSlice.actions;

declare module '../rootReducer' {
  interface LazySlices extends WithSlice<typeof watchListSlice> {}
}

export const { selectWatchedItems, selectReadingKeys } = watchListSlice.injectInto(rootReducer).selectors;

function finishReading(
  state: WatchListState,
  target: WatchTarget,
  update: (item: WatchedItem) => WatchedItem,
): WatchListState {
  const key = getWatchKey(target);
  return {
    ...state,
    items: state.items.map((item) => (getWatchKey(item) === key ? update(item) : item)),
    readingKeys: state.readingKeys.filter((other) => other !== key),
  };
}

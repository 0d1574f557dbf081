import { createSlice, type Draft, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
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
    watchListLoaded: (state, { payload }: PayloadAction<WatchedItem[]>) => {
      state.items = payload;
    },
    itemWatched: (state, { payload }: PayloadAction<WatchTarget>) => {
      if (findItem(state, payload) || state.items.length >= WATCH_LIST_LIMIT) return;
      state.items.push({ ...payload, reading: null, previousReading: null, problem: null });
    },
    itemUnwatched: (state, { payload }: PayloadAction<WatchTarget>) => {
      state.items = state.items.filter((item) => getWatchKey(item) !== getWatchKey(payload));
    },
    itemReadStarted: (state, { payload }: PayloadAction<WatchTarget>) => {
      state.readingKeys.push(getWatchKey(payload));
    },
    itemRead: (
      state,
      { payload: { target, reading } }: PayloadAction<{ target: WatchTarget; reading: WatchReading }>,
    ) => {
      const item = finishReading(state, target);
      if (item) Object.assign(item, { reading, previousReading: item.reading, problem: null });
    },
    /** The reading before stays, with its time. */
    itemReadFailed: (
      state,
      {
        payload: { target, problem },
      }: PayloadAction<{ target: WatchTarget; problem: NonNullable<WatchedItem['problem']> }>,
    ) => {
      const item = finishReading(state, target);
      if (item) item.problem = problem;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
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

type State = Draft<WatchListState>;

function findItem({ items }: State, target: WatchTarget) {
  return items.find((item) => getWatchKey(item) === getWatchKey(target));
}

/** Returns the item, unless it was removed meanwhile. */
function finishReading(state: State, target: WatchTarget) {
  state.readingKeys = state.readingKeys.filter((key) => key !== getWatchKey(target));
  return findItem(state, target);
}

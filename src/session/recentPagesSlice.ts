import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { RECENT_PAGES_LIMIT } from '@/domain/limits';
import { sessionEnded } from './auth/sessionSlice';

/**
 * The paths of the pages that were opened last in this tab, the open one first. They name riders by their ids, so they are
 * only in memory.
 */
export const recentPagesSlice = createSlice({
  name: 'recentPages',
  initialState: [] as readonly string[],
  reducers: {
    /** One more than the limit is kept, because the open page is not offered. */
    pageVisited: (paths, { payload: path }: PayloadAction<string>) =>
      [path, ...paths.filter((visited) => visited !== path)].slice(0, RECENT_PAGES_LIMIT + 1),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => []);
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof recentPagesSlice> {}
}

export const { pageVisited } = recentPagesSlice.actions;

const NO_PAGES: readonly string[] = [];

/** Empty until the slice is injected. */
export function selectRecentPages({ recentPages }: { recentPages?: readonly string[] }): readonly string[] {
  return recentPages ?? NO_PAGES;
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './auth/sessionSlice';

/**
 * Filter texts, by the name of the list with its agency. They may contain personal data, so they are only in memory
 * (decision 27).
 */
const slice = createSlice({
  name: 'searchTerms',
  initialState: {} as Readonly<Record<string, string>>,
  reducers: {
    searchTermChanged: (state, { payload }: PayloadAction<{ list: string; term: string }>) => ({
      ...state,
      [payload.list]: payload.term,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => ({}));
  },
});

export const { searchTermChanged } = slice.actions;
export const searchTermsReducer = slice.reducer;

export function selectSearchTerm(
  { searchTerms }: { searchTerms: Readonly<Record<string, string>> },
  list: string,
): string {
  return searchTerms[list] ?? '';
}

/** The name of the search for riders in all agencies. */
export const FLEET_RIDERS_LIST = 'fleet/riders';

/** The name of an agency's list of riders. */
export function getRidersListName(agency: string): string {
  return `riders/${agency}`;
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './sessionSlice';

/**
 * Filter texts that may hold personal data: kept here, in memory, and out of the address (decision 27).
 * A list's name with its agency is the key.
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

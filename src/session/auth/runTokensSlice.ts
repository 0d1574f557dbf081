import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionEnded } from './sessionSlice';

/** Without a prototype: an agency can have the abbreviation `constructor`. */
const createTokens = (entries: Iterable<readonly [string, string]>): Readonly<Record<string, string>> =>
  Object.assign(Object.create(null) as object, Object.fromEntries(entries));

/**
 * Administrators' tokens of a run over many agencies, by abbreviation. They are only for the run's calls: they open no
 * screen, are never stored, and each is dropped when its agency is done. The slice is injected with the code of Fleet.
 */
export const runTokensSlice = createSlice({
  name: 'runTokens',
  initialState: createTokens([]),
  reducers: {
    runTokenReceived: (
      tokens,
      { payload: { abbreviation, token } }: PayloadAction<{ abbreviation: string; token: string }>,
    ) => createTokens([...Object.entries(tokens), [abbreviation, token]]),
    runTokenDropped: (tokens, { payload }: PayloadAction<string>) =>
      createTokens(Object.entries(tokens).filter(([abbreviation]) => abbreviation !== payload)),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => createTokens([]));
  },
});

export const { runTokenReceived, runTokenDropped } = runTokensSlice.actions;

declare module '../rootReducer' {
  interface LazySlices extends WithSlice<typeof runTokensSlice> {}
}

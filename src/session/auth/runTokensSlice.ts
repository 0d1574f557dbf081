import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionEnded } from './sessionSlice';

/** Fleet may read an agency during a rollout's step there: each has a token of its own, so that it drops only that one. */
export type RunKind = 'fleet' | 'rollout';

interface RunAgency {
  run: RunKind;
  abbreviation: string;
}

/** By abbreviation. */
const initialState: Record<RunKind, Record<string, string>> = { fleet: {}, rollout: {} };

/**
 * Administrators' tokens of runs over many agencies. They are only for the run's calls: they open no screen, are never
 * stored, and each is dropped when its agency is done. The slice is injected with the code of Fleet.
 */
export const runTokensSlice = createSlice({
  name: 'runTokens',
  initialState,
  reducers: {
    runTokenReceived: (
      tokens,
      { payload: { run, abbreviation, token } }: PayloadAction<RunAgency & { token: string }>,
    ) => {
      tokens[run][abbreviation] = token;
    },
    runTokenDropped: (tokens, { payload: { run, abbreviation } }: PayloadAction<RunAgency>) => {
      const others = Object.entries(tokens[run]).filter(([other]) => other !== abbreviation);
      tokens[run] = Object.fromEntries(others);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const { runTokenReceived, runTokenDropped } = runTokensSlice.actions;

declare module '../rootReducer' {
  interface LazySlices extends WithSlice<typeof runTokensSlice> {}
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_REGION, type Region } from '../domain/regions';

/** The region that was selected last in this browser, and its backend, from localStorage (specification 7). */
export interface RegionState {
  region: Region;
  /** Stored for information only: calls use the backend of `/index.json` (decision 3). */
  backendUrl: string | null;
}

const slice = createSlice({
  name: 'region',
  initialState: { region: DEFAULT_REGION, backendUrl: null } as RegionState,
  reducers: {
    regionSelected: (_state, { payload }: PayloadAction<{ region: Region; backendUrl: string }>) => payload,
  },
});

export const { regionSelected } = slice.actions;
export const regionReducer = slice.reducer;

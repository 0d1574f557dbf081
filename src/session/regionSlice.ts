import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_REGION, type Region } from '../domain/regions';

/** The region last picked on this browser and its backend; kept in localStorage (specification 7). */
export interface RegionState {
  region: Region;
  /** A record only: calls use what `/index.json` says at this start (decision 3). */
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

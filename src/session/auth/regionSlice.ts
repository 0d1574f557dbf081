import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_REGION, type Region } from '@/domain/regions';

/** The region selected last in this browser; stored in localStorage (section 7 of the specification). */
export interface RegionState {
  region: Region;
  /** Stored for information: calls use the backend of `/index.json` (decision 3). */
  backendUrl: string | null;
}

const slice = createSlice({
  name: 'region',
  initialState: { region: DEFAULT_REGION, backendUrl: null } as RegionState,
  reducers: {
    regionSelected: (_state, { payload }: PayloadAction<RegionState>) => payload,
  },
});

export const { regionSelected } = slice.actions;
export const regionReducer = slice.reducer;

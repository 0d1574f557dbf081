import { createSlice } from '@reduxjs/toolkit';
import { type Configuration } from '@/domain/configuration';

const emptyConfiguration: Configuration = {
  backends: { usEast: null, australia: null },
  publicInfoUrl: null,
  devTools: false,
  idempotencyKeys: false,
  signOutCall: false,
  idleMinutes: 0,
  keepInputMinutes: 0,
  maxCorrectionCents: null,
};

/** The content of `/index.json`, which is the store's preloaded state. No action changes it. */
const slice = createSlice({ name: 'configuration', initialState: emptyConfiguration, reducers: {} });

export const configurationReducer = slice.reducer;

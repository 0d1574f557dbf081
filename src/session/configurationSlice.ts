import { createSlice } from '@reduxjs/toolkit';
import { type Configuration } from '../domain/configuration';

const emptyConfiguration: Configuration = {
  backends: { usEast: '', australia: '' },
  publicInfoUrl: null,
  devTools: false,
  idempotencyKeys: false,
  idleMinutes: 0,
};

/** What `/index.json` said at this start. Never stored: the store is made with it. */
const slice = createSlice({ name: 'configuration', initialState: emptyConfiguration, reducers: {} });

export const configurationReducer = slice.reducer;

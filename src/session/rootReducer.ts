import { combineSlices } from '@reduxjs/toolkit';
import { callsReducer } from './callsSlice';
import { configurationReducer } from './configurationSlice';
import { noticesReducer } from './noticesSlice';
import { searchTermsReducer } from './searchTermsSlice';
import {
  persistedDiagnosticsReducer,
  persistedPendingWritesReducer,
  persistedRegionReducer,
  persistedSessionReducer,
} from './storage/persistence';

/** The slices that are injected when their code has loaded. The module that injects a slice adds it here. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- other modules extend it
export interface LazySlices {}

export const rootReducer = combineSlices({
  session: persistedSessionReducer,
  region: persistedRegionReducer,
  configuration: configurationReducer,
  searchTerms: searchTermsReducer,
  calls: callsReducer,
  notices: noticesReducer,
  diagnostics: persistedDiagnosticsReducer,
  pendingWrites: persistedPendingWritesReducer,
}).withLazyLoadedSlices<LazySlices>();

import { configureStore } from '@reduxjs/toolkit';
import { baselineApi } from './api';

/** A store that holds the calls and nothing else. */
export const store = configureStore({
  reducer: { [baselineApi.reducerPath]: baselineApi.reducer },
  middleware: (defaults) => defaults().concat(baselineApi.middleware),
});

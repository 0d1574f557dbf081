import { configureStore } from '@reduxjs/toolkit';
import { baselineApi } from './api';

export const store = configureStore({
  reducer: { [baselineApi.reducerPath]: baselineApi.reducer },
  middleware: (defaults) => defaults().concat(baselineApi.middleware),
});

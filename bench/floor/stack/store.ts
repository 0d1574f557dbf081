import { configureStore } from '@reduxjs/toolkit';
import { floorApi } from './api';

/** A store that holds the calls and nothing else. */
export const store = configureStore({
  reducer: { [floorApi.reducerPath]: floorApi.reducer },
  middleware: (defaults) => defaults().concat(floorApi.middleware),
});

import { type WithSlice } from '@reduxjs/toolkit';
import { type PortalThunk } from '../hooks';
import { rootReducer } from '../rootReducer';
import { persistSlice } from '../storage/persistSlice';
import { safeLocalStorage } from '../storage/safeStorage';
import { PREFERENCES_STORAGE_KEY } from '../storage/storageKeys';
import { parsePreferences } from './parsePreferences';
import {
  PREFERENCES_VERSION,
  preferencesLoaded,
  preferencesSlice,
  selectPreferences,
} from './preferencesSlice';

declare module '../rootReducer' {
  interface LazySlices extends WithSlice<typeof preferencesSlice> {}
}

/** A thunk: adds the preferences to the store, and stores them. */
export function persistPreferences(): PortalThunk {
  rootReducer.inject(preferencesSlice);
  return persistSlice({
    name: 'the display settings',
    load: () => preferencesLoaded(parsePreferences(safeLocalStorage.readJson(PREFERENCES_STORAGE_KEY))),
    isChange: (action, state, previousState) =>
      state.preferences !== previousState.preferences && !preferencesLoaded.match(action),
    save: (state) =>
      safeLocalStorage.write(
        PREFERENCES_STORAGE_KEY,
        JSON.stringify({ version: PREFERENCES_VERSION, ...selectPreferences(state) }),
      ),
    localStorageKey: PREFERENCES_STORAGE_KEY,
  });
}

import { type WithSlice } from '@reduxjs/toolkit';
import { addPortalListener, type PortalThunk } from '../hooks';
import { rootReducer } from '../rootReducer';
import { reportSaveResult } from '../storage/reportSaveResult';
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

/**
 * A thunk: adds the preferences to the store, and synchronizes them with localStorage and other tabs. If storage is blocked
 * or full, they stay in memory, and a notice says so.
 */
export function persistPreferences(): PortalThunk {
  return (dispatch) => {
    const load = () =>
      void dispatch(preferencesLoaded(parsePreferences(safeLocalStorage.readJson(PREFERENCES_STORAGE_KEY))));
    rootReducer.inject(preferencesSlice);
    load();
    dispatch(
      addPortalListener({
        predicate: (action, state, previousState) =>
          state.preferences !== previousState.preferences && !preferencesLoaded.match(action),
        effect: (_action, api) => {
          const isSaved = safeLocalStorage.write(
            PREFERENCES_STORAGE_KEY,
            JSON.stringify({ version: PREFERENCES_VERSION, ...selectPreferences(api.getState()) }),
          );
          api.dispatch(reportSaveResult('the display settings', isSaved));
        },
      }),
    );
    // The key is null when another tab has cleared the whole storage.
    window.addEventListener('storage', ({ key }) => {
      if (key === PREFERENCES_STORAGE_KEY || key === null) load();
    });
  };
}

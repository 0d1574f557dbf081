import { type TypedStartListening } from '@reduxjs/toolkit';
import { type PortalDispatch, type PortalState } from './hooks';
import { parsePreferences, preferencesLoaded, preferencesSlice, selectPreferences } from './preferencesSlice';
import { PREFERENCES_STORAGE_KEY } from './storageKeys';

interface Options {
  dispatch: PortalDispatch;
  startListening: TypedStartListening<PortalState, PortalDispatch>;
}

/** Synchronizes the preferences with localStorage and other tabs. When storage is blocked, they stay in memory. */
export function persistPreferences({ dispatch, startListening }: Options): void {
  const load = () => void dispatch(preferencesLoaded(parsePreferences(loadStoredJson())));
  load();
  startListening({
    predicate: ({ type }) => type.startsWith(`${preferencesSlice.name}/`) && type !== preferencesLoaded.type,
    effect: (_action, api) => {
      try {
        localStorage.setItem(PREFERENCES_STORAGE_KEY, JSON.stringify(selectPreferences(api.getState())));
      } catch {
        // The storage is blocked or full.
      }
    },
  });
  // The key is null when another tab has cleared the whole storage.
  window.addEventListener('storage', ({ key }) => {
    if (key === PREFERENCES_STORAGE_KEY || key === null) load();
  });
}

function loadStoredJson(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFERENCES_STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

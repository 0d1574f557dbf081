import { type Middleware, type TypedStartListening } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { persistPreferences } from '@/session/persistPreferences';
import { preferencesSlice } from '@/session/preferencesSlice';
import { platformApi } from './platformApi';
import { isPrefetchUsed, markPrefetchUsed } from './prefetchUse';

/** A store that accepts reducers and middleware after its creation. */
export interface InjectableStore {
  dispatch: PortalDispatch;
  inject: (part: typeof platformApi | typeof preferencesSlice) => void;
  addMiddleware: (middleware: Middleware) => void;
  startListening: TypedStartListening<PortalState, PortalDispatch>;
}

/**
 * Injects what only the screens behind sign-in need: the API's cache and middleware, the preferences, and the listeners
 * that refetch the data of the screen when the connection is restored.
 */
export function injectApi({ dispatch, inject, addMiddleware, startListening }: InjectableStore): void {
  inject(platformApi);
  inject(preferencesSlice);
  addMiddleware(platformApi.middleware);
  // Injected slices get their state with the next action.
  dispatch({ type: `${platformApi.reducerPath}/injected` });
  persistPreferences({ dispatch, startListening });
  startListening({
    predicate: isPrefetchUsed,
    effect: (action) => void dispatch(markPrefetchUsed(action)),
  });
  setupListeners(dispatch, (_dispatch, { onOnline, onOffline }) => {
    const unsubscribers = [
      startListening({ actionCreator: connectionRestored, effect: () => void dispatch(onOnline()) }),
      startListening({ actionCreator: connectionLost, effect: () => void dispatch(onOffline()) }),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  });
}

/** Aborts pending calls and removes all cached data. */
export const resetApiCache = platformApi.util.resetApiState;

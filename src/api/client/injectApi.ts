import { type Middleware, type TypedStartListening } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { persistPreferences } from '@/session/persistPreferences';
import { connectionRestored, connectionLost } from '@/session/noticesSlice';
import { preferencesSlice } from '@/session/preferencesSlice';
import { platformApi } from './platformApi';
import { isPrefetchUsed, markPrefetchUsed } from './prefetchUse';

/** A store that a part may join after it was made. */
export interface InjectableStore {
  dispatch: PortalDispatch;
  inject: (part: typeof platformApi | typeof preferencesSlice) => void;
  addMiddleware: (middleware: Middleware) => void;
  startListening: TypedStartListening<PortalState, PortalDispatch>;
}

/** The API joins the store: its cache, its middleware, what somebody likes on this browser, and what reads the screen's data again once the connection is back. */
export function injectApi({ dispatch, inject, addMiddleware, startListening }: InjectableStore): void {
  inject(platformApi);
  inject(preferencesSlice);
  addMiddleware(platformApi.middleware);
  dispatch({ type: `${platformApi.reducerPath}/joined` });
  persistPreferences({ dispatch, startListening });
  startListening({
    predicate: isPrefetchUsed,
    effect: (action) => void dispatch(markPrefetchUsed(action)),
  });
  setupListeners(dispatch, (_dispatch, { onOnline, onOffline }) => {
    const stops = [
      startListening({ actionCreator: connectionRestored, effect: () => void dispatch(onOnline()) }),
      startListening({ actionCreator: connectionLost, effect: () => void dispatch(onOffline()) }),
    ];
    return () => stops.forEach((stop) => stop());
  });
}

/** Calls under way are aborted and every cached answer is dropped. */
export const resetApiCache = platformApi.util.resetApiState;

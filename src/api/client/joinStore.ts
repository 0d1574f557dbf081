import { type Middleware, type TypedStartListening } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { keepPreferences } from '@/session/keepPreferences';
import { connectionBack, connectionLost } from '@/session/noticesSlice';
import { preferencesSlice } from '@/session/preferencesSlice';
import { platformApi } from './platformApi';
import { isTakenUp, takeUp } from './takeUp';

/** A store that a part may join after it was made. */
export interface JoinableStore {
  dispatch: PortalDispatch;
  inject: (part: typeof platformApi | typeof preferencesSlice) => void;
  addMiddleware: (middleware: Middleware) => void;
  startListening: TypedStartListening<PortalState, PortalDispatch>;
}

/** The API joins the store: its cache, its middleware, what somebody likes on this browser, and what reads the screen's data again once the connection is back. */
export function joinStore({ dispatch, inject, addMiddleware, startListening }: JoinableStore): void {
  inject(platformApi);
  inject(preferencesSlice);
  addMiddleware(platformApi.middleware);
  dispatch({ type: `${platformApi.reducerPath}/joined` });
  keepPreferences({ dispatch, startListening });
  startListening({
    predicate: isTakenUp,
    effect: (action) => void dispatch(takeUp(action)),
  });
  setupListeners(dispatch, (_dispatch, { onOnline, onOffline }) => {
    const stops = [
      startListening({ actionCreator: connectionBack, effect: () => void dispatch(onOnline()) }),
      startListening({ actionCreator: connectionLost, effect: () => void dispatch(onOffline()) }),
    ];
    return () => stops.forEach((stop) => stop());
  });
}

/** Calls under way are aborted and every cached answer is dropped. */
export const forgetAnswers = platformApi.util.resetApiState;

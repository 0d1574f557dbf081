import { type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { addPortalListener, type PortalDispatch } from '@/session/hooks';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { persistPreferences } from '@/session/preferences/persistPreferences';
import { rootReducer } from '@/session/rootReducer';
import { platformApi } from './platformApi';

/**
 * Adds to the store what only the screens behind sign-in need: the API's cache and middleware, the preferences, and the
 * listeners that refetch the data of the screen when the connection is restored.
 */
export function injectApi(dispatch: PortalDispatch, addMiddleware: (middleware: Middleware) => void): void {
  rootReducer.inject(platformApi);
  addMiddleware(platformApi.middleware);
  dispatch(persistPreferences());
  dispatch(
    addPortalListener({
      actionCreator: sessionEnded,
      effect: () => void dispatch(platformApi.util.resetApiState()),
    }),
  );
  setupListeners(dispatch, (_dispatch, { onOnline, onOffline }) => {
    const stopListeners = [
      dispatch(
        addPortalListener({ actionCreator: connectionRestored, effect: () => void dispatch(onOnline()) }),
      ),
      dispatch(
        addPortalListener({ actionCreator: connectionLost, effect: () => void dispatch(onOffline()) }),
      ),
    ];
    return () => stopListeners.forEach((stopListening) => stopListening());
  });
}

import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore } from 'redux-persist';
import { type CallMemory } from '../api/client/renewAdminToken';
import { platformApi } from '../api/client/platformApi';
import { type Configuration } from '../domain/configuration';
import { type PortalState } from '../session/hooks';
import { configurationReducer } from '../session/configurationSlice';
import { forgetPlace, rememberPlace } from '../session/continuation';
import { operatorOf } from '../session/operator';
import { connectOtherTabs } from '../session/otherTabs';
import { persistedRegionReducer, persistedSessionReducer, SESSION_STORAGE_KEY } from '../session/persistence';
import { regionPicked } from '../session/regionSlice';
import { searchTermsReducer } from '../session/searchTermsSlice';
import { operatorSignedIn, sessionEnded, type EndReason } from '../session/sessionSlice';
import { forgetUnfinishedProfiles } from '../session/unfinishedProfiles';
import { devToolsOptions } from './devTools';

const reducer = combineReducers({
  session: persistedSessionReducer,
  region: persistedRegionReducer,
  configuration: configurationReducer,
  searchTerms: searchTermsReducer,
  [platformApi.reducerPath]: platformApi.reducer,
});

interface Options {
  configuration: Configuration;
  /** Leaves the page for the sign-in screen by a new document, so that nothing of a session outlives it. */
  leave: (reason: EndReason) => void;
}

/** The central store, filled from the browser's storage; resolves once what was stored is back. `close` stops listening to other tabs. */
export async function createPortalStore({ configuration, leave }: Options) {
  const memory: CallMemory = { renewals: new Map() };
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer,
    preloadedState: { configuration },
    devTools: devToolsOptions(configuration.devTools),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: memory },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(listeners.middleware)
        .concat(platformApi.middleware),
  });

  const otherTabs = connectOtherTabs((sessionId) => {
    if (store.getState().session.sessionId === sessionId)
      store.dispatch(sessionEnded({ reason: 'otherTab' }));
  });

  listeners.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason } }, api) => {
      const { sessionId, psoToken, region } = (api.getOriginalState() as PortalState).session;
      try {
        if (reason === 'signedOut') forgetPlace();
        else
          rememberPlace({
            path: window.location.pathname,
            who: { region, subject: operatorOf(psoToken).subject },
          });
        if (sessionId !== null && reason !== 'otherTab') otherTabs.tellSessionEnded(sessionId);
        // Running calls are aborted and every cached answer is dropped.
        api.dispatch(platformApi.util.resetApiState());
      } finally {
        forgetStoredSession();
        forgetUnfinishedProfiles();
        leave(reason);
      }
    },
  });

  listeners.startListening({
    actionCreator: operatorSignedIn,
    effect: ({ payload: { region } }, api) => {
      api.dispatch(regionPicked({ region, backendUrl: configuration.backends[region] }));
    },
  });

  const persistor = persistStore(store);
  await new Promise<void>((resolve) => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(check);
    check();
  });
  return { store, close: otherTabs.close };
}

export type PortalStore = Awaited<ReturnType<typeof createPortalStore>>;

/** Empties what the browser keeps of the session at once, whatever redux-persist is doing. */
export function forgetStoredSession(): void {
  try {
    sessionStorage.removeItem(SESSION_STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

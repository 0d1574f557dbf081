import { configureStore, createDynamicMiddleware, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { type Configuration } from '@/domain/configuration';
import { parseRegionParam } from '@/domain/regionParam';
import { endUnusableSession } from '@/session/auth/endUnusableSession';
import { regionSelected } from '@/session/auth/regionSlice';
import { type LeavePage, startSessionListeners } from '@/session/auth/startSessionListeners';
import { openTabChannel } from '@/session/auth/tabChannel';
import { rootReducer } from '@/session/rootReducer';
import { restorePersistedState } from '@/session/storage/persistence';
import { loadDevToolsOptions } from './boot/loadDevToolsOptions';
import { watchConnection } from './boot/watchConnection';
import { createThunkExtra } from './createThunkExtra';

/** Milliseconds after which the development check warns that it is slow; thousands of rows exceed the default. */
const SLOW_CHECK_MS = 1_000;

interface Options {
  configuration: Configuration;
  leavePage: LeavePage;
}

/**
 * Creates the store and restores its persisted slices from the browser's storage; resolves when they are restored.
 * `close`, for tests, stops storing these slices, and ends the session's timers and its listeners to the window and to other
 * tabs.
 */
export async function createPortalStore({ configuration, leavePage }: Options) {
  const dynamicMiddleware = createDynamicMiddleware();
  const tabChannel = openTabChannel();
  const extraArgument = createThunkExtra(tabChannel.broadcastChannel, ({ injectApi }) =>
    injectApi(store.dispatch, dynamicMiddleware.addMiddleware),
  );
  const listenerMiddleware = createListenerMiddleware({
    extra: extraArgument,
    // As that of any other unhandled promise, the error of an effect is shown (`reportUncaughtErrors`).
    onError: (error) => void Promise.reject(error),
  });
  const devTools = await loadDevToolsOptions(configuration.devTools);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { configuration },
    devTools,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument },
        // Immer freezes the state, so an assignment to it throws without this check.
        immutableCheck: false,
        // This check walks through the whole state at each action. In Jest, where nobody reads its warnings, that took 3 % of
        // the time.
        serializableCheck: process.env.NODE_ENV === 'development' && {
          warnAfter: SLOW_CHECK_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(listenerMiddleware.middleware)
        .concat(dynamicMiddleware.middleware),
  });
  const sessionListeners = startSessionListeners(store, { tabChannel, leavePage });
  const stopWatchingConnection = watchConnection(store.dispatch);
  const stopPersisting = await restorePersistedState(store);
  store.dispatch(endUnusableSession());
  sessionListeners.checkSessionEnd();
  const urlRegion = parseRegionParam(window.location.search);
  // Signed out, the region of the opened link is the selected one (decision 30).
  if (urlRegion !== null && store.getState().session.region === null)
    store.dispatch(regionSelected({ region: urlRegion, backendUrl: configuration.backends[urlRegion] }));
  return {
    store,
    loadApi: extraArgument.loadApi,
    close: () => {
      stopPersisting();
      sessionListeners.close();
      stopWatchingConnection();
    },
  };
}

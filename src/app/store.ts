import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { type InjectableStore } from '../api/client/injectApi';
import { type platformApi } from '../api/client/platformApi';
import { createThunkExtra } from '../api/client/thunkExtra';
import { watchConnection } from '../api/client/watchConnection';
import { type Configuration } from '../domain/configuration';
import { parseAbbreviation } from '../domain/paths';
import { callsReducer } from '../session/callsSlice';
import { configurationReducer } from '../session/configurationSlice';
import {
  clearOtherOperatorsDraft,
  getOpenFormPath,
  removeAllExpiringEntries,
  saveFormDraft,
  startExpiryTimer,
} from '../session/formDrafts';
import { type PortalState } from '../session/hooks';
import { hasUnexportedChanges, type JournalState } from '../session/journal';
import { noticesReducer, persistResultReported } from '../session/noticesSlice';
import { parseOperatorToken } from '../session/parseOperatorToken';
import {
  onPersistResult,
  persistedDiagnosticsReducer,
  persistedRegionReducer,
  persistedSentCorrectionsReducer,
  persistedSessionReducer,
} from '../session/persistence';
import { type Preferences } from '../session/preferencesSlice';
import { regionSelected } from '../session/regionSlice';
import { clearReturnUrl, saveReturnUrl } from '../session/returnUrl';
import { searchTermsReducer } from '../session/searchTermsSlice';
import {
  agencyTokenDropped,
  type LeaveReason,
  operatorSignedIn,
  selectRegion,
  sessionEnded,
} from '../session/sessionSlice';
import { SESSION_SCOPED_KEYS } from '../session/storageKeys';
import { openTabChannel } from '../session/tabChannel';
import { startSessionTimer } from './sessionTimer';

const slices = {
  session: persistedSessionReducer,
  region: persistedRegionReducer,
  configuration: configurationReducer,
  searchTerms: searchTermsReducer,
  calls: callsReducer,
  notices: noticesReducer,
  diagnostics: persistedDiagnosticsReducer,
  sentCorrections: persistedSentCorrectionsReducer,
};

/**
 * Slices that are injected when their code has loaded: with the first screen that calls the API, or with the first
 * write.
 */
type LazySlices = { [K in typeof platformApi.reducerPath]: ReturnType<typeof platformApi.reducer> } & {
  preferences: Preferences;
  journal: JournalState;
};

/** The message that other tabs get when the session ends in this one, by reason. */
const END_MESSAGES = { signedOut: 'sessionEnded', expired: 'sessionExpired', idle: 'sessionIdle' } as const;
/** The reason for which the session ends in this tab, by the message from another tab. */
const END_REASONS = { sessionEnded: 'otherTab', sessionExpired: 'expired', sessionIdle: 'idle' } as const;

/** Milliseconds after which Redux Toolkit's development checks warn that they are slow. */
const SLOW_CHECK_MS = 1_000;

interface Options {
  configuration: Configuration;
  /** Opens the sign-in screen as a new document, so that no data of the session stays in memory. */
  leavePage: (reason: LeaveReason) => void;
}

/**
 * Creates the store and restores its persisted slices from the browser's storage; resolves when they are restored.
 * `close` removes the listeners to the window and to other tabs.
 */
export async function createPortalStore({ configuration, leavePage }: Options) {
  let apiInjection: Promise<void> | undefined;
  let clearApiCache: (() => void) | undefined;
  const listenerMiddleware = createListenerMiddleware();
  const dynamicMiddleware = createDynamicMiddleware();
  const reducer = combineSlices(slices).withLazyLoadedSlices<LazySlices>();
  const startListening = listenerMiddleware.startListening as InjectableStore['startListening'];
  // The second argument is what the journal needs when its code loads with the first write.
  const thunkExtra = createThunkExtra(injectApi, {
    inject: (journal) => void reducer.inject(journal),
    startListening,
    getChannel: () => tabChannel.channel,
  });
  const store = configureStore({
    reducer,
    preloadedState: { configuration },
    devTools: await loadDevToolsOptions(configuration),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: thunkExtra },
        // With thousands of rows in the store, the development checks exceed their default limit.
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        serializableCheck: {
          warnAfter: SLOW_CHECK_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(listenerMiddleware.middleware)
        .concat(dynamicMiddleware.middleware),
  });

  const tabChannel = openTabChannel((message, sessionId) => {
    const ownSessionId = store.getState().session.sessionId;
    if (message === 'sessionUsed') sessionTimer.recordActivityInOtherTab(sessionId);
    else if (ownSessionId === sessionId) store.dispatch(sessionEnded({ reason: END_REASONS[message] }));
    // This tab has no session, but may still store form drafts of an expired one: a sign-out elsewhere removes them.
    else if (ownSessionId === null && message === 'sessionEnded') removeAllExpiringEntries();
  });
  const stopExpiryTimer = startExpiryTimer();
  const stopWatchingConnection = watchConnection(store.dispatch);
  const sessionTimer = startSessionTimer(store, (sessionId) => tabChannel.post('sessionUsed', sessionId));
  onPersistResult((isPersisted) => {
    if (isPersisted !== store.getState().notices.isSessionPersisted)
      store.dispatch(persistResultReported(isPersisted));
  });

  listenerMiddleware.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason, wasWriteRejected = false } }, listenerApi) => {
      const previousState = listenerApi.getOriginalState() as PortalState;
      const { sessionId, psoToken, region } = previousState.session;
      const hasUnexported = hasUnexportedChanges(previousState);
      const operator = { region, subject: parseOperatorToken(psoToken).subject };
      try {
        if (reason === 'signedOut') clearReturnUrl();
        else saveReturnUrl({ path: window.location.pathname, operator });
        // Only an expired session keeps the draft. It is saved here, while the form is still mounted.
        if (reason === 'signedOut' || reason === 'otherTab') removeAllExpiringEntries();
        else saveFormDraft(operator, wasWriteRejected);
        if (sessionId !== null && reason !== 'otherTab') tabChannel.post(END_MESSAGES[reason], sessionId);
        clearApiCache?.();
      } finally {
        clearStoredSession();
        leavePage(reason === 'otherTab' && hasUnexported ? 'otherTabChanges' : reason);
      }
    },
  });

  listenerMiddleware.startListening({
    actionCreator: agencyTokenDropped,
    effect: ({ payload: { region, abbreviation, wasWriteRejected = false } }, listenerApi) => {
      const state = listenerApi.getState() as PortalState;
      // Only a form of that agency is unmounted. A form of another agency stays.
      const isFormOfAgency = parseAbbreviation(getOpenFormPath() ?? '') === abbreviation;
      if (isFormOfAgency && selectRegion(state) === region)
        saveFormDraft(
          { region, subject: parseOperatorToken(state.session.psoToken).subject },
          wasWriteRejected,
        );
    },
  });

  listenerMiddleware.startListening({
    actionCreator: operatorSignedIn,
    effect: ({ payload: { region, token } }, listenerApi) => {
      clearOtherOperatorsDraft({ region, subject: parseOperatorToken(token).subject });
      listenerApi.dispatch(regionSelected({ region, backendUrl: configuration.backends[region] }));
    },
  });

  const persistor = persistStore(store);
  await new Promise<void>((resolve) => {
    const resolveWhenRestored = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(resolveWhenRestored);
    resolveWhenRestored();
  });

  function injectApi(): Promise<void> {
    apiInjection ??= import(/* webpackChunkName: 'api' */ '../api/client/injectApi').then(
      (apiModule) => {
        apiModule.injectApi({
          dispatch: store.dispatch,
          inject: (slice) => void reducer.inject(slice as typeof platformApi),
          addMiddleware: dynamicMiddleware.addMiddleware,
          startListening,
        });
        clearApiCache = () => void store.dispatch(apiModule.resetApiCache());
      },
      (error: unknown) => {
        apiInjection = undefined;
        throw error;
      },
    );
    return apiInjection;
  }

  return {
    store,
    injectApi,
    close: () => {
      tabChannel.close();
      sessionTimer.close();
      stopWatchingConnection();
      stopExpiryTimer();
    },
  };
}

/** Loads the DevTools options on demand, because production seldom uses them. */
async function loadDevToolsOptions({ devTools }: Configuration) {
  if (process.env.NODE_ENV === 'production' && !devTools) return false;
  const devToolsPromise = import(/* webpackChunkName: 'dev-tools' */ './devTools');
  // If the code does not load, the portal works without DevTools.
  return devToolsPromise.then(
    ({ buildDevToolsOptions }) => buildDevToolsOptions(devTools),
    () => false,
  );
}

export type PortalStore = Awaited<ReturnType<typeof createPortalStore>>;

/** Clears the session's storage at once. redux-persist would write its changes later. */
export function clearStoredSession(): void {
  try {
    for (const key of SESSION_SCOPED_KEYS) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

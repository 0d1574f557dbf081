import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { createThunkExtra } from '../api/client/thunkExtra';
import { type InjectableStore } from '../api/client/injectApi';
import { type platformApi } from '../api/client/platformApi';
import { watchConnection } from '../api/client/watchConnection';
import { type Configuration } from '../domain/configuration';
import { parseAbbreviation } from '../domain/paths';
import { callsReducer } from '../session/callsSlice';
import { configurationReducer } from '../session/configurationSlice';
import { clearReturnUrl, saveReturnUrl } from '../session/returnUrl';
import { type PortalState } from '../session/hooks';
import { hasUnexportedChanges, type JournalState } from '../session/journal';
import {
  removeAllExpiringEntries,
  clearOtherOperatorsDraft,
  saveFormDraft,
  getOpenFormPath,
  startExpiryTimer,
} from '../session/formDrafts';
import { noticesReducer, persistResultReported } from '../session/noticesSlice';
import { parseOperatorToken } from '../session/parseOperatorToken';
import { openTabChannel } from '../session/tabChannel';
import {
  onPersistResult,
  persistedDiagnosticsReducer,
  persistedRegionReducer,
  persistedSentCorrectionsReducer,
  persistedSessionReducer,
} from '../session/persistence';
import { type Preferences } from '../session/preferencesSlice';
import { regionSelected } from '../session/regionSlice';
import { searchTermsReducer } from '../session/searchTermsSlice';
import {
  agencyTokenDropped,
  type LeaveReason,
  operatorSignedIn,
  selectRegion,
  sessionEnded,
} from '../session/sessionSlice';
import { SESSION_SCOPED_KEYS } from '../session/storageKeys';
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

/** What joins the store with the first screen that calls: until then its code isn't there. */
type LazySlices = { [K in typeof platformApi.reducerPath]: ReturnType<typeof platformApi.reducer> } & {
  preferences: Preferences;
  journal: JournalState;
};

/** What other tabs are told of a session's end here, and what one told of is here. */
const END_MESSAGES = { signedOut: 'sessionEnded', expired: 'sessionExpired', idle: 'sessionIdle' } as const;
const END_REASONS = { sessionEnded: 'otherTab', sessionExpired: 'expired', sessionIdle: 'idle' } as const;

/** Milliseconds that the checks of development may take without a word. */
const SLOW_CHECK_MS = 1_000;

interface Options {
  configuration: Configuration;
  /** Leaves the page for the sign-in screen by a new document, so that nothing of a session outlives it. */
  leavePage: (reason: LeaveReason) => void;
}

/** The central store, filled from the browser's storage; resolves once what was stored is back. `close` stops listening to the window and to other tabs. */
export async function createPortalStore({ configuration, leavePage }: Options) {
  let apiInjection: Promise<void> | undefined;
  let clearApiCache: (() => void) | undefined;
  const listeners = createListenerMiddleware();
  const dynamicMiddleware = createDynamicMiddleware();
  const reducer = combineSlices(slices).withLazyLoadedSlices<LazySlices>();
  const startListening = listeners.startListening as InjectableStore['startListening'];
  const thunkExtra = createThunkExtra(injectApi, {
    inject: (journal) => void reducer.inject(journal),
    startListening,
    getChannel: () => tabChannel.channel,
  });
  const store = configureStore({
    reducer,
    preloadedState: { configuration },
    devTools: await loadDevToolsOptions(configuration),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: thunkExtra },
        // The checks of development take longer than their own limit with thousands of rows in the store.
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        serializableCheck: {
          warnAfter: SLOW_CHECK_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(listeners.middleware)
        .concat(dynamicMiddleware.middleware),
  });

  const tabChannel = openTabChannel((message, sessionId) => {
    const ownSessionId = store.getState().session.sessionId;
    if (message === 'sessionUsed') sessionTimer.recordActivityInOtherTab(sessionId);
    else if (ownSessionId === sessionId) store.dispatch(sessionEnded({ reason: END_REASONS[message] }));
    // Nobody is signed in here: whoever signs out elsewhere leaves nothing behind in this tab either.
    else if (ownSessionId === null && message === 'sessionEnded') removeAllExpiringEntries();
  });
  const stopExpiryTimer = startExpiryTimer();
  const stopWatchingConnection = watchConnection(store.dispatch);
  const sessionTimer = startSessionTimer(store, (sessionId) => tabChannel.post('sessionUsed', sessionId));
  onPersistResult((isPersisted) => {
    if (isPersisted !== store.getState().notices.isSessionPersisted)
      store.dispatch(persistResultReported(isPersisted));
  });

  listeners.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason, wasWriteRejected = false } }, api) => {
      const previousState = api.getOriginalState() as PortalState;
      const { sessionId, psoToken, region } = previousState.session;
      const hasUnexported = hasUnexportedChanges(previousState);
      const operator = { region, subject: parseOperatorToken(psoToken).subject };
      try {
        if (reason === 'signedOut') clearReturnUrl();
        else saveReturnUrl({ path: window.location.pathname, operator });
        // Before anything else of the page goes: what is typed there is still what is seen.
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

  listeners.startListening({
    actionCreator: agencyTokenDropped,
    effect: ({ payload: { region, abbreviation, wasWriteRejected = false } }, api) => {
      const state = api.getState() as PortalState;
      // The page of that agency goes, and the form in it; another agency's stays.
      const isFormOfAgency = parseAbbreviation(getOpenFormPath() ?? '') === abbreviation;
      if (isFormOfAgency && selectRegion(state) === region)
        saveFormDraft(
          { region, subject: parseOperatorToken(state.session.psoToken).subject },
          wasWriteRejected,
        );
    },
  });

  listeners.startListening({
    actionCreator: operatorSignedIn,
    effect: ({ payload: { region, token } }, api) => {
      clearOtherOperatorsDraft({ region, subject: parseOperatorToken(token).subject });
      api.dispatch(regionSelected({ region, backendUrl: configuration.backends[region] }));
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

  function injectApi(): Promise<void> {
    apiInjection ??= import(/* webpackChunkName: 'api' */ '../api/client/injectApi').then(
      (api) => {
        api.injectApi({
          dispatch: store.dispatch,
          inject: (part) => void reducer.inject(part as typeof platformApi),
          addMiddleware: dynamicMiddleware.addMiddleware,
          startListening,
        });
        clearApiCache = () => void store.dispatch(api.resetApiCache());
      },
      (problem: unknown) => {
        apiInjection = undefined;
        throw problem;
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

/** Most starts have no use for DevTools, nor for their code. */
async function loadDevToolsOptions({ devTools }: Configuration) {
  if (process.env.NODE_ENV === 'production' && !devTools) return false;
  const loaded = import(/* webpackChunkName: 'dev-tools' */ './devTools');
  // The portal works without them.
  return loaded.then(
    ({ devToolsOptions }) => devToolsOptions(devTools),
    () => false,
  );
}

export type PortalStore = Awaited<ReturnType<typeof createPortalStore>>;

/** Empties what the browser keeps of the session at once, whatever redux-persist is doing. */
export function clearStoredSession(): void {
  try {
    for (const key of SESSION_SCOPED_KEYS) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

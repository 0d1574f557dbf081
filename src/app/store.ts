import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { newCallMemory } from '../api/client/callMemory';
import { type JoinableStore } from '../api/client/joinStore';
import { type platformApi } from '../api/client/platformApi';
import { watchConnection } from '../api/client/watchConnection';
import { type Configuration } from '../domain/configuration';
import { abbreviationIn } from '../domain/paths';
import { callsReducer } from '../session/callsSlice';
import { configurationReducer } from '../session/configurationSlice';
import { forgetPlace, rememberPlace } from '../session/continuation';
import { type PortalState } from '../session/hooks';
import { isJournalUntaken, type JournalState } from '../session/journal';
import {
  forgetAllKept,
  forgetInputOfOthers,
  keepOpenInput,
  openInputPath,
  watchKeptInput,
} from '../session/keptInput';
import { noticesReducer, sessionKept } from '../session/noticesSlice';
import { operatorOf } from '../session/operator';
import { connectOtherTabs } from '../session/otherTabs';
import {
  onSessionKept,
  persistedDiagnosticsReducer,
  persistedRegionReducer,
  persistedSentCorrectionsReducer,
  persistedSessionReducer,
} from '../session/persistence';
import { type Preferences } from '../session/preferencesSlice';
import { regionPicked } from '../session/regionSlice';
import { searchTermsReducer } from '../session/searchTermsSlice';
import {
  agencyTokenDropped,
  type LeaveReason,
  operatorSignedIn,
  selectRegion,
  sessionEnded,
} from '../session/sessionSlice';
import { KEPT_FOR_A_SESSION } from '../session/storageKeys';
import { watchSession } from './watchSession';

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
const TOLD_END = { signedOut: 'sessionEnded', expired: 'sessionExpired', idle: 'sessionIdle' } as const;
const END_ELSEWHERE = { sessionEnded: 'otherTab', sessionExpired: 'expired', sessionIdle: 'idle' } as const;

/** Milliseconds that the checks of development may take without a word. */
const SLOW_CHECK_MS = 1_000;

interface Options {
  configuration: Configuration;
  /** Leaves the page for the sign-in screen by a new document, so that nothing of a session outlives it. */
  leave: (reason: LeaveReason) => void;
}

/** The central store, filled from the browser's storage; resolves once what was stored is back. `close` stops listening to the window and to other tabs. */
export async function createPortalStore({ configuration, leave }: Options) {
  let joining: Promise<void> | undefined;
  let forgetAnswers: (() => void) | undefined;
  const listeners = createListenerMiddleware();
  const late = createDynamicMiddleware();
  const reducer = combineSlices(slices).withLazyLoadedSlices<LazySlices>();
  const startListening = listeners.startListening as JoinableStore['startListening'];
  const memory = newCallMemory(join, {
    inject: (journal) => void reducer.inject(journal),
    startListening,
    channel: () => otherTabs.channel,
  });
  const store = configureStore({
    reducer,
    preloadedState: { configuration },
    devTools: await devToolsOf(configuration),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: memory },
        // The checks of development take longer than their own limit with thousands of rows in the store.
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        serializableCheck: {
          warnAfter: SLOW_CHECK_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(listeners.middleware)
        .concat(late.middleware),
  });

  const otherTabs = connectOtherTabs((message, sessionId) => {
    const here = store.getState().session.sessionId;
    if (message === 'sessionUsed') watch.usedElsewhere(sessionId);
    else if (here === sessionId) store.dispatch(sessionEnded({ reason: END_ELSEWHERE[message] }));
    // Nobody is signed in here: whoever signs out elsewhere leaves nothing behind in this tab either.
    else if (here === null && message === 'sessionEnded') forgetAllKept();
  });
  const stopWatchingInput = watchKeptInput();
  const stopWatchingConnection = watchConnection(store.dispatch);
  const watch = watchSession(store, (sessionId) => otherTabs.tell('sessionUsed', sessionId));
  onSessionKept((isKept) => {
    if (isKept !== store.getState().notices.isStored) store.dispatch(sessionKept(isKept));
  });

  listeners.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason, wasRefused = false } }, api) => {
      const before = api.getOriginalState() as PortalState;
      const { sessionId, psoToken, region } = before.session;
      const isUntaken = isJournalUntaken(before);
      const who = { region, subject: operatorOf(psoToken).subject };
      try {
        if (reason === 'signedOut') forgetPlace();
        else rememberPlace({ path: window.location.pathname, who });
        // Before anything else of the page goes: what is typed there is still what is seen.
        if (reason === 'signedOut' || reason === 'otherTab') forgetAllKept();
        else keepOpenInput(who, wasRefused);
        if (sessionId !== null && reason !== 'otherTab') otherTabs.tell(TOLD_END[reason], sessionId);
        forgetAnswers?.();
      } finally {
        forgetStoredSession();
        leave(reason === 'otherTab' && isUntaken ? 'otherTabChanges' : reason);
      }
    },
  });

  listeners.startListening({
    actionCreator: agencyTokenDropped,
    effect: ({ payload: { region, abbreviation, wasRefused = false } }, api) => {
      const state = api.getState() as PortalState;
      // The page of that agency goes, and the form in it; another agency's stays.
      const isOpenThere = abbreviationIn(openInputPath() ?? '') === abbreviation;
      if (isOpenThere && selectRegion(state) === region)
        keepOpenInput({ region, subject: operatorOf(state.session.psoToken).subject }, wasRefused);
    },
  });

  listeners.startListening({
    actionCreator: operatorSignedIn,
    effect: ({ payload: { region, token } }, api) => {
      forgetInputOfOthers({ region, subject: operatorOf(token).subject });
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

  function join(): Promise<void> {
    joining ??= import(/* webpackChunkName: 'api' */ '../api/client/joinStore').then(
      (api) => {
        api.joinStore({
          dispatch: store.dispatch,
          inject: (part) => void reducer.inject(part as typeof platformApi),
          addMiddleware: late.addMiddleware,
          startListening,
        });
        forgetAnswers = () => void store.dispatch(api.forgetAnswers());
      },
      (problem: unknown) => {
        joining = undefined;
        throw problem;
      },
    );
    return joining;
  }

  return {
    store,
    join,
    close: () => {
      otherTabs.close();
      watch.close();
      stopWatchingConnection();
      stopWatchingInput();
    },
  };
}

/** Most starts have no use for DevTools, nor for their code. */
async function devToolsOf({ devTools }: Configuration) {
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
export function forgetStoredSession(): void {
  try {
    for (const key of KEPT_FOR_A_SESSION) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

import { addListener, type Reducer, type Store } from '@reduxjs/toolkit';
import {
  type PersistConfig,
  type Persistor,
  persistReducer,
  persistStore,
  type WebStorage,
} from 'redux-persist';
import { regionReducer } from '../auth/regionSlice';
import { sessionEnded, sessionReducer, signedOutState } from '../auth/sessionSlice';
import { diagnosticsReducer, parseStoredDiagnostics } from '../diagnosticsSlice';
import { SESSION_NAME } from '../noticesSlice';
import { parsePendingWrites } from '../writes/parsePendingWrites';
import { pendingWritesReducer } from '../writes/pendingWritesSlice';
import { parseStoredRegion, parseStoredSession } from './parseStoredSession';
import { safeLocalStorage, safeSessionStorage } from './safeStorage';
import {
  DIAGNOSTICS_STORAGE_KEY,
  PENDING_WRITES_STORAGE_KEY,
  REGION_STORAGE_KEY,
  SESSION_STORAGE_KEY,
  SESSION_VERSION,
} from './storageKeys';

type SaveResultHandler = (name: string, isSaved: boolean) => void;
let handleSaveResult: SaveResultHandler = () => undefined;

/** The callback is called after each attempt to store a slice that has a name, as for `reportSaveResult`. */
export function onSaveResult(onResult: SaveResultHandler): void {
  handleSaveResult = onResult;
}

/**
 * The storage of a persisted slice. A slice that `shouldStore` rejects is removed, so that no part of an ended session
 * stays in the storage. redux-persist stores each field as its own JSON text: null is stored as "null".
 */
function createPersistStorage(
  storage: typeof safeSessionStorage,
  {
    shouldStore = () => true,
    name,
    updateName,
  }: {
    shouldStore?: (fields: Record<string, string>) => boolean;
    /** For the notice that it could not be stored. */
    name?: string;
    /** In place of `name`, if only its latest changes could not be stored. */
    updateName?: string;
  } = {},
): WebStorage {
  return {
    getItem: async (key) => storage.read(key),
    setItem: async (key, value) => {
      const hasContent = shouldStore(JSON.parse(value) as Record<string, string>);
      if (!hasContent) storage.remove(key);
      // Removed data cannot be lost.
      const isSaved = !hasContent || storage.write(key, value);
      // When the page is left, redux-persist writes within its reducer, where the store cannot be read.
      await Promise.resolve();
      // A failed write leaves what was stored before.
      const isUpdateLost = updateName !== undefined && !isSaved && storage.read(key) !== null;
      if (name !== undefined) handleSaveResult(name, isSaved || isUpdateLost);
      if (updateName !== undefined) handleSaveResult(updateName, !isUpdateLost);
    },
    removeItem: async (key) => storage.remove(key),
  };
}

const BASE_CONFIG = {
  keyPrefix: '',
  // `migrate` has validated every stored field.
  stateReconciler: <S>(inbound: S, _original: S, reduced: S) => ({ ...reduced, ...inbound }),
} satisfies Partial<PersistConfig<unknown>>;

export const persistedSessionReducer = createPersistedReducer(
  sessionReducer,
  {
    key: SESSION_STORAGE_KEY,
    version: SESSION_VERSION,
    blacklist: ['endReason', 'signedOutAgency', 'lostInputAgency'],
  },
  createPersistStorage(safeSessionStorage, {
    shouldStore: ({ sessionId }) => sessionId !== 'null',
    name: SESSION_NAME,
    updateName: 'the list of opened agencies',
  }),
  parseStoredSession,
  // `endUnusableSession` then opens the sign-in screen.
  { ...signedOutState, endReason: 'otherVersion' },
);
export const persistedRegionReducer = createPersistedReducer(
  regionReducer,
  { key: REGION_STORAGE_KEY, version: 1 },
  createPersistStorage(safeLocalStorage),
  parseStoredRegion,
);
export const persistedDiagnosticsReducer = createPersistedReducer(
  diagnosticsReducer,
  { key: DIAGNOSTICS_STORAGE_KEY, version: 1 },
  createPersistStorage(safeSessionStorage, {
    shouldStore: ({ last }) => last !== '[]',
    name: 'the results of diagnostics',
  }),
  parseStoredDiagnostics,
);
export const persistedPendingWritesReducer = createPersistedReducer(
  pendingWritesReducer,
  { key: PENDING_WRITES_STORAGE_KEY, version: 1 },
  createPersistStorage(safeSessionStorage, {
    shouldStore: ({ list }) => list !== '[]',
    name: 'the corrections and registrations to check',
  }),
  parsePendingWrites,
);

/**
 * Restores the persisted slices from the browser's storage. From then on they are stored after each change, and at once
 * when the page is left, because redux-persist writes one field per timer tick. Resolves with a function that does the same
 * and ends that: nothing is stored later.
 */
export async function restorePersistedState(store: Store): Promise<() => void> {
  const persistor = await new Promise<Persistor>((resolve) => {
    const starting = persistStore(store, null, () => resolve(starting));
  });
  const storeLast = () => {
    void persistor.flush();
    // If the back/forward cache restores the page, it is reloaded (main.tsx). It must not store the session that it still
    // has, because Sign Out may have removed it from the storage meanwhile.
    persistor.pause();
  };
  window.addEventListener('pagehide', storeLast);
  // A write that ends after the session must not store its names again.
  store.dispatch(addListener({ actionCreator: sessionEnded, effect: () => persistor.pause() }));
  return () => {
    window.removeEventListener('pagehide', storeLast);
    storeLast();
  };
}

/**
 * Creates a persisted reducer that discards the data of another version of the portal, also with the same shape: their
 * values can mean something else. The slice then starts with `discarded`, by default as if nothing were stored.
 */
function createPersistedReducer<S extends object>(
  reducer: Reducer<S>,
  config: { key: string; version: number; blacklist?: string[] },
  storage: WebStorage,
  parse: (stored: unknown) => S,
  discarded: S = parse(undefined),
) {
  return persistReducer<S>(
    {
      ...BASE_CONFIG,
      ...config,
      storage,
      migrate: (stored, version) => {
        const storedVersion = stored?._persist?.version;
        const other = storedVersion === undefined ? parse(undefined) : discarded;
        const state = storedVersion === version ? parse(stored) : other;
        return Promise.resolve({ ...state, _persist: { version, rehydrated: true } });
      },
    },
    reducer,
  );
}

import { type Reducer } from '@reduxjs/toolkit';
import { type PersistConfig, persistReducer, type WebStorage } from 'redux-persist';
import { DEFAULT_REGION, isRegion, type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { diagnosticsReducer, readStoredDiagnostics } from './diagnosticsSlice';
import { regionReducer, type RegionState } from './regionSlice';
import { readSentCorrections, sentCorrectionsReducer } from './sentCorrectionsSlice';
import { sessionReducer, type SessionState, signedOutState } from './sessionSlice';
import {
  DIAGNOSTICS_STORAGE_KEY,
  REGION_STORAGE_KEY,
  SENT_CORRECTIONS_STORAGE_KEY,
  SESSION_STORAGE_KEY,
} from './storageKeys';

let tellKept: (isKept: boolean) => void = () => undefined;

/** From now on says after each attempt to keep the session whether the browser did. */
export function onSessionKept(tell: (isKept: boolean) => void): void {
  tellKept = tell;
}

/**
 * A storage that never throws: where the browser blocks it or it is full, the portal works in memory. What isn't
 * worth keeping is removed, so that nothing of a session is left once it has ended.
 */
function tolerant(
  open: () => Storage,
  {
    isWorthKeeping = () => true,
    tell = () => undefined,
  }: { isWorthKeeping?: (value: string) => boolean; tell?: (isKept: boolean) => void } = {},
): WebStorage {
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): Promise<T> => {
    try {
      return Promise.resolve(action(open()));
    } catch {
      return Promise.resolve(otherwise);
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: async (key, value) => {
      const isKept = await attempt((storage) => {
        if (isWorthKeeping(value)) storage.setItem(key, value);
        else storage.removeItem(key);
        return true;
      }, false);
      if (isWorthKeeping(value)) tell(isKept);
    },
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

const SHARED = {
  version: 1,
  keyPrefix: '',
  // What comes back is checked as a whole, so it replaces the initial state as a whole.
  stateReconciler: <S>(inbound: S, _original: S, reduced: S) => ({ ...reduced, ...inbound }),
} satisfies Partial<PersistConfig<unknown>>;

/** Session state that comes back from sessionStorage, or the signed-out state where it doesn't fit. */
export function readStoredSession(stored: unknown): SessionState {
  if (!isRecord(stored)) return signedOutState;
  const { sessionId, region, psoToken, agencyTokens, clockSkewMs } = stored;
  if (typeof sessionId !== 'string' || !isRegion(region) || !(psoToken === null || isToken(psoToken)))
    return signedOutState;
  const tokens = isRecord(agencyTokens) ? agencyTokens : {};
  return {
    sessionId,
    region,
    psoToken,
    agencyTokens: { usEast: readTokens(tokens.usEast), australia: readTokens(tokens.australia) },
    clockSkewMs: Number.isFinite(clockSkewMs) ? Number(clockSkewMs) : 0,
    ended: null,
  };
}

/** Region state that comes back from localStorage; the default region where it doesn't fit. */
export function readStoredRegion(stored: unknown): RegionState {
  const region: Region = isRecord(stored) && isRegion(stored.region) ? stored.region : DEFAULT_REGION;
  const backendUrl = isRecord(stored) && typeof stored.backendUrl === 'string' ? stored.backendUrl : null;
  return { region, backendUrl };
}

export const persistedSessionReducer = persisted(
  sessionReducer,
  { key: SESSION_STORAGE_KEY, blacklist: ['ended'] },
  tolerant(() => sessionStorage, {
    isWorthKeeping: (value) => !value.includes('"sessionId":"null"'),
    tell: (isKept) => tellKept(isKept),
  }),
  readStoredSession,
);
export const persistedRegionReducer = persisted(
  regionReducer,
  { key: REGION_STORAGE_KEY },
  tolerant(() => localStorage),
  readStoredRegion,
);
export const persistedDiagnosticsReducer = persisted(
  diagnosticsReducer,
  { key: DIAGNOSTICS_STORAGE_KEY },
  tolerant(() => sessionStorage, { isWorthKeeping: (value) => !value.includes('"last":"[]"') }),
  readStoredDiagnostics,
);
export const persistedSentCorrectionsReducer = persisted(
  sentCorrectionsReducer,
  { key: SENT_CORRECTIONS_STORAGE_KEY },
  tolerant(() => sessionStorage, { isWorthKeeping: (value) => !value.includes('"list":"[]"') }),
  readSentCorrections,
);

function persisted<S extends object>(
  reducer: Reducer<S>,
  what: { key: string; blacklist?: string[] },
  storage: WebStorage,
  read: (stored: unknown) => S,
) {
  return persistReducer<S>(
    {
      ...SHARED,
      ...what,
      storage,
      migrate: (stored, version) =>
        Promise.resolve({ ...read(stored), _persist: { version, rehydrated: true } }),
    },
    reducer,
  );
}

function readTokens(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => isToken(entry[1])),
  );
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

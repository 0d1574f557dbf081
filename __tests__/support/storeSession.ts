import { type Region } from '@/domain/regions';
import { REGION_STORAGE_KEY, SESSION_STORAGE_KEY } from '@/session/storage/storageKeys';
import { type FakeNetwork } from './fakeNetwork';

export interface Session {
  region?: Region;
  /** Signed in as an operator; true by default. */
  operator?: boolean;
  /** Abbreviations of the agencies whose tokens are stored. */
  agencies?: readonly string[];
}

/** Writes to the browser's storage what a signed-in tab has stored there. */
export async function storeSession(
  { region = 'usEast', operator = true, agencies = [] }: Session,
  network: Pick<FakeNetwork, 'fetchToken'>,
): Promise<void> {
  const tokens: Record<string, string> = {};
  for (const agency of agencies) tokens[agency] = await network.fetchToken(region, agency);
  const stored = {
    sessionId: 'a-session',
    region,
    psoToken: operator ? await network.fetchToken(region) : null,
    agencyTokens: { usEast: {}, australia: {}, [region]: tokens },
  };
  saveSliceToStorage(sessionStorage, SESSION_STORAGE_KEY, stored);
  saveSliceToStorage(localStorage, REGION_STORAGE_KEY, { region, backendUrl: null });
}

/** Writes a slice of the store to the browser's storage as redux-persist does; a store that is created later has it. */
export function saveSliceToStorage(storage: Storage, key: string, slice: object): void {
  const fields = Object.entries(slice).map(([name, value]) => [name, JSON.stringify(value)]);
  storage.setItem(
    key,
    JSON.stringify({ ...Object.fromEntries(fields), _persist: '{"version":1,"rehydrated":true}' }),
  );
}

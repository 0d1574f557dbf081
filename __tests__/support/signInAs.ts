import { type Region } from '@/domain/regions';
import { REGION_STORAGE_KEY, SESSION_STORAGE_KEY } from '@/session/storageKeys';
import { type Wire } from './platform';

export interface Who {
  region?: Region;
  /** Signed in as an operator; true by default. */
  operator?: boolean;
  /** Agencies whose tokens are at hand. */
  agencies?: readonly string[];
}

/** Leaves in the browser's storage what a signed-in tab has there. */
export async function signInAs(
  { region = 'usEast', operator = true, agencies = [] }: Who,
  wire: Pick<Wire, 'token'>,
): Promise<void> {
  const tokens: Record<string, string> = {};
  for (const agency of agencies) tokens[agency] = await wire.token(region, agency);
  const stored = {
    sessionId: 'a-session',
    region,
    psoToken: operator ? await wire.token(region) : null,
    agencyTokens: { usEast: {}, australia: {}, [region]: tokens },
  };
  keep(sessionStorage, SESSION_STORAGE_KEY, stored);
  keep(localStorage, REGION_STORAGE_KEY, { region, backendUrl: null });
}

/** Stores a slice as redux-persist does. */
export function keep(storage: Storage, key: string, slice: object): void {
  const fields = Object.entries(slice).map(([name, value]) => [name, JSON.stringify(value)]);
  storage.setItem(
    key,
    JSON.stringify({ ...Object.fromEntries(fields), _persist: '{"version":1,"rehydrated":true}' }),
  );
}

import { type Region } from '@/domain/regions';
import { readSessionUses, SIGNED_OUT } from '@/session/auth/sessionUses';
import {
  REGION_STORAGE_KEY,
  SESSION_STORAGE_KEY,
  SESSION_USES_STORAGE_KEY,
  SESSION_VERSION,
} from '@/session/storage/storageKeys';
import { type FakeNetwork } from './fakeNetwork';
import { formatStoredSlice } from './formatStoredSlice';

export interface Session {
  region?: Region;
  /** Signed in as an operator; true by default. */
  operator?: boolean;
  /** The email of the operator, by default that of `OPERATOR_EMAILS`. */
  email?: string;
  /** The origin that issued the tokens; by default the portal's, which is also that of the fake network. */
  tokenOrigin?: string;
  /** Abbreviations of the agencies whose tokens are stored. */
  agencies?: readonly string[];
  /** The emails of administrators, by agency. */
  administratorEmails?: Readonly<Record<string, string>>;
}

/** The emails with which `fetchToken` of the fake network signs in. */
export const OPERATOR_EMAILS = {
  usEast: 'operator@us-east.example',
  australia: 'operator@australia.example',
} as const;

const SESSION_ID = 'a-session';

/** Writes to the browser's storage what a signed-in tab has stored there. */
export async function storeSession(
  {
    region = 'usEast',
    operator = true,
    email = OPERATOR_EMAILS[region],
    tokenOrigin = window.location.origin,
    agencies = [],
    administratorEmails = {},
  }: Session,
  network: Pick<FakeNetwork, 'fetchToken'>,
): Promise<void> {
  // A sign-in after the end of a session has another id.
  if (Number(readSessionUses()[SESSION_ID]) <= SIGNED_OUT) localStorage.removeItem(SESSION_USES_STORAGE_KEY);
  const agencyTokens: Record<string, string> = {};
  for (const agency of agencies) agencyTokens[agency] = await network.fetchToken(region, agency);
  const stored = {
    sessionId: operator || agencies.length > 0 ? SESSION_ID : null,
    region,
    email: operator ? email : null,
    tokenOrigin,
    psoToken: operator ? await network.fetchToken(region) : null,
    agencyTokens,
    administratorEmails,
  };
  sessionStorage.setItem(SESSION_STORAGE_KEY, formatStoredSlice(stored, SESSION_VERSION));
  saveSliceToStorage(localStorage, REGION_STORAGE_KEY, { region, backendUrl: null });
}

/** Writes a slice other than the session to the browser's storage. A Redux store that is created afterwards is rehydrated with it. */
export function saveSliceToStorage(storage: Storage, key: string, slice: object): void {
  storage.setItem(key, formatStoredSlice(slice));
}

import { expect, type Page, type Request } from '@playwright/test';
import {
  REGION_STORAGE_KEY,
  SESSION_STORAGE_KEY,
  SESSION_USES_STORAGE_KEY,
  SESSION_VERSION,
} from '@/session/storage/storageKeys';
import { formatStoredSlice } from '@tests/support/formatStoredSlice';
import { DEMO_PASSWORD } from './sites';

/** The demo operators, by the regions' names on the screen. */
export const OPERATORS = {
  'US East': { region: 'usEast', path: '/platform/us-east', email: 'operator@us-east.example' },
  Australia: { region: 'australia', path: '/platform/australia', email: 'operator@australia.example' },
} as const;
export type RegionName = keyof typeof OPERATORS;

/** A signed-in tab's session in sessionStorage. */
export interface StoredSession {
  sessionId: string;
  region: 'usEast' | 'australia';
  email: string;
  tokenOrigin: string;
  psoToken: string;
  agencyTokens: Record<string, string>;
}

const sessions = new Map<string, Promise<StoredSession>>();

/** Signs in without the portal: as the region's operator, and to these agencies. Each worker does so once. */
export function fetchSession(
  origin: string,
  regionName: RegionName,
  agencies: readonly string[],
): Promise<StoredSession> {
  const key = [origin, regionName, ...agencies].join(' ');
  const known = sessions.get(key);
  if (known) return known;
  const session = createSession(origin, regionName, agencies);
  sessions.set(key, session);
  return session;
}

/** Opens an empty page of the portal's origin: it gives access to the storage without starting the portal. */
export async function openEmptyPage(page: Page): Promise<void> {
  const url = '**/empty.html';
  // With an icon of its own, because Chromium would ask the platform for one.
  const body = '<!doctype html><link rel="icon" href="data:," />';
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty.html');
  await page.unroute(url);
}

/**
 * The tests of a worker share the sessions, and Sign Out ends their tokens: the next test then signs in anew. No route
 * answers the call instead, because with a route Chromium reads each script and style sheet again for every page.
 */
function forgetSessionsAtSignOut(request: Request): void {
  if (request.url().endsWith('/pso/api/v1/signout')) sessions.clear();
}

/** Writes a session to the storage of the tab's page. */
async function storeSession(page: Page, session: StoredSession): Promise<void> {
  const context = page.context();
  context.off('request', forgetSessionsAtSignOut);
  context.on('request', forgetSessionsAtSignOut);
  await page.evaluate(
    ([sessionKey, storedSession, regionKey, storedRegion, usesKey]) => {
      sessionStorage.setItem(sessionKey, storedSession);
      localStorage.setItem(regionKey, storedRegion);
      // All sessions of the tests have the same id, which may be that of a session that was signed out.
      localStorage.removeItem(usesKey);
    },
    [
      SESSION_STORAGE_KEY,
      formatStoredSlice(session, SESSION_VERSION),
      REGION_STORAGE_KEY,
      formatStoredSlice({ region: session.region, backendUrl: null }),
      SESSION_USES_STORAGE_KEY,
    ] as const,
  );
}

/** Opens a URL in a tab that is already signed in. */
export async function openWithSession(page: Page, session: StoredSession, path: string): Promise<void> {
  await openEmptyPage(page);
  await storeSession(page, session);
  await page.goto(path);
}

/**
 * Opens the home screen, or an agency's dashboard, in a tab that is already signed in. Faster than `signIn` and
 * `openAgency`, for tests of something else.
 */
export async function openSignedIn(page: Page, region: RegionName, agency?: string): Promise<void> {
  await signInByStorage(page, region, agency);
  await page.goto(agency === undefined ? '/' : `/agency-dashboard/${agency}`);
  const title = agency === undefined ? 'HOME' : 'AGENCY DASHBOARD';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The same without opening a screen, for tests that begin on another one. */
export async function signInByStorage(page: Page, region: RegionName, agency?: string): Promise<void> {
  await openEmptyPage(page);
  const { origin } = new URL(page.url());
  await storeSession(page, await fetchSession(origin, region, agency === undefined ? [] : [agency]));
}

async function createSession(
  origin: string,
  regionName: RegionName,
  agencies: readonly string[],
): Promise<StoredSession> {
  const { region, path, email } = OPERATORS[regionName];
  const call = async (service: string, token: string | null, body?: object) => {
    const response = await fetch(`${origin}${path}${service}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${service} responded ${response.status}`);
    return (await response.json()) as Record<string, string>;
  };
  const signedIn = await call('/pso/api/v1/signin', null, { email, password: DEMO_PASSWORD });
  const psoToken = signedIn.id_token ?? '';
  const agencyTokens: StoredSession['agencyTokens'] = {};
  for (const agencyName of agencies) {
    const { id } = await call(`/agency/api/v4/agencies/${agencyName}`, psoToken);
    const { token } = await call('/pso/api/v1/token/agency', psoToken, { agencyName, agencyId: Number(id) });
    agencyTokens[agencyName] = token ?? '';
  }
  return { sessionId: 'a-session', region, email, tokenOrigin: origin, psoToken, agencyTokens };
}

import { type Browser, type Page } from '@playwright/test';
import { openAgency, signIn } from '@tests/browser/portalTest';

/** The agency that most tests work in. */
export const AGENCY_A = 'CBTA';
/** An agency whose data must not mix with agency A's. */
export const AGENCY_B = 'METRO';

/** The stored session after each step: signed in as operator, then to agency A too, then to agencies A and B. */
export type Sessions = Readonly<Record<'operator' | 'agencyA' | 'bothAgencies', string>>;

const SESSION_KEY = 'fare-portal:session';

/** Signs in once and records the sessions, so that the tests need not sign in. */
export async function recordSessions(browser: Browser, origin: string): Promise<Sessions> {
  const page = await browser.newPage({ baseURL: origin });
  const readSession = async (...expectedTexts: string[]) => {
    // The portal writes the storage a moment after the page has changed.
    await page.waitForFunction(
      ([key, texts]) => texts.every((text) => sessionStorage.getItem(key)?.includes(text)),
      [SESSION_KEY, expectedTexts] as const,
    );
    return page.evaluate((key) => sessionStorage.getItem(key) ?? '', SESSION_KEY);
  };
  await signIn(page, 'US East');
  const operator = await readSession('psoToken');
  await openAgency(page, AGENCY_A);
  const agencyA = await readSession(AGENCY_A);
  await openAgency(page, AGENCY_B);
  const sessions = { operator, agencyA, bothAgencies: await readSession(AGENCY_A, AGENCY_B) };
  await page.close();
  return sessions;
}

/** The operator's token is the first one in a recorded session. */
export function findOperatorToken(session: string): string {
  return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(session)?.[0] ?? '';
}

/** Opens a URL with a recorded session. The icon's URL opens the origin's storage without starting the portal. */
export async function openWithSession(page: Page, session: string, path: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [SESSION_KEY, session] as const);
  await page.goto(path);
}

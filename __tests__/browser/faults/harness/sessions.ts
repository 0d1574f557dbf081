import { type Browser, type Page } from '@playwright/test';
import { openAgency, signIn } from '@tests/browser/portalTest';

/** The agency that cases work in, and another one. */
export const AGENCY_A = 'CBTA';
export const AGENCY_B = 'METRO';

/** What sessionStorage held after each step of a sign-in: as operator, in agency A too, in A and B. */
export type Sessions = Readonly<Record<'operator' | 'A' | 'both', string>>;

const SESSION_KEY = 'fare-portal:session';

/** Signs in once, as a person does, so that cases need not. */
export async function recordSessions(browser: Browser, origin: string): Promise<Sessions> {
  const page = await browser.newPage({ baseURL: origin });
  const readSession = async (...agencies: string[]) => {
    // Storage follows the page.
    await page.waitForFunction(
      ([key, names]) => names.every((name) => sessionStorage.getItem(key)?.includes(name)),
      [SESSION_KEY, agencies] as const,
    );
    return page.evaluate((key) => sessionStorage.getItem(key) ?? '', SESSION_KEY);
  };
  await signIn(page, 'US East');
  const operator = await readSession('psoToken');
  await openAgency(page, AGENCY_A);
  const inA = await readSession(AGENCY_A);
  await openAgency(page, AGENCY_B);
  const sessions = { operator, A: inA, both: await readSession(AGENCY_A, AGENCY_B) };
  await page.close();
  return sessions;
}

/** The first token of a recorded session: the operator's. */
export function parseFirstToken(session: string): string {
  return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(session)?.[0] ?? '';
}

/** Opens an address in a tab with a recorded session in it. */
export async function openWithSession(page: Page, session: string, path: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [SESSION_KEY, session] as const);
  await page.goto(path);
}

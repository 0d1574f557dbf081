import { type Browser, type Page } from '@playwright/test';
import { openAgency, signIn } from '@tests/browser/portal';

/** The agency that cases work in, and another one. */
export const A = 'CBTA';
export const B = 'METRO';

/** What sessionStorage held after each step of a sign-in: as operator, in agency A too, in A and B. */
export type Sessions = Readonly<Record<'operator' | 'A' | 'both', string>>;

const KEY = 'fare-portal:session';

/** Signs in once, as a person does, so that cases need not. */
export async function recordSessions(browser: Browser, origin: string): Promise<Sessions> {
  const page = await browser.newPage({ baseURL: origin });
  const stored = async (...agencies: string[]) => {
    // Storage follows the page.
    await page.waitForFunction(
      ([key, names]) => names.every((name) => sessionStorage.getItem(key)?.includes(name)),
      [KEY, agencies] as const,
    );
    return page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEY);
  };
  await signIn(page, 'US East');
  const operator = await stored('psoToken');
  await openAgency(page, A);
  const inA = await stored(A);
  await openAgency(page, B);
  const sessions = { operator, A: inA, both: await stored(A, B) };
  await page.close();
  return sessions;
}

/** The first token of a recorded session: the operator's. */
export function tokenIn(session: string): string {
  return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(session)?.[0] ?? '';
}

/** Opens an address in a tab with a recorded session in it. */
export async function enter(page: Page, session: string, path: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [KEY, session] as const);
  await page.goto(path);
}

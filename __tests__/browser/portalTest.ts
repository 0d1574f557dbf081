import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { type RequestLogEntry, type SignInLogEntry } from '@server/http/accessLog';
import { openSignedIn, OPERATORS, type RegionName, signInByStorage } from './openSignedIn';
import { ACCESS_LOG, DEMO_PASSWORD, LARGE } from './sites';

export { expect, openSignedIn, type RegionName, signInByStorage };

/**
 * The test function of the browser tests. A warning or an error in the console fails the test, unless it matches one of
 * `expectedMessages`.
 */
export const test = base.extend<{ expectedMessages: RegExp[] }>({
  expectedMessages: [[], { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const consoleLines: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'log' && message.type() !== 'info')
        consoleLines.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => consoleLines.push(`uncaught: ${error.message}`));
    await use(page);
    expect(consoleLines.filter((line) => !expectedMessages.some((expected) => expected.test(line)))).toEqual(
      [],
    );
  },
});

/** Signs in as the region's operator, and waits for the home screen. */
export async function signIn(page: Page, region: RegionName, portal = ''): Promise<void> {
  await page.goto(`${portal}/login`);
  await page.getByLabel('Region').selectOption(region);
  await page.getByLabel('Email').fill(OPERATORS[region].email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
}

/**
 * Opens an agency from the list. CBTA and METRO of US East, and SCTN and METRO of Australia, have data for every
 * screen. AAT of US East has no feature sets, reports and concessions.
 */
export async function openAgency(page: Page, abbreviation: string): Promise<void> {
  await page.getByRole('link', { name: 'All Agencies' }).click();
  const cell = await filterAgencies(page, abbreviation);
  await cell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
}

/** Filters the list of agencies. Returns the agency's cell when no row moves under the pointer any more. */
export async function filterAgencies(page: Page, abbreviation: string): Promise<Locator> {
  await page.getByLabel('Filter').fill(abbreviation);
  const cell = page.getByRole('cell', { name: abbreviation, exact: true }).first();
  // Until the list has loaded, there are no rows at all.
  await expect(cell).toBeVisible();
  await expectOnlyRowsWith(page, abbreviation);
  return cell;
}

/** Waits until a filter is applied, also to the rows that a list keeps until the new ones are there. */
export async function expectOnlyRowsWith(page: Page, text: string): Promise<void> {
  await expect(page.locator('tr[data-index]').filter({ hasNotText: new RegExp(text, 'i') })).toHaveCount(0);
}

/**
 * Waits until React has replaced the static form of index.html, `#boot-form`, by its own (decision 102). It can do so between
 * two steps of a test that need one form.
 */
export const waitForReactForm = (page: Page) => page.locator('#boot-form').waitFor({ state: 'detached' });

/** Opens CBTA's dashboard, and waits until it has all its responses: then it requests nothing by itself. */
export async function openLoadedDashboard(page: Page): Promise<void> {
  await openSignedIn(page, 'US East', 'CBTA');
  const profile = page.getByLabel('Agency profile');
  // Names of the lists of time zones and countries, which come last.
  await expect(profile).toContainText('America/New_York');
  await expect(profile).toContainText('United States');
}

/** Waits until the platform of `LARGE` is seeded. The first tests run meanwhile. */
export async function waitForLargePlatform(): Promise<void> {
  const isReady = () =>
    fetch(`${LARGE.portal}/index.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
}

/** The entries of a platform's log. The last line may not be written completely yet. */
export function readLogEntries<Entry>(logFile: string): Entry[] {
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Entry);
}

/** Reads a platform's access log, by default that of ONE_ORIGIN, from a time (ISO 8601) on. */
export function readAccessLogSince(time: string, logFile = ACCESS_LOG): RequestLogEntry[] {
  return readLogEntries<RequestLogEntry | SignInLogEntry>(logFile).filter(
    (entry): entry is RequestLogEntry => !('event' in entry) && entry.time >= time,
  );
}

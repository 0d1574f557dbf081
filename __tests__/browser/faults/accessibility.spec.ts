import { findAxeViolations, printCheckedStateCount } from '../axe';
import { controlTimeouts } from '../controlTimeouts';
import { LOADING_SELECTOR, openScreen, waitUntilLoaded } from '../openScreen';
import { SCREEN_URLS } from '../screenUrls';
import { expect, holdRequests, type Locator, type Page, test } from './harness/faultTest';

test.afterEach(printCheckedStateCount);

/** Opens every screen, waits for its state and lists axe's violations. At least one screen must show `stateSign`. */
async function listViolations(
  page: Page,
  openSignedIn: (path: string) => Promise<void>,
  waitForState: (page: Page) => Promise<void>,
  stateSign: Locator,
): Promise<string[]> {
  const violations: string[] = [];
  let screensWithSign = 0;
  for (const [index, path] of SCREEN_URLS.entries()) {
    // The tab stays signed in.
    await (index === 0 ? openSignedIn(path) : openScreen(page, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForState(page);
    if ((await stateSign.count()) > 0) screensWithSign += 1;
    violations.push(...(await findAxeViolations(page)).map((violation) => `${path} ${violation}`));
  }
  expect(screensWithSign).toBeGreaterThan(0);
  return violations;
}

test(
  'screens have no serious accessibility violation while they load',
  { tag: '@no-fault' },
  async ({ page, openSignedIn }) => {
    test.setTimeout(180_000);
    // Calls that are held stay under way from one screen to the next.
    await controlTimeouts(page);
    const held = await holdRequests(page, /\/platform\//);
    const waitForState = () => expect(page.getByRole('main')).not.toBeEmpty();
    const loading = page.getByRole('main').locator(LOADING_SELECTOR);
    expect(await listViolations(page, openSignedIn, waitForState, loading)).toEqual([]);
    await held.waitForHeld();
    await held.release();
  },
);

test(
  'screens have no serious accessibility violation when their requests fail',
  { tag: '@no-fault' },
  async ({ page, openSignedIn, setFaults }) => {
    test.setTimeout(180_000);
    await setFaults({ kind: 'status', method: 'GET', path: '/*', status: 500 });
    const alert = page.getByRole('alert');
    expect(await listViolations(page, openSignedIn, waitUntilLoaded, alert)).toEqual([]);
  },
);

test(
  'screens have no serious accessibility violation when their lists are empty',
  { tag: '@no-fault' },
  async ({ page, openSignedIn }) => {
    test.setTimeout(180_000);
    // Calls of agencies continue: an agency's own data is not a list, and without it no page of the agency opens.
    await page.route(/\/platform\/us-east\/(?!agency\/api\/v4\/agencies\/)/, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.continue(),
    );
    const emptyState = page.locator('.empty-state');
    expect(await listViolations(page, openSignedIn, waitUntilLoaded, emptyState)).toEqual([]);
  },
);

test(
  'the slow-response and offline notices have no serious accessibility violation',
  { tag: '@no-fault' },
  async ({ page, context, openSignedIn, setFaults }) => {
    await openSignedIn('/agency-dashboard/CBTA/riders');
    // Longer than the 3 s after which a call counts as slow.
    await setFaults({ kind: 'latency', method: 'GET', path: '/*', ms: 6_000 });
    await page.getByLabel('Filter').fill('a');
    await expect(page.locator('strong', { hasText: 'The platform is slow to respond' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.locator('strong', { hasText: 'You are offline' })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await setFaults();
    await expect(page.locator('strong', { hasText: 'You are offline' })).toHaveCount(0);
  },
);

import { type Page } from '@playwright/test';
import { expect, openLoadedDashboard, signInByStorage, test } from './portalTest';

/** Records the platform calls and the scripts that the page requests from now on. */
function recordRequests(page: Page): { calls: string[]; scripts: string[] } {
  const requested = { calls: [] as string[], scripts: [] as string[] };
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/api/')) requested.calls.push(`${request.method()} ${pathname}${search}`);
    if (pathname.endsWith('.js')) requested.scripts.push(pathname);
  });
  return requested;
}

test.beforeEach(async ({ page }) => {
  await openLoadedDashboard(page);
  // Move the pointer away from the link that opened the page, because hovering prefetches.
  await page.mouse.move(0, 0);
});

test('hovering a tile loads its script and first rows once, before the click', async ({ page }) => {
  const requested = recordRequests(page);
  const firstPageResponse = page.waitForResponse((response) => response.url().includes('/riders?page=1&'));
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).hover();
  await (await firstPageResponse).finished();
  expect(requested.scripts.filter((path) => path.includes('riders'))).toHaveLength(1);
  expect(requested.calls).toHaveLength(1);
  // From now on list requests get no response, so the rows can only be the prefetched ones.
  await page.route('**/riders?*', () => undefined);
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(requested.calls.filter((call) => call.includes('page=1&'))).toHaveLength(1);
  expect(requested.scripts.filter((path) => path.includes('riders'))).toHaveLength(1);
});

test('keyboard focus prefetches like hovering', async ({ page }) => {
  const requested = recordRequests(page);
  const firstPageResponse = page.waitForResponse((response) => response.url().includes('/passes/?page=1&'));
  await page.getByRole('main').getByRole('link', { name: 'All Passes' }).focus();
  await (await firstPageResponse).finished();
  await page.route('**/passes/?*', () => undefined);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(requested.calls.filter((call) => call.includes('page=1&'))).toHaveLength(1);
});

test('hovering riders in a list does not prefetch their data', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  await expect(page.getByRole('rowheader').nth(5)).toBeVisible();
  const requested = recordRequests(page);
  const script = page.waitForRequest(/rider-profile.*\.js$/);
  await page.getByRole('rowheader').nth(5).hover();
  await script;
  await page.getByRole('rowheader').nth(6).hover();
  // Navigate to the dashboard, so that any prefetch of the hovered riders would have been sent.
  await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  expect(requested.calls.filter((call) => /profile|balance|payments/.test(call))).toEqual([]);
});

test('the code of a record’s JSON is requested when the list is there, before the first interaction', async ({
  page,
}) => {
  await signInByStorage(page, 'US East', 'CBTA');
  const script = page.waitForRequest(/\/json-view\.\w+\.js$/);
  await page.goto('/agency-dashboard/CBTA/passes');
  await script;
  await expect(page.locator('tr[data-index="0"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

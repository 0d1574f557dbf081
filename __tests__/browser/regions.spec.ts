import { type BrowserContext, type Page } from '@playwright/test';
import { PREFETCH_INTENT_MS } from '@/domain/limits';
import { openScreen, waitUntilLoaded } from './openScreen';
import { expect, openSignedIn, test, waitForReactForm } from './portalTest';
import { DEMO_PASSWORD } from './sites';

/** Records the calls of all tabs to the platform, with their tokens. */
function recordCalls(context: BrowserContext): { path: string; token: string | undefined }[] {
  const calls: { path: string; token: string | undefined }[] = [];
  context.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if (path.startsWith('/platform/')) calls.push({ path, token: request.headers().authorization });
  });
  return calls;
}

const US_LINK = '/agency-dashboard/METRO/passes?region=us-east&filter=adult';

const openAgencyList = async (page: Page) => {
  await openSignedIn(page, 'Australia', 'METRO');
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await expect(page.getByRole('cell', { name: 'METRO', exact: true }).first()).toBeVisible();
};

/** Follows a link without a reload, as the browser's Forward button does. */
const followLink = (page: Page, url: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);

test('a link of the other region calls nothing before a choice, and a new tab opens exactly it', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'Australia', 'METRO');
  // The dashboard's own calls have ended. On a slow machine they begin after the network has been idle once.
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
  const calls = recordCalls(context);
  await page.goto(US_LINK);
  await expect(page.getByText('This link is for US East. This tab works in Australia.')).toBeVisible();
  await expect(page.getByText('Passes of METRO, filter “adult”')).toBeVisible();
  const newTabLink = page.getByRole('link', { name: 'Open US East in a new tab' });
  const extras = page.waitForResponse(/\/shell-extras\.\w+\.js$/);
  for (const link of [
    page.getByRole('link', { name: 'All Agencies' }),
    page.getByRole('link', { name: 'Go to Home of Australia' }),
    newTabLink,
  ]) {
    await link.hover();
    // The code that prefetches comes after the first interaction.
    await extras;
    // A shorter rest on a link prefetches nothing.
    await page.waitForTimeout(3 * PREFETCH_INTENT_MS);
  }
  expect(calls).toEqual([]);

  const [tab] = await Promise.all([context.waitForEvent('page'), newTabLink.click()]);
  await expect(tab.getByText('The link you opened is for US East')).toBeVisible();
  await expect(tab).toHaveURL(/\/login\?region=us-east$/);
  await expect(tab.getByLabel('Region')).toHaveValue('usEast');
  expect(calls).toEqual([]);
  await tab.getByLabel('Email').fill('operator@us-east.example');
  await tab.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await tab.getByRole('button', { name: 'Login' }).click();
  await tab.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'PASSES' })).toBeVisible();
  expect(new URL(tab.url()).pathname + new URL(tab.url()).search).toBe(US_LINK);
  await expect(tab.getByLabel('Filter')).toHaveValue('adult');
  await expect.poll(() => calls.some(({ path }) => path.includes('/mobileticketview/'))).toBe(true);
  // The first tab's tokens are those of Australia; it has called nothing.
  expect(calls.filter(({ path }) => !path.startsWith('/platform/us-east/'))).toEqual([]);
  const australianTokens = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(
    calls.filter(({ token }) => token && australianTokens.includes(token.replace('Bearer ', ''))),
  ).toEqual([]);

  await page.getByRole('link', { name: 'Go to Home of Australia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  await expect(page).toHaveURL(/\/\?region=australia$/);
});

test('an agency of both regions opens in this one instead, and Back leaves the choice', async ({ page }) => {
  await openAgencyList(page);
  await followLink(page, US_LINK);
  await page.getByRole('button', { name: 'Open METRO of Australia instead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PASSES' })).toBeVisible();
  await expect(page).toHaveURL(/\/agency-dashboard\/METRO\/passes\?region=australia$/);
  await page.goBack();
  await expect(page.getByText('This link is for US East.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCIES' })).toBeVisible();
});

test('a link without a region to an agency of the other region says where it is', async ({ page }) => {
  await openAgencyList(page);
  await followLink(page, '/agency-dashboard/CBTA/riders');
  await expect(page.getByText('There is no CBTA in Australia. Is it one of US East?')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
});

// Jest checks the links of every screen (regionInUrls.test.tsx).
test('every link of the rows of agencies, riders, passes and purchase orders names the region', async ({
  page,
}) => {
  await openSignedIn(page, 'US East', 'CBTA');
  const contentLinks = new Set<string>();
  const agencyLists = ['riders', 'passes', 'purchase-orders'].map((list) => `/agency-dashboard/CBTA/${list}`);
  for (const url of ['/agencies', ...agencyLists]) {
    await openScreen(page, url);
    // The riders’ second page of ten rows has come.
    await expect(page.getByRole('rowheader').nth(14)).toBeVisible();
    await waitUntilLoaded(page);
    await expect(page).toHaveURL(/\?region=us-east(&|$)/);
    await expect(page.locator('a[href^="/"]:not([href*="?region=us-east"])')).toHaveCount(0);
    const links = page.getByRole('main').locator('a[href^="/"]');
    const hrefs = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
    for (const href of hrefs) contentLinks.add(String(href));
  }
  expect(contentLinks.size).toBeGreaterThan(40);
});

test('the mark of the region leaves its name readable in the sign-in form, also on a link to a page with other selects', async ({
  page,
}) => {
  // The page's own style sheets come while its scripts are preloaded.
  const styles = page.waitForResponse(/\/fleet\.\w+\.css$/);
  await page.goto('/fleet');
  await waitForReactForm(page);
  await (await styles).finished();
  await expect(page.getByLabel('Region')).toHaveCSS('padding-left', '40px');
});

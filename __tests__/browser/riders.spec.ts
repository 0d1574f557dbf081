import { type Locator } from '@playwright/test';
import { expect, signInByStorage, test } from './portalTest';

test.beforeEach(async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/riders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('scrolling loads the list to its end in pages of 10, with few rows in the DOM', async ({ page }) => {
  // 37 further pages, one after the other.
  test.setTimeout(120_000);
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await page.mouse.move(700, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(page.getByText('No more results')).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 90_000, intervals: [50] });
  // CBTA has as many riders as SEED_RIDERS says (playwright.config.ts). The header is row 1 of 401.
  await expect(page.getByText('400 loaded')).toBeVisible();
  const pages = requestUrls
    .map((url) => new URL(url).searchParams.get('page'))
    .filter((number) => number !== null);
  expect(new Set(pages).size).toBe(pages.length);
  expect(await page.locator('tr[data-index]').count()).toBeLessThan(60);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '401');
  // The list is sorted by user id in descending order.
  const ids = (await page.getByRole('rowheader').allTextContents()).map(Number);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('header and first column stay visible', async ({ page }) => {
  await page.mouse.move(700, 500);
  await page.mouse.wheel(1500, 1500);
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'User ID' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('rowheader').nth(12)).toBeInViewport({ ratio: 1 });
});

test('the arrow keys move through the rows beyond the screen, and Enter opens one', async ({ page }) => {
  await page.getByRole('rowheader').first().getByRole('link').focus();
  for (let step = 0; step < 45; step += 1) await page.keyboard.press('ArrowDown');
  const focusedLink = page.locator(':focus');
  await expect(focusedLink).toBeInViewport({ ratio: 1 });
  const userId = await focusedLink.textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/riders/${userId}\\?region=us-east$`));
});

const NEW_TAB_CLICKS: [action: string, options: Parameters<Locator['click']>[0]][] = [
  ['Ctrl click', { modifiers: ['ControlOrMeta'] }],
  ['a middle click', { button: 'middle' }],
];

for (const [action, options] of NEW_TAB_CLICKS) {
  test(`${action} on the id opens the rider in a new tab, signed in`, async ({ page, context }) => {
    const link = page.getByRole('rowheader').nth(1).getByRole('link');
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click(options)]);
    await expect(tab.getByLabel('Customer balance')).toContainText('$');
    await expect(page.getByRole('heading', { level: 1, name: 'RIDERS' })).toBeVisible();
  });

  test(`${action} on the menu opens the page in a new tab, signed in`, async ({ page, context }) => {
    const link = page.getByRole('link', { name: 'All Passes' });
    // The code that opens links loads after the first interaction, with the one that prefetches.
    await Promise.all([page.waitForRequest(/passes/), link.hover()]);
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click(options)]);
    await expect(tab.getByRole('heading', { level: 1, name: 'PASSES' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'RIDERS' })).toBeVisible();
  });
}

test('Ctrl click anywhere on a row opens the rider in a new tab, signed in', async ({ page, context }) => {
  const cell = page.locator('tr[data-index="2"] td').nth(3);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    cell.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.getByLabel('Customer balance')).toContainText('$');
});

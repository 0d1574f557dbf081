import { type Page } from '@playwright/test';
import { expect, openAgency, signIn, test } from './portalTest';

/** The paths of the platform's calls and of the portal's own scripts that the page asked for, from now on. */
function asked(page: Page): { calls: string[]; scripts: string[] } {
  const seen = { calls: [] as string[], scripts: [] as string[] };
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/api/')) seen.calls.push(`${request.method()} ${pathname}${search}`);
    if (pathname.endsWith('.js')) seen.scripts.push(pathname);
  });
  return seen;
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await expect(page.getByText('Database Status')).toBeVisible();
  // Away from whatever the page was opened by.
  await page.mouse.move(0, 0);
});

test('a tile’s screen is there before it is clicked: its script and its first rows, each asked for once', async ({
  page,
}) => {
  const seen = asked(page);
  const answer = page.waitForResponse((response) => response.url().includes('/riders?page=1&'));
  await page.getByRole('link', { name: 'All Riders' }).hover();
  await (await answer).finished();
  expect(seen.scripts.filter((path) => path.includes('riders'))).toHaveLength(1);
  expect(seen.calls).toHaveLength(1);
  // From here on no list is answered: the rows can only be those that came before.
  await page.route('**/riders?*', () => undefined);
  await page.getByRole('link', { name: 'All Riders' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(seen.calls.filter((line) => line.includes('page=1&'))).toHaveLength(1);
  expect(seen.scripts.filter((path) => path.includes('riders'))).toHaveLength(1);
});

test('the keyboard’s focus loads as the pointer does', async ({ page }) => {
  const seen = asked(page);
  const answer = page.waitForResponse((response) => response.url().includes('/passes/?page=1&'));
  await page.getByRole('link', { name: 'All Passes' }).focus();
  await (await answer).finished();
  await page.route('**/passes/?*', () => undefined);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(seen.calls.filter((line) => line.includes('page=1&'))).toHaveLength(1);
});

test('pointing at riders asks for none of them', async ({ page }) => {
  await page.getByRole('link', { name: 'All Riders' }).click();
  await expect(page.getByRole('rowheader').nth(5)).toBeVisible();
  const seen = asked(page);
  const script = page.waitForRequest(/rider-profile.*\.js$/);
  await page.getByRole('rowheader').nth(5).hover();
  await script;
  await page.getByRole('rowheader').nth(6).hover();
  // The call that comes next is the click's own.
  await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  expect(seen.calls.filter((line) => /profile|balance|payments/.test(line))).toEqual([]);
});

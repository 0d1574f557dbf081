import { type Page } from '@playwright/test';
import { expect, openAgency, signIn, test } from './portalTest';
import { FAULT_INJECTION, ONE_ORIGIN } from './sites';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
});

const offset = (page: Page) =>
  page.locator('.table__scroll').evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);

/** Scrolls for a while and then stands still, somewhere in the middle of a row. */
async function scrollAWhile(page: Page): Promise<void> {
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 411);
    await page.waitForTimeout(60);
  }
  await page.mouse.wheel(130, 0);
  await expect(page.getByText('Loading…')).toBeHidden();
  await expect.poll(async () => (await offset(page))[0]).toBeGreaterThan(2500);
}

/** The id in the row that stands in the middle of the window. */
async function middleRow(page: Page): Promise<string> {
  const id = await page.evaluate(
    () => document.elementFromPoint(700, 500)?.closest('tr')?.querySelector('th')?.textContent,
  );
  if (!id) throw new Error('there is no row in the middle');
  return id;
}

/** Every place that the list shows from now on, drawing by drawing. */
async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = () => {
      const list = document.querySelector('.table__scroll');
      if (list) places.push(list.scrollTop);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places);
}

function countCalls(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) calls.push(request.url());
  });
  return calls;
}

for (const { tile, path, title, portal, atLeast } of [
  {
    tile: 'All Passes',
    path: '/api/v2/passes',
    title: 'Pass',
    portal: FAULT_INJECTION.portal,
    atLeast: 20_000,
  },
  {
    tile: 'Purchase Orders',
    path: '/api/v4/purchase',
    title: 'Purchase Order',
    portal: ONE_ORIGIN.portal,
    atLeast: 400,
  },
]) {
  test.describe(tile, () => {
    test.use({ baseURL: portal });
    test(`of ${atLeast} and more: after a record and the dashboard, back finds the same rows, place and focus`, async ({
      page,
    }) => {
      const first = page.waitForResponse((response) => response.url().includes(path) && response.ok());
      await page.getByRole('link', { name: tile }).click();
      expect(Number((await first).headers()['x-total'])).toBeGreaterThanOrEqual(atLeast);
      await scrollAWhile(page);
      const id = await middleRow(page);
      await page.mouse.click(700, 500);
      const modal = page.getByRole('dialog', { name: `${title} #${id}` });
      await expect(modal).toContainText(id);
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
      const opener = page.getByRole('rowheader', { name: id, exact: true }).getByRole('button');
      await expect(opener).toBeFocused();
      const left = await offset(page);

      await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
      const calls = countCalls(page, path);
      const places = await watchPlaces(page);
      await page.goBack();
      await expect(opener).toBeFocused();
      expect(await offset(page)).toEqual(left);
      expect(await middleRow(page)).toBe(id);
      await page.waitForTimeout(300);
      expect(new Set(await places())).toEqual(new Set([left[0]]));
      expect(calls).toEqual([]);

      // The arrows go on from there.
      await page.keyboard.press('ArrowDown');
      await expect(opener).not.toBeFocused();
      await expect(page.locator(':focus')).toBeInViewport();
    });
  });
}

test('All Riders: after a profile, back finds the same rows, place and focus', async ({ page }) => {
  await page.getByRole('link', { name: 'All Riders' }).click();
  await scrollAWhile(page);
  const id = await middleRow(page);
  const left = await offset(page);
  await page.mouse.click(700, 500);
  await expect(page.getByRole('heading', { level: 1, name: 'RIDER PROFILE' })).toBeVisible();
  await expect(page.getByLabel('Customer balance')).toContainText('$');
  const calls = countCalls(page, '/riders?');
  await page.goBack();
  await expect(page.getByRole('rowheader', { name: id, exact: true }).getByRole('link')).toBeFocused();
  expect(await offset(page)).toEqual(left);
  expect(await middleRow(page)).toBe(id);
  expect(calls).toEqual([]);
});

test('opened anew by its tile, a list begins at its top', async ({ page }) => {
  await page.getByRole('link', { name: 'All Passes' }).click();
  await scrollAWhile(page);
  await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
  await page.getByRole('link', { name: 'All Passes' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await offset(page)).toEqual([0, 0]);
  await expect(page.getByRole('heading', { level: 1, name: 'PASSES' })).toBeFocused();
});

test('the id filter stands in the address: a reload and the back button find it again', async ({ page }) => {
  await page.getByRole('link', { name: 'All Passes' }).click();
  const id = (await page.getByRole('rowheader').nth(3).textContent()) ?? '';
  await page.getByLabel('Filter').fill(id);
  await expect(page.getByText('1 loaded')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 loaded')).toBeVisible();
  await expect(page.getByLabel('Filter')).toHaveValue(id);
  await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('rowheader', { name: id })).toBeVisible();
});

test('Enter opens a record, and closing it gives the focus back to its row', async ({ page }) => {
  await page.getByRole('link', { name: 'Purchase Orders' }).click();
  await page.getByRole('rowheader').first().getByRole('button').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  const id = await page.locator(':focus').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Purchase Order #${id}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader', { name: `${id}`, exact: true }).getByRole('button')).toBeFocused();
});

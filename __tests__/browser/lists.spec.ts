import { type Page } from '@playwright/test';
import { holdRequests } from './faults/harness/holdRequests';
import { expect, openSignedIn, test, waitForLargePlatform } from './portalTest';
import { LARGE, ONE_ORIGIN } from './sites';

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, 'US East', 'CBTA');
});

/** A point in the middle of the list. */
const MIDDLE = { x: 700, y: 500 };

const readScrollOffset = (page: Page) =>
  page.locator('.table__scroll').evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);

/** Scrolls a list down by several pages, and a little to the right. */
async function scrollDown(page: Page): Promise<void> {
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  // At the end of what is loaded, a turn scrolls no further: the next page has to come first.
  await expect(async () => {
    // In pixels; no multiple of the row height, so that the list stops within a row.
    await page.mouse.wheel(0, 411);
    expect((await readScrollOffset(page))[0]).toBeGreaterThan(2500);
  }).toPass({ timeout: 30_000, intervals: [60] });
  await page.mouse.wheel(130, 0);
  await expect(page.getByText('Loading…')).toBeHidden();
  await waitUntilStill(page);
}

/** A busy browser scrolls on after the last turn of the wheel: another row would be in the middle. */
function waitUntilStill(page: Page): Promise<void> {
  return page.locator('.table__scroll').evaluate(
    (list) =>
      new Promise((resolve) => {
        let [lastTop, stillFrames] = [list.scrollTop, 0];
        const countStillFrames = () => {
          stillFrames = list.scrollTop === lastTop ? stillFrames + 1 : 0;
          lastTop = list.scrollTop;
          if (stillFrames === 10) resolve();
          else requestAnimationFrame(countStillFrames);
        };
        countStillFrames();
      }),
  );
}

async function readMiddleRowId(page: Page): Promise<string> {
  const id = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('tr')?.querySelector('th')?.textContent,
    MIDDLE,
  );
  if (!id) throw new Error('there is no row in the middle');
  return id;
}

/** Records the list's scroll position in every frame from now on. */
async function recordScrollPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const scrollPositions: number[] = [];
    Object.assign(window, { scrollPositions });
    const recordFrame = () => {
      const list = document.querySelector('.table__scroll');
      if (list) scrollPositions.push(list.scrollTop);
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  return () => page.evaluate(() => (window as unknown as { scrollPositions: number[] }).scrollPositions);
}

function recordCalls(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) calls.push(request.url());
  });
  return calls;
}

for (const { tile, path, title, portal, minRows } of [
  {
    tile: 'All Passes',
    path: '/api/v2/passes',
    title: 'Pass',
    portal: LARGE.portal,
    minRows: 20_000,
  },
  {
    tile: 'Purchase Orders',
    path: '/api/v4/purchase',
    title: 'Purchase order',
    portal: ONE_ORIGIN.portal,
    minRows: 400,
  },
]) {
  test.describe(tile, () => {
    test.use({ baseURL: portal });
    if (portal === LARGE.portal) test.beforeAll(waitForLargePlatform);

    test(`with at least ${minRows} rows, Back restores rows, scroll position and focus without a call`, async ({
      page,
    }) => {
      const firstPageResponse = page.waitForResponse(
        (response) => response.url().includes(path) && response.ok(),
      );
      await page.getByRole('main').getByRole('link', { name: tile }).click();
      expect(Number((await firstPageResponse).headers()['x-total'])).toBeGreaterThanOrEqual(minRows);
      await scrollDown(page);
      const id = await readMiddleRowId(page);
      await page.mouse.click(MIDDLE.x, MIDDLE.y);
      const modal = page.getByRole('dialog', { name: `${title} #${id}` });
      await expect(modal).toContainText(id);
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
      const opener = page.getByRole('rowheader', { name: id, exact: true }).getByRole('button');
      await expect(opener).toBeFocused();
      const offsetBefore = await readScrollOffset(page);

      await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
      const calls = recordCalls(page, path);
      const readPositions = await recordScrollPositions(page);
      await page.goBack();
      await expect(opener).toBeFocused();
      expect(await readScrollOffset(page)).toEqual(offsetBefore);
      expect(await readMiddleRowId(page)).toBe(id);
      // Time for a late change of the scroll position or a late call.
      await page.waitForTimeout(1_000);
      expect(new Set(await readPositions())).toEqual(new Set([offsetBefore[0]]));
      expect(calls).toEqual([]);

      // The arrow keys continue from the restored focus.
      await page.keyboard.press('ArrowDown');
      await expect(opener).not.toBeFocused();
      await expect(page.locator(':focus')).toBeInViewport();
    });
  });
}

test('Back from a rider profile restores rows, scroll position and focus', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  await scrollDown(page);
  const id = await readMiddleRowId(page);
  const offsetBefore = await readScrollOffset(page);
  await page.mouse.click(MIDDLE.x, MIDDLE.y);
  await expect(page.getByRole('heading', { level: 1, name: 'RIDER PROFILE' })).toBeVisible();
  await expect(page.getByLabel('Customer balance')).toContainText('$');
  const calls = recordCalls(page, '/riders?');
  await page.goBack();
  await expect(page.getByRole('rowheader', { name: id, exact: true }).getByRole('link')).toBeFocused();
  expect(await readScrollOffset(page)).toEqual(offsetBefore);
  expect(await readMiddleRowId(page)).toBe(id);
  expect(calls).toEqual([]);
});

test('a list that is opened by its tile starts at the top', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
  await scrollDown(page);
  await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
  await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await readScrollOffset(page)).toEqual([0, 0]);
  await expect(page.getByRole('heading', { level: 1, name: 'PASSES' })).toBeFocused();
});

test('a reload and the back button restore the id filter from the URL', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
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

test('Enter opens a record, and closing it returns the focus to its row', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Purchase Orders' }).click();
  await page.getByRole('rowheader').first().getByRole('button').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  const id = await page.locator(':focus').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Purchase order #${id}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader', { name: `${id}`, exact: true }).getByRole('button')).toBeFocused();
});

test('a row of the filter before can be opened with the mouse while the rows are replaced', async ({
  page,
}) => {
  await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
  const row = page.getByRole('rowheader').nth(3);
  const id = (await row.textContent()) ?? '';
  const held = await holdRequests(page, new RegExp(`id=${id}`));
  await page.getByLabel('Filter').fill(id);
  await expect(page.getByRole('table', { name: 'Passes' })).toHaveAttribute('aria-busy', 'true');
  await row.click();
  await expect(page.getByRole('dialog', { name: `Pass #${id}` })).toBeVisible();
  await held.release();
});

import { type Locator, type Page } from '@playwright/test';
import { expect, openSignedIn, signInByStorage, test } from './portalTest';

/** Opens a page of CBTA, or one of the region, without any input. */
async function openPage(page: Page, path: string): Promise<void> {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto(path.startsWith('/agencies') ? path : `/agency-dashboard/CBTA${path}`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** The texts of these cells that are wider than their cell. */
const listCutTexts = (cells: Locator): Promise<(string | null)[]> =>
  cells.evaluateAll((all) =>
    all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
  );

test('an agency after the first 100 is found by its name, in the list and in the palette', async ({
  page,
}) => {
  await openSignedIn(page, 'US East');
  const restResponse = page.waitForResponse((response) => response.url().includes('limit=100&offset=100'));
  await page.getByRole('link', { name: 'All Agencies' }).click();
  const rest = (await (await restResponse).json()) as { name: string }[];
  const name = rest.at(-1)?.name ?? '';
  // Tests that ran before may have created agencies.
  await expect(page.getByText(`1–30 of ${100 + rest.length}`, { exact: true })).toBeVisible();
  await page.getByLabel('Filter').fill(name);
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Rider, agency, page or action' }).fill(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
});

test('a list and its export name the number of all rows', async ({ page }) => {
  await openPage(page, '/riders');
  await expect(page.getByText('30 of 400 loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('radio', { name: 'All 400 riders (4 calls of 100)' })).toBeVisible();
});

test('a filter without a match is announced as such', async ({ page }) => {
  await openPage(page, '/riders');
  await page.getByLabel('Filter').fill('zzqq');
  await expect(page.locator('p[role="status"]', { hasText: 'No rider matches “zzqq”.' })).toBeAttached();
});

test('Columns and Export are there before any input, and load what they open when they are hovered', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, '/riders');
  const exportButton = page.getByRole('button', { name: 'Export' });
  await expect(exportButton).toBeVisible();
  await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  const loadsExport = () => scripts.some((url) => /\/export\./.test(url));
  expect(loadsExport()).toBe(false);
  await exportButton.hover();
  await expect.poll(loadsExport).toBe(true);
});

for (const list of ['riders', 'passes', 'purchase-orders']) {
  test(`dates, telephone and card numbers of ${list} are whole`, async ({ page }) => {
    await openPage(page, `/${list}`);
    // Each has a digit, and no letter or sign of an amount or an email.
    const cells = page.getByRole('cell').filter({ hasText: /\d/, hasNotText: /[a-z@$]/i });
    await expect.poll(() => cells.count()).toBeGreaterThan(50);
    await expect.poll(() => listCutTexts(cells)).toEqual([]);
  });
}

test('a click into the empty right part of a header sorts', async ({ page }) => {
  await openPage(page, '/agencies');
  const header = page.getByRole('columnheader', { name: 'Name' });
  const box = await header.boundingBox();
  if (!box) throw new Error('the header is not visible');
  await page.mouse.click(box.x + box.width - 6, box.y + 6);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test.describe('at 1280 × 720', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('a rider’s payments and facts are not cut, and rows end at the table’s edge', async ({ page }) => {
    await openPage(page, '/riders');
    await page.getByRole('rowheader').first().getByRole('link').click();
    const payments = page.getByRole('table', { name: 'Payments' });
    await expect(payments.getByRole('rowheader').first()).toBeVisible();
    const cells = payments.locator('td, th');
    // The columns get their widths after the first rows.
    await expect.poll(() => listCutTexts(cells)).toEqual([]);
    const { tableEnd, areaEnd } = await payments.evaluate((table) => ({
      tableEnd: table.getBoundingClientRect().right,
      areaEnd: table.parentElement?.getBoundingClientRect().right,
    }));
    expect(tableEnd).toBeCloseTo(areaEnd ?? 0, 0);
    // An email stays on one line.
    const email = page.getByRole('definition').filter({ hasText: '@' });
    expect((await email.boundingBox())?.height).toBeLessThan(24);
  });

  test('the compact top bar is one line of 48 pixels', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('fare-portal:preferences', JSON.stringify({ version: 1, density: 'compact' })),
    );
    await openPage(page, '/riders');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(48);
    const region = await page.getByRole('link', { name: 'US East' }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(Math.abs((region?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(10);
  });
});

test.describe('an unknown rider', () => {
  test.use({ expectedMessages: [/404/] });

  test('is one sentence with a link to the riders', async ({ page }) => {
    await signInByStorage(page, 'US East', 'CBTA');
    await page.goto('/agency-dashboard/CBTA/riders/99999999');
    await expect(page.getByText('CBTA has no rider 99999999')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByText('—')).toHaveCount(0);
    await page.getByRole('link', { name: 'See the riders of CBTA' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'RIDERS' })).toBeVisible();
  });
});

import { readFileSync } from 'node:fs';
import { expect, signInByStorage, test } from './portalTest';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
});

test('an export saves all matching rows, read page by page', async ({ page }) => {
  await page.goto('/agency-dashboard/CBTA/purchase-orders');
  await expect(page.getByText(/^\d+ of \d+ loaded$/)).toBeVisible();
  // The list is loaded already, so this is the export's call for page 1.
  const firstPageResponse = page.waitForResponse((response) => response.url().includes('/api/v4/purchase'));
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('radio', { name: /^All \d+ purchase orders \(\d+ calls of 100\)$/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^purchase-orders_us-east_CBTA_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.csv$/,
  );
  const text = readFileSync(await download.path(), 'utf8');
  const count = Number((await firstPageResponse).headers()['x-total']);
  expect(count).toBeGreaterThan(60);
  await expect(page.getByText(`Saved ${count.toLocaleString('en-US')} purchase orders`)).toBeVisible();
  expect(text.startsWith('\uFEFFID,Orderform,')).toBe(true);
  // The header and the line break at the end add two lines. Line breaks within cells add more.
  expect(text.split('\r\n').length).toBeGreaterThanOrEqual(count + 2);
  // The export has not loaded rows into the list, which still has fewer than 100.
  await expect(page.getByText(/^\d\d of \d+ loaded$/)).toBeVisible();
});

test('an open record stays open after a reload, and Back closes it', async ({ page }) => {
  await page.goto('/agency-dashboard/CBTA/passes');
  const id = (await page.getByRole('rowheader').nth(2).textContent()) ?? '';
  await page.getByRole('rowheader').nth(2).getByRole('button').click();
  const modal = page.getByRole('dialog', { name: `Pass #${id}` });
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`record=${id}$`));
  await page.reload();
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'PASSES' })).toBeVisible();
  await page.goForward();
  await expect(modal).toBeVisible();
});

test('a record of a later page is found by its id after a reload', async ({ page }) => {
  await page.goto('/agency-dashboard/CBTA/passes');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText(/^60 of \d+ loaded$/)).toBeVisible();
  const firstOpener = page.getByRole('rowheader').first().getByRole('button');
  const firstId = (await firstOpener.textContent()) ?? '';
  await firstOpener.focus();
  await page.keyboard.press('End');
  const opener = page.locator('button:focus');
  await expect(opener).toHaveText(/^\d+$/);
  // The focus moves when the last row is rendered.
  await expect(opener).not.toHaveText(firstId);
  const id = (await opener.textContent()) ?? '';
  await opener.click();
  const modal = page.getByRole('dialog', { name: `Pass #${id}` });
  await expect(modal).toContainText(id);
  await page.reload();
  await expect(modal).toContainText('user_id');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/passes\?region=us-east$/);
});

test('column settings survive a reload, and Reset restores all columns', async ({ page }) => {
  await page.goto('/agency-dashboard/CBTA/riders');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'RMID' }).uncheck();
  await page.getByRole('button', { name: 'Move Email up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Email up' })).toBeFocused();
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveCount(14);
  await page.reload();
  await expect(headers).toHaveCount(14);
  await expect(headers.nth(3)).toHaveText('Email');
  await page.getByRole('button', { name: '1 column hidden' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(headers).toHaveCount(15);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
});

test('a very long name is truncated in its cell, and its row still opens', async ({ page }) => {
  const pass = { id: 'A'.repeat(200), name: 'W'.repeat(200) };
  await page.route('**/mobileticketview/**', (route) => route.fulfill({ json: [pass] }));
  await page.goto('/agency-dashboard/CBTA/passes');
  const opener = page.getByRole('rowheader').getByRole('button');
  await expect(opener).toHaveCSS('text-overflow', 'ellipsis');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Pass #AAA' })).toBeVisible();
});

test('the copy button appears in the hovered cell without changing the layout', async ({ page }) => {
  await page.goto('/agency-dashboard/CBTA/passes');
  const cell = page.getByRole('rowheader').nth(4);
  const id = await cell.textContent();
  const cellBefore = await cell.boundingBox();
  await cell.hover();
  const copyButton = page.getByRole('button', { name: `Copy ID ${id}` });
  await expect(copyButton).toBeVisible();
  const [copyBox, cellAfter] = [await copyButton.boundingBox(), await cell.boundingBox()];
  expect(cellAfter).toEqual(cellBefore);
  expect((copyBox?.x ?? 0) + (copyBox?.width ?? 0)).toBeCloseTo(
    (cellBefore?.x ?? 0) + (cellBefore?.width ?? 0),
    0,
  );
  await copyButton.click();
  await expect(page.getByText(`Copied ${id}`)).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
});

test('in a window of 1280 pixels AGENCIES has its last column in view also while rows are selected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/agencies');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Edit' })).toBeInViewport({ ratio: 1 });
});

test('in a window of 1440 pixels the buttons for selected rows have words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/agency-dashboard/CBTA/passes');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(page.getByText('Copy ids', { exact: true })).toBeVisible();
});

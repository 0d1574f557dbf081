import { expect, openSignedIn, signInByStorage, test } from './portalTest';

/** Amounts, media, titles and times on the screens. */

test('in Australia amounts name their currency: list, balance and payments', async ({ page }) => {
  await openSignedIn(page, 'Australia', 'SCTN');
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  const row = page
    .locator('tr[data-index]')
    .filter({ hasText: /\$[\d.,]+ AUD$/ })
    .first();
  await row.getByRole('link').click();
  await expect(page.getByLabel('Customer balance')).toHaveText(/\$[\d.,]+ AUD$/);
  const code = page.getByLabel('Customer balance').getByText('AUD');
  const [amountSize, codeSize] = await code.evaluate((element) =>
    [element.parentElement ?? element, element].map((node) => parseFloat(getComputedStyle(node).fontSize)),
  );
  expect(codeSize).toBeLessThan(amountSize ?? 0);
});

test('a payment’s medium has the agency’s name for it, with the platform’s behind it', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/riders/1000400');
  const column = page.locator('tr[data-index] td').filter({ hasText: /CashFare|Cash$/ });
  await expect(column.first()).toHaveText(/^Cash( \(.*\))? · CashFare/);
  await expect(page.getByRole('cell', { name: 'Cash', exact: true })).toHaveCount(0);
});

test('typing in the JSON search scrolls to the first match and marks it', async ({ page }) => {
  await openSignedIn(page, 'US East', 'CBTA');
  await page.getByRole('main').getByRole('link', { name: 'Purchase Orders' }).click();
  await page.getByRole('rowheader').first().getByRole('button').click();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.getByRole('searchbox', { name: 'Search keys and values' }).fill('sku');
  const match = page.getByRole('treeitem', { selected: true });
  await expect(match).toContainText('sku');
  await expect(match).toBeInViewport();
  await expect(match).toHaveAttribute('data-match', 'true');
});

test('a focused row tells its times in the browser’s zone, the agency’s and UTC', async ({ page }) => {
  await openSignedIn(page, 'US East', 'CBTA');
  await page.getByRole('main').getByRole('link', { name: 'Purchase Orders' }).click();
  await page.getByRole('rowheader').first().waitFor();
  await page.getByLabel('Filter').focus();
  await page.keyboard.press('ArrowDown');
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  for (const zone of [/^Yours /, /^CBTA America\/New_York/, /^UTC/])
    await expect(
      tip.getByRole('row').filter({ has: page.getByRole('rowheader', { name: zone }) }),
    ).toHaveText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  const opener = page.getByRole('rowheader').first().getByRole('button');
  await expect(opener).toHaveAccessibleDescription(/Created.*UTC/);
  // It covers none of the next rows.
  const [tipBox, rowBox] = await Promise.all([tip.boundingBox(), opener.boundingBox()]);
  expect(tipBox && rowBox && tipBox.y + tipBox.height).toBeLessThanOrEqual(rowBox?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

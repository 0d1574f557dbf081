import { expect, openSignedIn, signInByStorage, test } from './portalTest';

/** What the screens say of amounts, media, changes and refused values. */

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

test('purchase orders have one title, in the list and at the rider', async ({ page }) => {
  await openSignedIn(page, 'US East', 'CBTA');
  await page.getByRole('main').getByRole('link', { name: 'Purchase Orders' }).click();
  await page.getByRole('rowheader').first().getByRole('button').click();
  await expect(page.getByRole('dialog', { name: /^Purchase order #\d+$/ })).toBeVisible();
  await page.goto('/agency-dashboard/CBTA/riders/1000400?tab=purchaseOrders');
  await page.getByRole('rowheader').first().getByRole('button').click();
  await expect(page.getByRole('dialog', { name: /^Purchase order #\d+$/ })).toBeVisible();
});

test('Esc in a changed rule asks for a second Esc, which discards', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/businessRules?open=2');
  await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
  await page.getByRole('spinbutton', { name: 'Value' }).fill('94');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Unsent change: press Esc again to discard')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('with refused calls', () => {
  // The browser logs each refused call.
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('a change that is completed later is no longer one to check', async ({ page }) => {
    await signInByStorage(page, 'US East', 'METRO');
    await page.route('**/appFeatures', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto('/agency-dashboard/METRO/agency-appfeatures');
    await page.getByLabel('Application').selectOption('amble 1.6.0 ios');
    const on = page.getByRole('switch', { checked: true });
    const off = page.getByRole('switch', { checked: false });
    await expect(off.first()).toBeVisible();
    await off.first().click();
    if ((await on.count()) > 1) await on.last().click();
    await page.getByRole('button', { name: 'Submit Changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByRole('button', { name: /^Changes/, includeHidden: true })).toContainText('(1)');
    await page.getByRole('button', { name: 'try again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('Changes applied successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'return to dashboard' }).click();
    await expect(page.getByRole('button', { name: /^Changes/ })).not.toContainText('to check');
  });

  test('an address that is registered already is marked under Email', async ({ page }) => {
    await signInByStorage(page, 'US East', 'CBTA');
    await page.goto('/agency-dashboard/CBTA/admin-users');
    const email = await page.locator('tr[data-index="0"] td').nth(1).textContent();
    await page.getByRole('button', { name: /Register User/ }).click();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Email').fill(String(email));
    await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'try again' }).click();
    await expect(page.getByText('This address is registered already')).toBeVisible();
    await page.getByLabel('Email').press('x');
    await expect(page.getByText('This address is registered already')).toHaveCount(0);
  });

  test('diagnostics: an inactive database is an alert, and the configured media are counted', async ({
    page,
  }) => {
    await signInByStorage(page, 'US East', 'AAT');
    await page.goto('/agency-dashboard/AAT/agency-diagnostics');
    const card = (name: string) => page.getByRole('article', { name });
    await page.getByRole('button', { name: 'RUN Agency info' }).click();
    await expect(card('Agency info')).toHaveAttribute('data-status', 'alert');
    await expect(card('Agency info')).toContainText('database is not active: its status is “provisioning”');
    await signInByStorage(page, 'US East', 'CBTA');
    await page.goto('/agency-dashboard/CBTA/agency-diagnostics');
    await page.getByRole('button', { name: 'RUN Payment media' }).click();
    await expect(card('Payment media')).toHaveAttribute('data-status', 'ok');
    await expect(card('Payment media')).toContainText(/\d+ of 16 configured/);
  });
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
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

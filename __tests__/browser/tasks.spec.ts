import { type Locator, type Page } from '@playwright/test';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { expect, filterAgencies, openSignedIn, test } from './portalTest';
import { DEMO_PASSWORD } from './sites';

/** Clicks and keys, besides typed text: the tables of docs/testing.md, 'Presses', have these numbers. */
class PressCounter {
  count = 0;
  constructor(private readonly page: Page) {}
  async click(target: Locator) {
    this.count += 1;
    await target.click();
  }
  /** A chord such as Control+k is one press. */
  async press(key: string) {
    this.count += 1;
    await this.page.keyboard.press(key);
  }
}

/** Not the rider of paymentCorrection.spec.ts, whose payments and balance change meanwhile. */
const RIDER_PATH = '/agency-dashboard/CBTA/riders/1000397';
const findRows = (page: Page) => page.getByRole('rowheader');

test.beforeEach(async ({ page }) => {
  // A note and the protection of an agency add no press to what is written there.
  await page.addInitScript(
    (entry) => localStorage.setItem('fare-portal:agency-notes', entry),
    JSON.stringify({ usEast: { CBTA: { isProtected: true, text: 'frozen' } }, version: ENTRY_VERSION }),
  );
  await openSignedIn(page, 'US East', 'CBTA');
});

test('2 presses: a rider by email, from Home', async ({ page }) => {
  const presses = new PressCounter(page);
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  const email = await page.locator('tr[data-index="0"] td').nth(4).textContent();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  await presses.press('Control+k');
  await page.getByRole('combobox', { name: 'Rider, agency, page or action' }).fill(String(email));
  await expect(page.getByRole('option', { name: /^Find/ }).first()).toHaveAttribute('aria-selected', 'true');
  await presses.press('Enter');
  await expect(page.getByRole('cell', { name: String(email) })).toBeVisible();
  expect(new URL(page.url()).search).not.toContain('@');
  expect(presses.count).toBe(2);
});

test('1 press each: from a pass to its rider, and to its order', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
  const row = page.locator('tr[data-index="0"]');
  const [order, rider] = [row.getByRole('link').first(), row.getByRole('link').last()];
  const [orderId, riderId] = [await order.textContent(), await rider.textContent()];
  const presses = new PressCounter(page);
  await presses.click(order);
  await expect(page.getByRole('dialog', { name: `Purchase order #${orderId}` })).toBeVisible();
  expect(presses.count).toBe(1);
  await page.goBack();
  await presses.click(rider);
  await expect(page.getByRole('heading', { level: 1, name: 'RIDER PROFILE' })).toBeVisible();
  expect(page.url()).toContain(`/riders/${riderId}`);
  expect(presses.count).toBe(2);
});

test('1 press: from a payment’s row to its editor', async ({ page }) => {
  await page.goto(RIDER_PATH);
  const row = findRows(page).first().getByRole('button');
  const id = await row.textContent();
  await row.focus();
  const presses = new PressCounter(page);
  await presses.press('e');
  await expect(page.getByRole('heading', { name: `Edit Payment #${id}` })).toBeVisible();
  expect(presses.count).toBe(1);
});

test('5 presses: an amount is corrected, from the profile', async ({ page }) => {
  await page.goto(RIDER_PATH);
  const row = page
    .locator('tr[data-index]')
    .filter({ hasText: /\$[1-9]/ })
    .filter({ hasText: /CashFare(?!Duplicate)|RMPay|Token/ })
    .first();
  const presses = new PressCounter(page);
  await presses.click(row.getByRole('button'));
  await presses.click(page.getByRole('button', { name: 'Edit' }));
  const amount = page.getByLabel('Amount');
  await presses.click(amount);
  await expect(amount).toHaveValue(/\d/);
  await amount.fill(String(Number(await amount.inputValue()) + 1));
  await presses.click(page.getByRole('button', { name: 'Submit' }));
  const dialog = page.getByRole('dialog', { name: 'Payment corrected' });
  await presses.click(dialog.getByRole('button', { name: 'Back to payments' }));
  await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible();
  expect(presses.count).toBe(5);
});

test('1 press: from a rider back to the riders', async ({ page }) => {
  await page.goto(RIDER_PATH);
  const presses = new PressCounter(page);
  await presses.click(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'RIDERS' }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'RIDERS' })).toBeVisible();
  expect(presses.count).toBe(1);
});

test('5 presses: a number rule is changed, from the dashboard', async ({ page }) => {
  const presses = new PressCounter(page);
  await presses.click(page.getByRole('main').getByRole('link', { name: /Business Rules/ }));
  // No other test changes this rule of CBTA.
  await presses.click(page.getByRole('button', { name: /Account Limits/ }));
  await presses.click(page.getByRole('cell', { name: 'maximum_balance', exact: true }));
  await page.getByRole('spinbutton', { name: 'Value' }).fill('91');
  await presses.click(page.getByRole('button', { name: 'Submit' }));
  await presses.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
  await expect(page.getByRole('cell', { name: '91 ($0.91)', exact: true })).toBeVisible();
  expect(presses.count).toBe(5);
});

test('2 presses: the same page of another agency', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PASSES' })).toBeVisible();
  const presses = new PressCounter(page);
  await presses.click(page.getByRole('button', { name: 'Switch agency' }));
  await page.getByLabel('Filter agencies').fill('METRO');
  await presses.click(page.getByRole('link', { name: /METRO/ }));
  await expect(page).toHaveURL(/\/METRO\/passes/);
  expect(presses.count).toBe(2);
});

test('7 presses: a feature is switched, from the dashboard', async ({ page }) => {
  const presses = new PressCounter(page);
  await presses.click(page.getByRole('main').getByRole('link', { name: /Client App Features/ }));
  const application = page.getByLabel('Application');
  await presses.click(application);
  await application.selectOption('amble 1.6.0 ios');
  // Choosing in the list that the click has opened.
  presses.count += 1;
  await presses.click(page.getByRole('switch', { name: 'pay_wallet', exact: true }));
  await presses.click(page.getByRole('button', { name: 'Submit Changes' }));
  await presses.click(page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }));
  await presses.click(page.getByRole('button', { name: 'return to dashboard' }));
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  expect(presses.count).toBe(7);
});

test('4 presses and 4 fields: an administrator is registered, from the dashboard', async ({ page }) => {
  const presses = new PressCounter(page);
  await presses.click(page.getByRole('main').getByRole('link', { name: /Admins/ }));
  await presses.click(page.getByRole('button', { name: /Register User/ }));
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(`ada${Date.now()}@cbta.example`);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
  await presses.click(page.getByRole('button', { name: 'Create' }));
  await presses.click(page.getByRole('button', { name: 'view admin users' }));
  await expect(page.getByRole('heading', { level: 1, name: 'ADMIN USERS' })).toBeVisible();
  expect(presses.count).toBe(4);
});

test('2 presses: what is listed is saved as a file', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
  const presses = new PressCounter(page);
  await presses.click(page.getByRole('button', { name: 'Export' }));
  await Promise.all([
    page.waitForEvent('download'),
    presses.click(page.getByRole('button', { name: 'Save file' })),
  ]);
  await expect(page.getByText(/^Saved \d+ passes$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(presses.count).toBe(2);
});

test('2 presses: an operator signs out, and signs in', async ({ page }) => {
  const presses = new PressCounter(page);
  await presses.click(page.getByRole('link', { name: 'Sign Out' }));
  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await presses.click(page.getByRole('button', { name: 'Login' }));
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  expect(presses.count).toBe(2);
});

test('2 presses: an agency is opened, from Home', async ({ page }) => {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const presses = new PressCounter(page);
  await presses.click(page.getByRole('link', { name: 'All Agencies', exact: true }));
  await presses.click(await filterAgencies(page, 'METRO'));
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  expect(presses.count).toBe(2);
});

test('3 presses and 2 fields: an agency is created, from Home', async ({ page }) => {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const presses = new PressCounter(page);
  await presses.click(page.getByRole('link', { name: 'Create an Agency' }));
  // Another one at a second try.
  const abbreviation = `PRESS${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill('Press Counting Transit');
  await page.getByLabel('Abbreviation').fill(abbreviation);
  await presses.click(page.getByRole('button', { name: 'Create agency' }));
  await presses.click(page.getByRole('dialog').getByRole('button', { name: 'Go to list' }));
  await expect(page.getByRole('row', { name: new RegExp(abbreviation) })).toBeVisible();
  expect(presses.count).toBe(3);
});

test('4 presses and 2 fields: an operator is registered, from Home', async ({ page }) => {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const presses = new PressCounter(page);
  await presses.click(page.getByRole('link', { name: 'PSO Users', exact: true }));
  await presses.click(page.getByRole('button', { name: 'Register operator' }));
  await page.getByLabel('Email').fill(`press${Date.now()}@us-east.example`);
  await page.getByLabel('Password', { exact: true }).fill('Winter-Tram-42');
  await presses.click(page.getByRole('button', { name: 'Register', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Operator registered' });
  await presses.click(dialog.getByRole('button', { name: 'Close' }).last());
  await expect(page.getByRole('heading', { level: 1, name: 'PSO USERS' })).toBeVisible();
  expect(presses.count).toBe(4);
});

test.describe('diagnostics', () => {
  // The browser logs the look-ups of media that are not configured.
  test.use({ expectedMessages: [/404 \(Not Found\)/] });

  test('3 presses: diagnostics with its report, from the dashboard', async ({ page }) => {
    const presses = new PressCounter(page);
    await presses.click(page.getByRole('main').getByRole('link', { name: /Agency Diagnostics/ }));
    await presses.click(page.getByRole('button', { name: 'RUN ALL' }));
    await Promise.all([
      page.waitForEvent('download'),
      presses.click(page.getByRole('button', { name: 'Download report as text' })),
    ]);
    expect(presses.count).toBe(3);
  });
});

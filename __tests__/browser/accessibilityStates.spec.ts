import { type Route } from '@playwright/test';
import { expectNoAxeViolations, printCheckedStateCount } from './axe';
import { controlTimeouts } from './controlTimeouts';
import { openScreen } from './openScreen';
import { expect, signIn, signInByStorage, test } from './portalTest';

// These tests visit dialogs, overlays and notices; `accessibility.spec.ts` visits the screens. The browser logs each
// failed request as an error.
test.use({ expectedMessages: [/Failed to load resource|net::ERR/], actionTimeout: 10_000 });
test.afterEach(printCheckedStateCount);
test.setTimeout(240_000);

const SCTN_PATH = '/agency-dashboard/SCTN';

test('overlays, table tools and notices have no accessibility violation', async ({ page }) => {
  // Calls are held while axe runs, which can take longer than a call may.
  await controlTimeouts(page);
  // The end of this test moves the time forward.
  await page.clock.install();
  await signInByStorage(page, 'Australia', 'SCTN');
  const dialog = page.getByRole('dialog');
  await page.goto(`${SCTN_PATH}/riders`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoAxeViolations(page, 'the command palette');
  await page.keyboard.type('metro');
  await expect(page.getByRole('option', { name: /METRO/ }).first()).toBeVisible();
  await expectNoAxeViolations(page, 'the command palette, with results');
  await page.keyboard.type('zzz');
  await expect(page.getByText(/^No page or agency matches/)).toBeVisible();
  await expectNoAxeViolations(page, 'the command palette, without results');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'the keyboard shortcuts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Switch agency' }).click();
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await expectNoAxeViolations(page, 'the agency switcher');
  await page.keyboard.type('zzz');
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expectNoAxeViolations(page, 'the agency switcher, without results');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account and display' }).click();
  await expect(page.getByLabel('Dark', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, 'the display settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Changes/ }).click();
  await expect(page.getByText('No changes yet')).toBeVisible();
  await expectNoAxeViolations(page, 'the journal, empty');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'RMID' }).uncheck();
  await expectNoAxeViolations(page, 'the column settings');
  await page.keyboard.press('Escape');
  // aria-colindex counts all 15 columns, including the hidden one.
  await expect(page.getByRole('table')).toHaveAttribute('aria-colcount', '15');
  const readColumnIndexes = (selector: string) =>
    page.locator(selector).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-colindex')));
  const headerIndexes = await readColumnIndexes('thead th');
  expect(headerIndexes).toHaveLength(14);
  expect(headerIndexes.at(-1)).toBe('15');
  expect(await readColumnIndexes('tr[data-index="0"] > *')).toEqual(headerIndexes);
  await expectNoAxeViolations(page, 'a list with a hidden column');
  await page.getByRole('rowheader').first().getByRole('link').focus();
  await expect(page.getByRole('button', { name: /^Copy User ID/ })).toBeVisible();
  await expectNoAxeViolations(page, 'a row with its copy button');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'the export dialog');
  await page.getByRole('radio', { name: /^All .* riders/ }).check();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/customersearch/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save file' }).click();
  await expect(page.getByLabel('Rows read')).toBeVisible();
  await expectNoAxeViolations(page, 'an export in progress');
  release();
  await page.getByText('Show', { exact: true }).click();
  await expect(page.getByText(/\.csv$/)).toBeVisible();
  await expectNoAxeViolations(page, 'a saved export');
  await page.getByRole('button', { name: 'Close this message' }).click();
  await page.unroute('**/customersearch/**');
  await page.keyboard.press('Escape');

  const reject = (route: Route) => route.fulfill({ status: 403, json: { message: 'No' } });
  await page.route('**/customersearch/**', reject);
  await page.getByLabel('Filter').fill('b');
  await expect(page.getByText('Unable to retrieve Riders')).toBeVisible();
  await expectNoAxeViolations(page, 'a list that is forbidden');
  await page.unroute('**/customersearch/**');
  await openScreen(page, `${SCTN_PATH}/passes?record=1`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectNoAxeViolations(page, 'a record that does not exist');
  await openScreen(page, `${SCTN_PATH}/riders/1`);
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/not found|no rider/i))
      .first(),
  ).toBeVisible();
  await expectNoAxeViolations(page, 'a rider that does not exist');
  // Without a token for the agency, its sign-in opens; the portal does not know that NOWHERE does not exist.
  await page.goto('/agency-dashboard/NOWHERE/riders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page, 'the sign-in of another agency');
  await page.getByLabel('Email').fill('x');
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(page.getByText(/is required|must be/).first()).toBeVisible();
  await expectNoAxeViolations(page, 'an agency’s sign-in with errors');

  await page.goto(`${SCTN_PATH}/agency-diagnostics`);
  // The call gets no response.
  await page.route('**/reports/**', () => undefined);
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectNoAxeViolations(page, 'cancelled diagnostics');
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.locator('article[data-status="running"]').first()).toBeVisible();
  await expectNoAxeViolations(page, 'running diagnostics');
  // The session ends after 60 minutes without activity.
  await page.clock.fastForward('59:00');
  await expect(page.locator('strong', { hasText: 'Are you still there?' })).toBeVisible();
  await expectNoAxeViolations(page, 'a session that is about to end');
});

test('the journal with changes has no accessibility violation', async ({ page }) => {
  await signInByStorage(page, 'Australia', 'METRO');
  await page.goto('/agency-dashboard/METRO/businessRules');
  await page.getByLabel('Search all rules').fill('transfer_minutes');
  await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
  const value = page.getByRole('spinbutton', { name: 'Value' });
  await value.fill(String(Number(await value.inputValue()) + 1));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: /^Changes/ }).click();
  await expect(page.getByRole('dialog')).toContainText('transfer_minutes');
  await expectNoAxeViolations(page, 'the journal with changes');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'login' })).toBeVisible();
  await expectNoAxeViolations(page, 'the sign-in screen after a session');
});

test.describe('after a failure', () => {
  test.use({ expectedMessages: [/Failed to load resource|test error/] });

  test('an uncaught error and a failed export have no accessibility violation', async ({ page }) => {
    await signInByStorage(page, 'Australia', 'SCTN');
    await page.goto(`${SCTN_PATH}/riders`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('test error');
      });
    });
    await expect(page.locator('strong', { hasText: 'Something went wrong in this portal' })).toBeVisible();
    await expectNoAxeViolations(page, 'an uncaught error');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('radio', { name: /^All .* riders/ }).check();
    await page.route('**/customersearch/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Save file' }).click();
    await expect(page.getByText('Not all riders could be read')).toBeVisible();
    await expectNoAxeViolations(page, 'a failed export');
  });

  test('the notice about a full storage has no accessibility violation', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await signIn(page, 'Australia');
    await expect(page.locator('strong', { hasText: 'Your session is not saved' })).toBeVisible();
    await expectNoAxeViolations(page, 'the notice about a full storage');
  });
});

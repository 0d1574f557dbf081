import { type Route } from '@playwright/test';
import { expectNoAxeViolations, printStateCount } from './axe';
import { expect, openAgency, signIn, test } from './portalTest';

// What stands over a screen: screens are in `accessibility.spec.ts`.
test.use({ expectedMessages: [/Failed to load resource|net::ERR/], actionTimeout: 10_000 });
test.afterEach(printStateCount);
test.setTimeout(240_000);

const SCTN = '/agency-dashboard/SCTN';

test('what stands over a page: ways to others, tools of tables, notices', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'Australia');
  await openAgency(page, 'SCTN');
  const dialog = page.getByRole('dialog');
  await page.goto(`${SCTN}/riders`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoAxeViolations(page, 'the palette');
  await page.keyboard.type('metro');
  await expect(page.getByRole('option', { name: /METRO/ }).first()).toBeVisible();
  await expectNoAxeViolations(page, 'the palette, with results');
  await page.keyboard.type('zzz');
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  await expectNoAxeViolations(page, 'the palette, without results');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Switch agency' }).click();
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await expectNoAxeViolations(page, 'the agency switcher');
  await page.keyboard.type('zzz');
  await expectNoAxeViolations(page, 'the agency switcher, without results');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Display' }).click();
  await expect(page.getByLabel('Dark', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, 'the choices of display');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Changes/ }).click();
  await expect(page.getByText('Nothing has been changed yet')).toBeVisible();
  await expectNoAxeViolations(page, 'the journal, empty');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'RMID' }).uncheck();
  await expectNoAxeViolations(page, 'the columns');
  await page.keyboard.press('Escape');
  // Every cell says which of the 15 columns it belongs to.
  await expect(page.getByRole('table')).toHaveAttribute('aria-colcount', '15');
  const places = (cells: string) =>
    page.locator(cells).evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-colindex')));
  const head = await places('thead th');
  expect(head).toHaveLength(14);
  expect(head.at(-1)).toBe('15');
  expect(await places('tr[data-index="0"] > *')).toEqual(head);
  await expectNoAxeViolations(page, 'a list with a hidden column');
  await page.getByRole('rowheader').first().getByRole('link').focus();
  await expect(page.getByRole('button', { name: /^Copy User ID/ })).toBeVisible();
  await expectNoAxeViolations(page, 'a row with its copy button');
  await page.getByRole('button', { name: 'Export' }).click();
  await expectNoAxeViolations(page, 'an export');
  await page.getByRole('radio', { name: /read page after page/ }).check();
  let go = (): void => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/customersearch/**', async (route) => {
    await gone;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save file' }).click();
  await expect(page.getByLabel('Rows read')).toBeVisible();
  await expectNoAxeViolations(page, 'an export under way');
  go();
  await expect(dialog.getByText(/^Saved /)).toBeVisible();
  await expectNoAxeViolations(page, 'an export saved');
  await page.unroute('**/customersearch/**');
  await page.keyboard.press('Escape');

  const refuse = (route: Route) => route.fulfill({ status: 403, json: { message: 'No' } });
  await page.route('**/customersearch/**', refuse);
  await page.getByLabel('Filter').fill('b');
  await expect(page.getByText('Unable to retrieve Riders')).toBeVisible();
  await expectNoAxeViolations(page, 'a list that is forbidden');
  await page.unroute('**/customersearch/**');
  await page.goto(`${SCTN}/passes?record=1`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectNoAxeViolations(page, 'a record that is not there');
  await page.goto(`${SCTN}/riders/1`);
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/not found|no rider/i))
      .first(),
  ).toBeVisible();
  await expectNoAxeViolations(page, 'a rider who is not there');
  await page.goto('/agency-dashboard/NOWHERE/riders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page, 'an agency that is not signed in to');
  await page.getByLabel('Email').fill('x');
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(page.getByText(/is required|must be/).first()).toBeVisible();
  await expectNoAxeViolations(page, 'an agency’s sign-in, with errors');

  await page.goto(`${SCTN}/agency-diagnostics`);
  await page.route('**/reports/**', () => undefined);
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectNoAxeViolations(page, 'diagnostics cancelled');
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.locator('article[data-status="running"]').first()).toBeVisible();
  await expectNoAxeViolations(page, 'diagnostics under way');
  await page.clock.fastForward('59:00');
  await expect(page.getByText('Are you still there?')).toBeVisible();
  await expectNoAxeViolations(page, 'a session that is about to end');
});

test('changes of the session: the journal with entries', async ({ page }) => {
  await signIn(page, 'Australia');
  await openAgency(page, 'METRO');
  await page.goto('/agency-dashboard/METRO/businessRules');
  await page.getByLabel('Search all rules').fill('transfer_minutes');
  await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
  const value = page.getByRole('spinbutton', { name: 'Value' });
  await value.fill(String(Number(await value.inputValue()) + 1));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: /^Changes/ }).click();
  await expect(page.getByRole('dialog')).toContainText('transfer_minutes');
  await expectNoAxeViolations(page, 'the journal with entries');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'login' })).toBeVisible();
  await expectNoAxeViolations(page, 'the sign-in screen after a session');
});

test.describe('where something fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|planted/] });

  test('the portal itself, and an export', async ({ page }) => {
    await signIn(page, 'Australia');
    await openAgency(page, 'SCTN');
    await page.goto(`${SCTN}/riders`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      });
    });
    await expect(page.getByText('Something went wrong in this portal')).toBeVisible();
    await expectNoAxeViolations(page, 'a fault of the portal');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('radio', { name: /read page after page/ }).check();
    await page.route('**/customersearch/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Save file' }).click();
    await expect(page.getByText('Not all riders could be read')).toBeVisible();
    await expectNoAxeViolations(page, 'an export that failed');
  });

  test('the browser’s storage', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await signIn(page, 'Australia');
    await expect(page.getByText('This browser keeps nothing')).toBeVisible();
    await expectNoAxeViolations(page, 'a browser that keeps nothing');
  });
});

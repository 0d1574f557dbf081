import { readFileSync } from 'node:fs';
import { type Locator, type Page } from '@playwright/test';
import { expect, signInByStorage, test } from './portalTest';

// The tests run one after another, because they change the same rule.
test.describe.configure({ mode: 'serial' });

/** A second try needs another value than the first, which may have changed the rule. */
const getValue = (number: number) => String(number + 10 * test.info().retry);

/** Changes a rule of METRO, which adds an entry to the journal. Each call needs a number that no other has. */
async function changeRule(page: Page, number: number): Promise<void> {
  await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
  await page.getByRole('spinbutton', { name: 'Value' }).fill(getValue(number));
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Rule Edited Successfully' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
}

const journalButton = (page: Page) => page.getByRole('button', { name: /^Changes/ });
const journalDrawer = (page: Page) => page.getByRole('dialog', { name: 'Changes of this session' });

test.beforeEach(async ({ page }) => {
  await signInByStorage(page, 'US East', 'METRO');
  // Category 2, Transfers, is open.
  await page.goto('/agency-dashboard/METRO/businessRules?open=2');
});

test('the drawer traps the focus, closes on Esc, and keeps its changes over a reload', async ({ page }) => {
  await changeRule(page, 81);
  await expect(journalButton(page)).toHaveText('Changes (1)');
  await page.reload();
  await expect(journalButton(page)).toHaveText('Changes (1)');
  await journalButton(page).press('Enter');
  const drawer = journalDrawer(page);
  await expect(drawer.getByRole('heading', { name: 'Changes of this session' })).toBeFocused();
  await expect(drawer).toContainText('Business rule transfer_minutes');
  const ticketNote = drawer.getByRole('textbox', { name: 'Ticket note' });
  const revertButton = drawer.getByRole('button', { name: 'Put back' });
  const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached = { ticketNote: false, revert: false };
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      reached.ticketNote ||= await hasFocus(ticketNote);
      reached.revert ||= await hasFocus(revertButton);
    }
    expect({ key, ...reached }).toEqual({ key, ticketNote: true, revert: true });
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(journalButton(page)).toBeFocused();
  const openAndMeasure = async () => {
    await journalButton(page).click();
    return drawer.boundingBox();
  };
  expect(await openAndMeasure()).toMatchObject({ width: 540 });
  // A click beside the drawer closes it.
  await page.mouse.click(20, 300);
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 500, height: 700 });
  expect(await openAndMeasure()).toMatchObject({ x: 0, width: 500 });
  // A window of 1280 × 720 at 200 % zoom: what is around the list leaves it no room of its own.
  await page.setViewportSize({ width: 640, height: 360 });
  await drawer.getByRole('button', { name: 'Put back' }).click({ trial: true });
  await drawer.getByRole('button', { name: 'Copy as text' }).scrollIntoViewIfNeeded();
  await expect(drawer.getByRole('button', { name: 'Copy as text' })).toBeInViewport();
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

  test('toasts, notices and the tip of a time are over the drawer, and can be pressed', async ({
    page,
    context,
  }) => {
    await changeRule(page, 88);
    await journalButton(page).click();
    const drawer = journalDrawer(page);
    await drawer.getByRole('button', { name: 'Download JSON' }).click();
    await page.getByText('Show', { exact: true }).click();
    await expect(page.getByText(/^changes_us-east_.*\.json$/)).toBeVisible();
    await page.getByRole('button', { name: 'Close this message' }).click();
    await context.setOffline(true);
    // A trial click fails if the drawer would get it.
    await page.locator('strong', { hasText: 'You are offline' }).click({ trial: true });
    await context.setOffline(false);
    await drawer.getByRole('button', { name: /^\d\d\/\d\d\/\d{4}/ }).click();
    await page
      .getByRole('tooltip')
      .getByRole('rowheader', { name: 'UTC', exact: true })
      .click({ trial: true });
    await expect(drawer).toBeVisible();
  });
});

test('Put back opens the rule editor with the previous value', async ({ page }) => {
  const row = page.getByRole('row').filter({ hasText: 'transfer_minutes' });
  await changeRule(page, 82);
  await changeRule(page, 83);
  await page.getByRole('link', { name: 'Home' }).click();
  // The drawer closes when the page changes.
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  await journalButton(page).click();
  await journalDrawer(page).getByRole('button', { name: 'Put back' }).first().click();
  await expect(journalDrawer(page)).toBeHidden();
  await expect(page.getByRole('spinbutton', { name: 'Value' })).toHaveValue(getValue(82));
  expect(page.url()).toMatch(/businessRules\?region=us-east&open=2$/);
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Rule Edited Successfully' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toContainText(getValue(82));
  await page.reload();
  await expect(row).toContainText(getValue(82));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the journal can be downloaded at sign-out, and nothing of it stays in the storage', async ({
  page,
}) => {
  await changeRule(page, 84);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Account and display' }).click();
  await page.getByRole('button', { name: 'Download changes, then sign out' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^changes_us-east_.*\.txt$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('Succeeded: Business rule transfer_minutes');
  await expect(page).toHaveURL(/\/login\?region=us-east$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a new tab has its own journal, and its sign-out clears the first tab’s journal with a notice', async ({
  page,
  context,
}) => {
  await changeRule(page, 86);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('passes');
  await expect(page.getByRole('option', { name: /^All Passes/ })).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab.getByRole('table', { name: 'Passes' }).getByRole('rowheader').first()).toBeVisible();
  await expect(journalButton(tab)).toHaveText('Changes');
  await expect(journalButton(page)).toHaveText('Changes (1)');
  await page.reload();
  await expect(journalButton(page)).toHaveText('Changes (1)');
  await tab.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login\?region=us-east&ended=otherTabLostChanges$/);
  await expect(page.getByText('The list of this tab’s changes was cleared.')).toBeVisible();
});

import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { expect, openAgency, signIn, test } from './portalTest';

// They change one rule, one after the other.
test.describe.configure({ mode: 'serial' });

/** Changes a rule of METRO, so that there is something to record. */
async function changeRule(page: Page, value: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
  await page.getByRole('spinbutton', { name: 'Value' }).fill(value);
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Rule Edited Successfully' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
}

const opener = (page: Page) => page.getByRole('button', { name: /^Changes/ });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Changes of this session' });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'METRO');
  await page.goto('/agency-dashboard/METRO/businessRules?open=2');
});

test('the drawer keeps the focus, closes on Esc and gives it back; what it lists survives a reload', async ({
  page,
}) => {
  await changeRule(page, '81');
  await expect(opener(page)).toHaveText('Changes (1)');
  await page.reload();
  await expect(opener(page)).toHaveText('Changes (1)');
  await opener(page).press('Enter');
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('heading', { name: 'Changes of this session' })).toBeFocused();
  await expect(drawer).toContainText('Business rule transfer_minutes');
  const isInside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener(page)).toBeFocused();
  const box = async () => {
    await opener(page).click();
    return drawer.boundingBox();
  };
  expect(await box()).toMatchObject({ width: 540 });
  // Beside it.
  await page.mouse.click(20, 300);
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 500, height: 700 });
  expect(await box()).toMatchObject({ x: 0, width: 500 });
});

test('Put back fills the ordinary editor, which sends it', async ({ page }) => {
  const row = page.getByRole('row').filter({ hasText: 'transfer_minutes' });
  await changeRule(page, '82');
  await changeRule(page, '83');
  await page.getByRole('link', { name: 'Home' }).click();
  await opener(page).click();
  await drawerOf(page).getByRole('button', { name: 'Put back' }).first().click();
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.getByRole('spinbutton', { name: 'Value' })).toHaveValue('82');
  expect(page.url()).toMatch(/businessRules\?open=2$/);
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Rule Edited Successfully' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toContainText('82');
  await page.reload();
  await expect(row).toContainText('82');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the record can be downloaded as the session is signed out; nothing of it stays', async ({ page }) => {
  await changeRule(page, '84');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download changes, then sign out' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^changes-us-east-.*\.txt$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('Succeeded: Business rule transfer_minutes');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('Sign Out is one press, with a record too', async ({ page }) => {
  await changeRule(page, '85');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a tab that is opened from here starts its own record; signed out there, this one says what ended', async ({
  page,
  context,
}) => {
  await changeRule(page, '86');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('passes');
  await expect(page.getByRole('option', { name: 'PASSES' })).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab.getByRole('table', { name: 'Passes' }).getByRole('rowheader').first()).toBeVisible();
  await expect(opener(tab)).toHaveText('Changes');
  await expect(opener(page)).toHaveText('Changes (1)');
  await page.reload();
  await expect(opener(page)).toHaveText('Changes (1)');
  await tab.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login\?ended=otherTabChanges$/);
  await expect(page.getByText('The record of this tab’s changes ended with it.')).toBeVisible();
});

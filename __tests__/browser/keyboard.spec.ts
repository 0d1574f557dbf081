import { type Page } from '@playwright/test';
import { expect, test } from './portalTest';
import { DEMO_PASSWORD } from './sites';

/** Keeps the number of keys that were pressed: those that type a text, and those that lead about. */
function keysOf(page: Page) {
  const count = { typed: 0, pressed: 0 };
  return {
    count,
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      count.pressed += keys.length;
    },
    type: async (text: string) => {
      await page.keyboard.type(text);
      count.typed += text.length;
    },
  };
}

/** The rider whose first payment is corrected; no other test writes of them. */
const RIDER = '1000399';

test('a payment is corrected by keyboard alone, from sign-in to sign-out', async ({ page }, testInfo) => {
  const { count, press, type } = keysOf(page);
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const command = page.getByRole('combobox', { name: 'Page, agency or action' });
  const dialog = page.getByRole('dialog');

  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await press('Tab');
  await expect(page.getByLabel('Region')).toBeFocused();
  await press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await type('operator@us-east.example');
  await press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await type(DEMO_PASSWORD);
  await press('Enter');
  await expect(title('HOME')).toBeFocused();

  await press('Control+k');
  await expect(command).toBeFocused();
  await type('cbta');
  await expect(page.getByRole('option', { selected: true })).toContainText('CBTA');
  await press('Enter');
  await expect(title('AGENCY DASHBOARD')).toBeFocused();

  await press('Control+k');
  await expect(command).toBeFocused();
  await type('rid');
  await expect(page.getByRole('option', { selected: true })).toContainText('RIDERS');
  await press('Enter');
  await expect(title('RIDERS')).toBeFocused();
  await press('/');
  const filter = page.getByLabel('Filter');
  await expect(filter).toBeFocused();
  await type(RIDER);
  // At once: the row that answers takes the focus when it is there, no other before it.
  await press('ArrowDown');
  await expect(page.getByRole('rowheader', { name: RIDER }).getByRole('link')).toBeFocused();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await press('Enter');
  await expect(title('RIDER PROFILE')).toBeFocused();

  await expect(page.getByRole('table', { name: 'Payments' }).getByRole('rowheader').first()).toBeVisible();
  await press('l');
  const row = page
    .getByRole('table', { name: 'Payments' })
    .getByRole('rowheader')
    .first()
    .getByRole('button');
  await expect(row).toBeFocused();
  const id = (await row.textContent()) ?? '';
  await press('Enter');
  await expect(dialog).toHaveAccessibleName(`Payment #${id}`);
  await expect(dialog.locator('button:focus')).toHaveAccessibleName('Close');
  // Backwards from the dialog's first button are its last ones.
  await press('Shift+Tab', 'Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `Edit Payment #${id}` })).toBeFocused();
  const amount = page.getByLabel('Amount');
  await expect(amount).toHaveValue(/\d/);
  await press('Tab', 'Tab');
  await expect(amount).toBeFocused();
  const cents = String(Number(await amount.inputValue()) + 125);
  await type(cents);
  await expect(amount).toHaveValue(cents);
  await press('Enter');
  await expect(dialog).toHaveAccessibleName('Payment corrected');
  await expect(dialog.getByRole('status')).toContainText('+$1.25');
  await expect(dialog.getByRole('button', { name: 'Back to payments' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('tab', { name: 'PAYMENTS' })).toBeFocused();

  await press('Control+k');
  await expect(command).toBeFocused();
  await type('sig');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Sign Out');
  await press('Enter');
  await expect(title('login')).toBeVisible();
  // Another document, which begins at its start: at the first field of the next sign-in.
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Region')).toBeFocused();

  const told = `${count.typed + count.pressed} keys, of which ${count.typed} typed`;
  testInfo.annotations.push({ type: 'keyboard journey', description: told });
  process.stdout.write(`keyboard journey: ${told}\n`);
  // A way that grows longer shall be seen.
  expect(count.pressed).toBeLessThanOrEqual(22);
});

import { expect, openSignedIn, test } from './portalTest';

test('a registered operator appears in the list and can sign in', async ({ page }) => {
  await openSignedIn(page, 'US East');
  await page.getByRole('link', { name: 'PSO Users', exact: true }).click();
  await page.getByRole('button', { name: 'Register operator' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  const email = `aa.first.${Date.now()}@us-east.example`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Winter-Tram-42');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Operator registered' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Winter-Tram-42');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
});

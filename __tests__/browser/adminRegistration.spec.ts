import { expect, openSignedIn, test } from './portalTest';

// The browser logs each failed request as an error.
test.use({ expectedMessages: [/Failed to load resource/] });

test('a failed administrator profile can be finished after a reload', async ({ page }) => {
  const email = `ada.${Date.now()}@cbta.example`;
  await openSignedIn(page, 'US East', 'CBTA');
  await page.getByRole('main').getByRole('link', { name: 'Admins' }).click();
  await page.getByRole('button', { name: '+ Register User' }).click();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Telephone').pressSequentially('5551234567');
  await expect(page.getByLabel('Telephone')).toHaveValue('(555) 123-4567');
  await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
  await page.route('**/profile/api/v3/profile', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Failed to register admin profile for new admin')).toBeVisible();

  // The browser asks before a reload that discards unsaved input.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  // The connection was lost, so the outcome is unknown until a check.
  await page.getByRole('button', { name: 'Check now' }).click();
  // Pressed before the check has ended, the button would check once more.
  await expect(page.getByText(/Not applied so far/)).toBeVisible();
  await page.getByRole('button', { name: 'finish profile' }).click();
  await expect(page.getByText('Admin registered successfully!')).toBeVisible();
  // The unfinished profile was stored until now.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Byron');
  await page.getByRole('button', { name: 'view admin users' }).click();
  await page.getByLabel('Filter').fill(email);
  await expect(async () => {
    // The button disappears after the last page.
    const loadMoreButton = page.getByRole('button', { name: 'Load more' });
    await loadMoreButton.click({ timeout: 500 }).catch(() => undefined);
    await expect(page.getByRole('cell', { name: email })).toBeVisible({ timeout: 300 });
  }).toPass();
});

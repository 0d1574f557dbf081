import { chooseOption } from './chooseOption';
import { expect, openSignedIn, signInByStorage, test } from './portalTest';

test('a created agency appears in the list', async ({ page }) => {
  await openSignedIn(page, 'Australia');
  await page.getByRole('link', { name: 'Create an Agency' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Harbour Loop');
  await page.getByLabel('Abbreviation').fill('HLOOP');
  // The form fills it in from the abbreviation.
  await expect(page.getByLabel('Database name')).toHaveValue('HLOOP');
  await chooseOption(page, 'Measurement', 'Metric');
  await chooseOption(page, 'Timezone', 'Melbourne');
  // The country code of Australia.
  await page.getByLabel('Country').pressSequentially('36');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create agency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agency created' });
  await expect(dialog).toContainText('Australia');
  await dialog.getByRole('button', { name: 'Go to list' }).click();
  const row = page.getByRole('row', { name: /Harbour Loop/ });
  await expect(row).toContainText('HLOOP');
  await expect(row.getByRole('cell', { name: 'Australia', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Australia/Melbourne' })).toBeVisible();
  await page.getByRole('link', { name: 'Harbour Loop' }).click();
  await expect(page).toHaveURL(/\/agency-dashboard\/HLOOP\?region=australia$/);
});

test('a registered operator appears in the list and can sign in', async ({ page }) => {
  await openSignedIn(page, 'US East');
  await page.getByRole('link', { name: 'PSO Users', exact: true }).click();
  await page.getByRole('button', { name: 'Register operator' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('aa.first@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill('Winter-Tram-42');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Operator registered' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /aa\.first@us-east\.example/ })).toBeVisible();

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').fill('aa.first@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill('Winter-Tram-42');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
});

test.describe('while Enter is held down', () => {
  // The browser logs the rejection: an agency CBTA exists.
  test.use({ expectedMessages: [/409/] });

  test('the form sends one request, also if it is rejected immediately', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/agencies')) posts.push(request.url());
    });
    await signInByStorage(page, 'US East');
    await page.goto('/agency-creation');
    await page.getByLabel('Name', { exact: true }).fill('Any');
    await page.getByLabel('Abbreviation').fill('CBTA');
    // In Playwright, `down` of a key that is already down is a key repeat.
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(30);
    }
    await page.keyboard.up('Enter');
    // The dialog is still open, so the held key has not pressed its buttons.
    await expect(page.getByRole('dialog').getByText('Agency already exists')).toBeVisible();
    expect(posts).toHaveLength(1);
  });
});

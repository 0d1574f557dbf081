import { chooseOption } from './chooseOption';
import { expect, openSignedIn, signInByStorage, test } from './portalTest';

test('a created agency appears in the list', async ({ page }) => {
  await openSignedIn(page, 'Australia');
  await page.getByRole('link', { name: 'Create an Agency' }).click();
  // Another one at a second try.
  const abbreviation = `HLOOP${Date.now()}`;
  const name = `Harbour Loop ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Abbreviation').fill(abbreviation);
  // The form fills it in from the abbreviation.
  await expect(page.getByLabel('Database name')).toHaveValue(abbreviation);
  await chooseOption(page, 'Measurement', 'Metric');
  await chooseOption(page, 'Timezone', 'Melbourne');
  // The country code of Australia.
  await page.getByLabel('Country').pressSequentially('36');
  await expect(page.locator('.ant-select-item-option:visible').first()).toContainText('Australia');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create agency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agency created' });
  await expect(dialog).toContainText('Australia');
  await dialog.getByRole('button', { name: 'Go to list' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(abbreviation);
  await expect(row.getByRole('cell', { name: 'Australia', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Australia/Melbourne' })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/agency-dashboard/${abbreviation}\\?region=australia$`));
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

test('in a window of 640 pixels the word beside a switch is not broken', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await signInByStorage(page, 'US East');
  await page.goto('/agency-creation');
  await page.getByLabel('Account Based Ticketing id 4', { exact: true }).check();
  const word = page.getByRole('listitem').getByText('enabled', { exact: true }).first();
  // One line.
  expect((await word.boundingBox())?.height).toBeLessThan(30);
});

test('what becomes of a form that waits for the lists comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInByStorage(page, 'US East');
  await page.route(/\/timezones\//, () => undefined);
  await page.goto('/agency-creation');
  await page.getByLabel('Name', { exact: true }).fill('Any');
  await page.getByLabel('Abbreviation').fill('WAITS');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is sent when the lists above have loaded.')).toBeInViewport({ ratio: 1 });
  // Back to the top, so that the status is below the window again.
  await page.getByLabel('Name', { exact: true }).focus();
  await page.mouse.wheel(0, -2000);
  await page.getByLabel('Name', { exact: true }).fill('Another');
  await expect(page.getByText(/^It was not sent, because you changed a value\./)).toBeInViewport({
    ratio: 1,
  });
});

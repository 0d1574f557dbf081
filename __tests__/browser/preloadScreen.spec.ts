import { expect, openSignedIn, test } from './portalTest';

test('the code of Home and of the shell is requested beside the sign-in', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/pso/api/v1/signin', () => undefined);
  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  const scripts = [/\/home\.\w+\.js$/, /\/shell\.\w+\.js$/].map((script) => page.waitForRequest(script));
  await page.getByRole('button', { name: 'Login' }).click();
  await Promise.all(scripts);
  await expect(page.getByRole('heading', { level: 1, name: 'login' })).toBeVisible();
});

test('the code of an agency’s dashboard is requested beside the sign-in to it', async ({ page }) => {
  await openSignedIn(page, 'US East');
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await page.route('**/token/agency', () => undefined);
  const script = page.waitForRequest(/\/agency-dashboard\.\w+\.js$/);
  await page.locator('tr[data-index="0"] td').first().click();
  await script;
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCIES' })).toBeVisible();
});

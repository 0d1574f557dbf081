import { expect, openAgency, signIn, test } from './portal';

const OPERATOR_ROUTES = ['/', '/agencies', '/agency-creation', '/pso-users'];
const ADMIN_ROUTES = [
  '',
  '/riders',
  '/purchase-orders',
  '/passes',
  '/businessRules',
  '/agency-diagnostics',
  '/agency-appfeatures',
  '/admin-users',
  '/admin-registration',
  '/riders/1000001',
].map((page) => `/agency-dashboard/METRO${page}`);

test('every protected address asks for sign-in, before any call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/platform/')) calls.push(request.url());
  });
  for (const path of [...OPERATOR_ROUTES, ...ADMIN_ROUTES]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
  expect(calls).toEqual([]);
});

test('login and agency login open without a session', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goto('/agency-login/METRO');
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
});

test('an agency’s addresses ask for its login, whatever other agency is open', async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  for (const path of ADMIN_ROUTES) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/agency-login\/METRO$/);
    await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign in with my operator account' }).click();
  await expect(page).toHaveURL(/\/agency-dashboard\/METRO$/);
});

test('typing /login ends the session, in other tabs of it too', async ({ page, context }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  await expect(copy.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(copy.getByText('You signed out in another tab.')).toBeVisible({ timeout: 2000 });
  for (const tab of [page, copy])
    expect(await tab.evaluate(() => sessionStorage.getItem('fare-portal:session'))).toBeNull();
});

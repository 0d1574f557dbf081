import { type Page, type Route } from '@playwright/test';
import { expect, openAgency, signIn, test } from './portalTest';
import { DEMO_PASSWORD, LARGE, ONE_ORIGIN, SEPARATE_ORIGINS } from './sites';

const OPERATOR = 'operator@us-east.example';
const ANOTHER_OPERATOR = 'another@us-east.example';

async function fillCredentials(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
}

/** Lets the platform accept the other operator: it gets the request with the first one's email. */
const acceptAnotherOperator = (page: Page) =>
  page.route('**/pso/api/v1/signin', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(ANOTHER_OPERATOR, OPERATOR) }),
  );

const reject = (route: Route) => route.fulfill({ status: 401, json: {} });

// The browser reports each rejected and each failed request.
test.use({ expectedMessages: [/status of 401|ERR_INTERNET_DISCONNECTED/] });

for (const [kind, portal] of [
  ['a JWT', ONE_ORIGIN.portal],
  ['an opaque token', SEPARATE_ORIGINS.portal],
] as const) {
  test.describe(`with ${kind}`, () => {
    test.use({ baseURL: portal });
    test.beforeEach(async ({ page }) => signIn(page, 'US East', portal));

    for (const [email, isSame] of [
      ['Operator@US-East.example', true],
      [ANOTHER_OPERATOR, false],
    ] as const) {
      test(`what was typed in an expired session is ${isSame ? '' : 'not '}offered to ${email}`, async ({
        page,
      }) => {
        await page.goto('/agency-creation');
        await page.getByLabel('Name', { exact: true }).fill('Harbour Ferries');
        await page.getByLabel('Abbreviation').fill('HARB');
        await page.route('**/agency/api/v4/agencies', reject, { times: 1 });
        // Until its lists have loaded, the form's preset choices are not valid, and it sends nothing.
        for (const choice of ['America/New_York', 'United States', 'Mobile Ticketing id 3'])
          await expect(page.getByRole('main')).toContainText(choice);
        await page.getByRole('button', { name: 'Create agency' }).click();
        await expect(page.getByText('Your sign-in has expired. Please log in again.')).toBeVisible();
        await acceptAnotherOperator(page);
        await fillCredentials(page, email);
        await page.getByRole('button', { name: 'Login' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
        await expect(page.getByTitle(email)).toBeVisible();
        await expect(page.getByRole('link', { name: 'Continue where you left off' })).toHaveCount(
          isSame ? 1 : 0,
        );
        await page.getByRole('link', { name: isSame ? 'Continue' : 'Create an Agency' }).click();
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue(isSame ? 'Harbour Ferries' : '');
      });
    }

    test('tokens do not go to another host that /index.json names after a reload', async ({ page }) => {
      await openAgency(page, 'CBTA');
      await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      const requests: string[] = [];
      page.on('request', (request) => {
        const { authorization } = request.headers();
        if (authorization !== undefined || request.url().includes('/api/')) requests.push(request.url());
      });
      // The page before the reload may still read on.
      page.once('framenavigated', () => void requests.splice(0));
      const backendUrl = `${LARGE.portal}/platform/us-east`;
      await page.route('**/index.json', (route) => route.fulfill({ json: { backendUrl } }));
      await page.reload();
      await expect(
        page.getByText('The address of the platform has changed. Please log in again.'),
      ).toBeVisible();
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('fare-portal:session'))).toBeNull();
    });

    test('a session that another version of the portal has stored is discarded', async ({ page }) => {
      await page.evaluate(() => {
        // The page writes it again when it is left.
        addEventListener('pagehide', () => {
          const stored = sessionStorage.getItem('fare-portal:session') ?? '';
          sessionStorage.setItem('fare-portal:session', stored.replace(/(version\\":)\d+/, '$199'));
        });
      });
      await page.reload();
      await expect(
        page.getByText('The version of this portal has changed. Please log in again.'),
      ).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('fare-portal:session'))).toBeNull();
    });

    test('Sign Out without a connection ends on a page of the portal', async ({ page, context }) => {
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Sign Out' }).click();
      await expect(page.getByText('You are signed out.')).toBeVisible();
      await expect(page).toHaveURL(/\/login\?region=us-east$/);
      await expect(page.getByText('HOME')).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('fare-portal:session'))).toBeNull();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('You are signed out.')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    });
  });
}

test('the agency’s sign-in says that the operator’s has ended during a renewal', async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await page.route('**/customersearch/**', reject);
  await page.route('**/pso/api/v1/token/agency', reject);
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  await expect(
    page.getByText('The session for CBTA ended, because your operator sign-in has ended.'),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Log in as an operator again' }).click();
  await fillCredentials(page, OPERATOR);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RIDERS' })).toBeVisible();
});

for (const [form, path, service] of [
  ['the operator’s', '/login', '**/pso/api/v1/signin'],
  ['an agency’s', '/agency-login/CBTA', '**/auth/api/v4/authenticate'],
] as const) {
  test(`${form} sign-in under way keeps its fields as they are, without a shift`, async ({ page }) => {
    let answer: () => Promise<void> = () => Promise.resolve();
    await page.route(service, (route) => void (answer = () => reject(route)));
    await page.goto(path);
    await fillCredentials(page, OPERATOR);
    const card = page.locator('form:not(#boot-form)');
    const before = await card.boundingBox();
    const sent = page.waitForRequest(service);
    await page.keyboard.press('Enter');
    await sent;
    await page.keyboard.type('x');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD);
    await page.getByLabel('Email').press('x');
    await expect(page.getByLabel('Email')).toHaveValue(OPERATOR);
    expect(await card.boundingBox()).toEqual(before);
    await answer();
    await expect(page.getByText('Login failed - Check your email and password')).toBeVisible();
    await page.getByLabel('Email').fill(ANOTHER_OPERATOR);
    await expect(page.getByLabel('Email')).toHaveValue(ANOTHER_OPERATOR);
  });
}

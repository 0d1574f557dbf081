import { AGENCY_A, expect, test } from './harness/faultTest';
import { monitorInvariants } from './harness/invariants';
import { isPlatformRequest } from './harness/requestLog';

const CONFIGURATION_URL = '**/index.json';
/** The pattern of the message that the portal logs when it cannot start. */
const START_PROBLEM = /\/index\.json/;
test.use({ expectedMessages: [START_PROBLEM] });

for (const [content, response] of [
  ['missing', { status: 404, body: 'nothing here' }],
  ['HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Portal</h1>' }],
  ['{}', { status: 200, body: '{}' }],
] as const) {
  test(
    `an /index.json that is ${content} shows an error with Try again, and no backend call is sent`,
    { tag: '@fault:invalid-configuration' },
    async ({ page, openSignedIn, requestLog }) => {
      await page.route(CONFIGURATION_URL, (route) => route.fulfill(response));
      await openSignedIn(`/agency-dashboard/${AGENCY_A}/riders`);
      await expect(page.getByRole('alert')).toContainText('No Valid Config Found!');
      expect(requestLog.requests.filter(isPlatformRequest)).toEqual([]);
      await page.unroute(CONFIGURATION_URL);
      // The session survives the failed start.
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('table', { name: 'Riders' }).getByRole('rowheader').first()).toBeVisible();
    },
  );
}

/** An http backend would receive tokens unencrypted. */
test(
  'an /index.json with an http backend on an https page shows an error with Try again, and no backend call is sent',
  { tag: '@fault:invalid-configuration' },
  async ({ browser, platform }) => {
    const portal = 'https://portal.example';
    const context = await browser.newContext({ baseURL: portal });
    const { listViolations, requestLog } = await monitorInvariants(context, portal);
    await context.route(`${portal}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: platform.origin + pathname }) });
    });
    const page = await context.newPage();
    const httpConfiguration = {
      backendUrl: 'http://platform.example',
      backendUrlAustralia: '/platform/australia',
    };
    await page.route(CONFIGURATION_URL, (route) => route.fulfill({ json: httpConfiguration }), { times: 1 });
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('No Valid Config Found!');
    await expect(page.getByRole('alert')).toContainText('"backendUrl" uses http');
    expect(requestLog.requests.filter(isPlatformRequest)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await listViolations([START_PROBLEM])).toEqual([]);
    // The font’s file may still be loading.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
);

test(
  'an /index.json without a response shows an error with Try again after 10 seconds, and no backend call is sent',
  { tag: ['@slow', '@fault:invalid-configuration'] },
  async ({ page, requestLog }) => {
    await page.route(CONFIGURATION_URL, () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('No Valid Config Found!', { timeout: 20_000 });
    await expect(page.getByRole('alert')).toContainText('did not come within 10 seconds');
    expect(requestLog.requests.filter(isPlatformRequest)).toEqual([]);
    await page.unroute(CONFIGURATION_URL);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  },
);

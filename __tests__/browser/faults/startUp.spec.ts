import { AGENCY_A, expect, test } from './harness/faultTest';
import { type RequestLog } from './harness/requestLog';
import { monitorInvariants } from './harness/invariants';

const CONFIGURATION = '**/index.json';

for (const [what, answer] of [
  ['missing', { status: 404, body: 'nothing here' }],
  ['HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Portal</h1>' }],
  ['{}', { status: 200, body: '{}' }],
] as const) {
  test(`FC40 an /index.json that is ${what}: no valid config, no call, and a retry`, async ({
    page,
    open,
    requestLog,
  }) => {
    await page.route(CONFIGURATION, (route) => route.fulfill(answer));
    await open(`/agency-dashboard/${AGENCY_A}/riders`);
    await expect(page.getByRole('alert')).toContainText('No Valid Config Found!');
    expect(requestLog.requests.filter(({ host }) => host)).toEqual([]);
    await page.unroute(CONFIGURATION);
    // Signed in all the while: the session is not lost over it.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Riders' }).getByRole('rowheader').first()).toBeVisible();
  });
}

/** The portal on an address with https, where a backend without it would send tokens in the clear (R50). */
test('FC40 an /index.json that names an http address on an https page: no valid config, no call, and a retry', async ({
  browser,
  platform,
}) => {
  const portal = 'https://portal.example';
  const context = await browser.newContext({ baseURL: portal });
  const { listViolations, requestLog } = await monitorInvariants(context, portal);
  await context.route(`${portal}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: platform.origin + pathname }) });
  });
  const page = await context.newPage();
  const http = { backendUrl: 'http://platform.example', backendUrlAustralia: '/platform/australia' };
  await page.route(CONFIGURATION, (route) => route.fulfill({ json: http }), { times: 1 });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('No Valid Config Found!');
  await expect(page.getByRole('alert')).toContainText('"backendUrl" is not encrypted (http)');
  expect(requestLog.requests.filter(({ host }) => host)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await listViolations([])).toEqual([]);
  await context.close();
});

test(
  'FC40 an /index.json that never comes: no valid config after 10 seconds, no call, and a retry',
  { tag: '@slow' },
  async ({ page, requestLog }) => {
    await page.route(CONFIGURATION, () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('No Valid Config Found!', { timeout: 11_500 });
    await expect(page.getByRole('alert')).toContainText('did not come within 10 seconds');
    expect(requestLog.requests.filter(({ host }) => host)).toEqual([]);
    await page.unroute(CONFIGURATION);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  },
);

const PASSES = `/agency-dashboard/${AGENCY_A}/passes`;

/** How often a page of the portal was asked for as a document. */
const documentsAt = ({ requests }: RequestLog, path: string) =>
  requests.filter(({ host, url }) => host === undefined && url.pathname === path).length;

test.describe('FC41 a screen’s chunk that is gone', () => {
  // What React and the browser say of a script that could not be had.
  test.use({ expectedMessages: [/ChunkLoadError|Loading chunk|MIME type/] });

  for (const [what, answer] of [
    ['is missing', { status: 404, body: '' }],
    // With the header that every host of the portal sends (R60): HTML is no script.
    [
      'is answered with HTML',
      {
        status: 200,
        contentType: 'text/html',
        headers: { 'X-Content-Type-Options': 'nosniff' },
        body: '<!doctype html><h1>Portal</h1>',
      },
    ],
  ] as const) {
    test(`FC41 a chunk that ${what}: one reload, then a message, and the rest of the portal works`, async ({
      page,
      open,
      requestLog,
    }) => {
      await page.route('**/assets/passes.*.js', (route) => route.fulfill(answer));
      await open(`/agency-dashboard/${AGENCY_A}`);
      await page.getByRole('link', { name: 'All Passes' }).click();
      await expect(page.getByText('This page could not be loaded')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${PASSES}$`));
      const documents = () => documentsAt(requestLog, PASSES);
      expect(documents()).toBe(1);
      await page.getByRole('link', { name: /^Return to/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
      await page.getByRole('link', { name: 'All Riders' }).click();
      await expect(page.getByRole('table', { name: 'Riders' }).getByRole('rowheader').first()).toBeVisible();
      // A second visit reloads nothing by itself.
      await page.goBack();
      await page.getByRole('link', { name: 'All Passes' }).click();
      await expect(page.getByText('This page could not be loaded')).toBeVisible();
      expect(documents()).toBe(1);
      await page.unroute('**/assets/passes.*.js');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByRole('table', { name: 'Passes' }).getByRole('rowheader').first()).toBeVisible();
    });
  }

  test('FC41 a chunk that a newer version has: one reload brings the page', async ({
    page,
    open,
    requestLog,
  }) => {
    // The new version's page names another chunk.
    await page.route('**/assets/passes.*.js', (route) =>
      documentsAt(requestLog, PASSES) === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await open(`/agency-dashboard/${AGENCY_A}`);
    await page.getByRole('link', { name: 'All Passes' }).click();
    await expect(page.getByRole('table', { name: 'Passes' }).getByRole('rowheader').first()).toBeVisible();
    expect(documentsAt(requestLog, PASSES)).toBe(1);
  });

  test('FC41 the first screen’s chunk is gone and storage is blocked: a message, no reload', async ({
    page,
    requestLog,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.route('**/assets/login.*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    expect(documentsAt(requestLog, '/login')).toBe(1);
  });
});

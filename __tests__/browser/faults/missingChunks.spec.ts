import { AGENCY_A, expect, test } from './harness/faultTest';
import { isPlatformRequest, type RequestLog } from './harness/requestLog';

test.use({ expectedMessages: [/ChunkLoadError|Loading chunk|MIME type/] });

const PASSES_PATH = `/agency-dashboard/${AGENCY_A}/passes`;

/** Counts how often the browser loaded a page's document. */
const countDocumentLoads = ({ requests }: RequestLog, path: string) =>
  requests.filter((logged) => !isPlatformRequest(logged) && logged.url.pathname === path).length;

for (const [problem, response] of [
  ['is missing', { status: 404, body: '' }],
  // With nosniff, which every host of the portal sends, the browser does not run HTML as a script.
  [
    'is served as HTML',
    {
      status: 200,
      contentType: 'text/html',
      headers: { 'X-Content-Type-Options': 'nosniff' },
      body: '<!doctype html><h1>Portal</h1>',
    },
  ],
] as const) {
  test(
    `when a screen’s chunk ${problem}, the page reloads once, then shows an error, and the rest of the portal works`,
    { tag: '@fault:missing-chunk' },
    async ({ page, openSignedIn, requestLog }) => {
      const countPassesLoads = () => countDocumentLoads(requestLog, PASSES_PATH);
      // The file is missing until the button reloads the page.
      await page.route('**/assets/passes.*.js', (route) =>
        countPassesLoads() < 2 ? route.fulfill(response) : route.continue(),
      );
      await openSignedIn(`/agency-dashboard/${AGENCY_A}`);
      // The error is on the screen for a moment before the reload, so the test waits for the reload itself.
      const reload = page.waitForEvent('load');
      await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
      await reload;
      await expect(page.getByText('This page could not be loaded')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${PASSES_PATH}\\?region=us-east$`));
      expect(countPassesLoads()).toBe(1);
      await page.getByRole('link', { name: /^Return to/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
      await expect(page.getByRole('table', { name: 'Riders' }).getByRole('rowheader').first()).toBeVisible();
      // The page does not reload again on a second visit.
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
      await expect(page.getByText('This page could not be loaded')).toBeVisible();
      expect(countPassesLoads()).toBe(1);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByRole('table', { name: 'Passes' }).getByRole('rowheader').first()).toBeVisible();
    },
  );
}

for (const kind of ['js', 'css'] as const)
  test(
    `when a screen’s ${kind} file hangs, the page says so after 10 seconds, and shows itself when it comes`,
    { tag: ['@slow', '@fault:hanging-file'] },
    async ({ page, openSignedIn }) => {
      await openSignedIn(`/agency-dashboard/${AGENCY_A}`);
      await page.route(`**/assets/agency-diagnostics.*.${kind}`, () => undefined);
      await page.getByRole('main').getByRole('link', { name: 'Agency Diagnostics' }).click();
      // The page reloads itself once, because a new build could have other files.
      await page.waitForEvent('domcontentloaded', { timeout: 30_000 });
      await expect(page.getByRole('alert')).toContainText(`agency-diagnostics.`, { timeout: 30_000 });
      // The request goes on.
      await page.unroute(`**/assets/agency-diagnostics.*.${kind}`);
      await expect(page.getByRole('button', { name: /^RUN ALL/i })).toBeVisible();
    },
  );

test(
  'when a new build has a screen’s chunk under another name, one reload shows the page',
  { tag: '@fault:missing-chunk' },
  async ({ page, openSignedIn, requestLog }) => {
    // The mocked chunk fails until the document was reloaded, as after a deployment.
    await page.route('**/assets/passes.*.js', (route) =>
      countDocumentLoads(requestLog, PASSES_PATH) === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await openSignedIn(`/agency-dashboard/${AGENCY_A}`);
    await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
    await expect(page.getByRole('table', { name: 'Passes' }).getByRole('rowheader').first()).toBeVisible();
    expect(countDocumentLoads(requestLog, PASSES_PATH)).toBe(1);
  },
);

test(
  'when the rule editor’s chunk is missing, the page says so, and the next click tries again',
  { tag: '@fault:missing-chunk' },
  async ({ page, openSignedIn }) => {
    await page.route('**/assets/rule-editor.*.js', (route) => route.fulfill({ status: 404 }));
    await openSignedIn(`/agency-dashboard/${AGENCY_A}/businessRules`);
    await page.getByRole('button', { name: 'Transfers', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'transfer_minutes' });
    await row.click();
    await expect(page.getByRole('alert')).toContainText('The rule could not be opened');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.unroute('**/assets/rule-editor.*.js');
    await row.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'when the first screen’s chunk is missing and the storage is blocked, an error is shown without a reload',
  { tag: '@fault:missing-chunk' },
  async ({ page, requestLog }) => {
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
    expect(countDocumentLoads(requestLog, '/login')).toBe(1);
  },
);

import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { findAudience } from './audiences';
import { controlTimeouts } from './controlTimeouts';
import { startTestPlatform, type TestPlatform } from './faults/harness/testPlatform';
import {
  expect,
  openLoadedDashboard,
  openSignedIn,
  readAccessLogSince,
  test as portalTest,
} from './portalTest';

/** Each test has its own platform: its log has the requests of one page, and no other test gets its faults. */
const test = portalTest.extend<{ accessLog: string; platform: TestPlatform }>({
  // Playwright reads a fixture's dependencies from this pattern. This one has none, so the pattern must be empty.
  // eslint-disable-next-line no-empty-pattern
  accessLog: ({}, use, testInfo) => use(testInfo.outputPath('access.ndjson')),
  platform: async ({ accessLog }, use) => {
    const platform = await startTestPlatform(accessLog);
    await use(platform);
    platform.stop();
  },
  baseURL: ({ platform }, use) => use(platform.origin),
});

// The browser logs each failed request as an error.
test.use({ expectedMessages: [/Failed to load resource/] });

const checkCard = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const summaryButton = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Summary' }).getByRole('button', { name });

async function openDiagnostics(page: Page, agency: string): Promise<void> {
  await openSignedIn(page, 'US East', agency);
  await followDiagnosticsLink(page);
}

async function followDiagnosticsLink(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Agency Diagnostics' }).click();
  await expect(page.getByText(/^0 of \d+ checks$/)).toBeVisible();
}

async function runAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.getByText(/^(\d+) of \1 checks · /)).toBeVisible({ timeout: 30_000 });
}

test('a full run sends each call once, without moving the cards', async ({ page, platform, accessLog }) => {
  // The dashboard's own calls would be counted too.
  await openLoadedDashboard(page);
  await followDiagnosticsLink(page);
  // The latency lets the page send six calls before the first response, on a busy machine too.
  await platform.setFaults({ kind: 'latency', ms: 300 });
  const since = new Date().toISOString();
  // Without the height: the last card grows with its results, and moves none.
  const readCardPlaces = () =>
    page.getByRole('article').evaluateAll((cards) =>
      cards.map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return [x, y, width].map(Math.round).join();
      }),
    );
  const placesBefore = await readCardPlaces();
  await runAll(page);
  expect(await readCardPlaces()).toEqual(placesBefore);

  const entries = readAccessLogSince(since, accessLog);
  // A run has 37 calls (decision 105).
  expect(entries.length).toBeGreaterThan(30);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  // `inFlight`: how many requests the platform had in flight when this one arrived. That the portal does not begin more is
  // tested in diagnostics.test.tsx: the browser has no more than six connections to a host.
  expect(Math.max(...entries.map(({ inFlight }) => inFlight))).toBe(6);
  for (const { path, token, agency } of entries) {
    const audience = findAudience(path);
    expect([path, token, agency]).toEqual([path, audience, audience === 'admin' ? 'CBTA' : undefined]);
  }
  await expect(summaryButton(page, /failed$/)).toHaveCount(0);
  await expect(checkCard(page, 'Payment provider').getByRole('definition').last()).not.toHaveText('—');
  await expect(checkCard(page, 'Payment media').getByRole('rowheader')).toHaveCount(16);
  await expect(checkCard(page, 'Payment media').getByText('not configured').first()).toBeVisible();
  await expect(checkCard(page, 'Users by type').getByRole('term')).toHaveCount(7);
});

test('an agency without configuration has three alerts, and the list of checks jumps to one', async ({
  page,
}) => {
  await openDiagnostics(page, 'AAT');
  await runAll(page);
  await expect(page.getByText('[ALERT] This Agency does not have Feature Sets.')).toBeVisible();
  await expect(page.getByText('[ALERT] Reports have not been configured for this agency.')).toBeVisible();
  await expect(page.getByText('[ALERT] This Agency does not have any Concessions.')).toBeVisible();
  await expect(page.getByText('[ALERT]')).toHaveCount(3);
  await page
    .getByRole('list', { name: 'Checks' })
    .getByRole('button', { name: /^Reports/ })
    .click();
  await expect(checkCard(page, 'Reports')).toBeFocused();
  await expect(checkCard(page, 'Reports')).toBeInViewport({ ratio: 0.9 });
});

test('a small card shows the whole of its failure and of what has changed', async ({ page, platform }) => {
  await openDiagnostics(page, 'CBTA');
  const geofences = checkCard(page, 'Geofences');
  await page.getByRole('button', { name: 'RUN Geofences' }).click();
  await expect(geofences).toHaveAttribute('data-status', 'ok');
  await platform.setFaults({ kind: 'status', status: 500, path: '/geofence/*' });
  await page.getByRole('button', { name: 'RUN Geofences' }).click();
  await expect(geofences).toContainText('was ok, now failed');
  const isWhole = await geofences
    .getByRole('region')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  expect(isWhole).toBe(true);
});

test('a check shows its result at once, even if other services hang or fail with 500', async ({
  page,
  platform,
}) => {
  const expireTimeouts = await controlTimeouts(page);
  await openDiagnostics(page, 'CBTA');
  await platform.setFaults(
    { kind: 'hang', path: '/simpleticket/*' },
    { kind: 'status', status: 500, path: '/reports/*' },
  );
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.getByRole('list', { name: 'Summary' }).getByText('1 running')).toBeVisible();
  await expect(checkCard(page, 'Coupons')).toHaveAttribute('data-status', 'running');
  await expect(checkCard(page, 'Reports')).toContainText('The platform responded with 500');
  await expireTimeouts();
  await expect(checkCard(page, 'Coupons')).toContainText('did not respond within 10 seconds');
  await expect(summaryButton(page, '2 failed')).toBeEnabled();

  await checkCard(page, 'Reports').locator('summary').click();
  await expect(checkCard(page, 'Reports')).toContainText('GET /reports/api/v1/reportList — status 500');

  await platform.setFaults();
  await page.getByRole('button', { name: 'RUN Reports' }).click();
  await expect(checkCard(page, 'Reports')).toContainText('was failed, now ok');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report as text' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^diagnostics-US-East-CBTA-.*Z\.txt$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('[failed] Coupons');
  // No token, which begins with eyJ, and no email address.
  expect(text).not.toMatch(/eyJ|@/);

  await page.reload();
  await expect(page.getByText(/^\d+ results of an earlier run/)).toBeVisible();
  await expect(checkCard(page, 'Coupons')).toContainText(/From \d/);
  await runAll(page);
  await expect(checkCard(page, 'Coupons')).toContainText('was failed, now ok');
});

test('a cancelled run says so and sends no further call', async ({ page, platform, accessLog }) => {
  await openLoadedDashboard(page);
  await followDiagnosticsLink(page);
  await platform.setFaults({ kind: 'hang' });
  const since = new Date().toISOString();
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect.poll(() => readAccessLogSince(since, accessLog).length).toBe(6);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(summaryButton(page, /running$/)).toHaveCount(0);
  await expect(summaryButton(page, /ok$/)).toHaveCount(0);
  await expect(summaryButton(page, /^[1-9]\d* skipped/)).toBeEnabled();
  // A request to the same platform comes between: a further call would be in the log.
  await platform.setFaults();
  expect(readAccessLogSince(since, accessLog)).toHaveLength(6);
  await runAll(page);
  await expect(summaryButton(page, /skipped/)).toHaveCount(0);
});

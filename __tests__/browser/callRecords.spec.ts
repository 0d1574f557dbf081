import { type Page } from '@playwright/test';
import { RECENT_CALLS_LIMIT } from '@/domain/limits';
import { type RequestLogEntry } from '@server/http/accessLog';
import { enableDevTools } from './enableDevTools';
import { startTestPlatform, type TestPlatform } from './faults/harness/testPlatform';
import { expect, openAgency, readAccessLogSince, signIn, test } from './portalTest';

const AGENCY_PROFILE = 'GET /agency/api/v4/agencies/CBTA';
const AGENCY_SIGN_IN = 'POST /pso/api/v1/token/agency';
const PASSES = '/mobileticketview/api/v2/passes/';
const BALANCE = '/balance/api/v2/balances/';

/** A row of the calls panel. */
interface ListedCall {
  request: string;
  /** `…` while the call is pending. */
  attempts: string;
}

// The browser logs each failed request as an error.
test.use({ expectedMessages: [/Failed to load resource/] });

// A platform for this test only: its log has the requests of one page, and no other test replaces its faults.
let platform: TestPlatform;
let accessLog: string;
// Playwright requires this pattern for the fixtures, and this hook needs none.
// eslint-disable-next-line no-empty-pattern
test.beforeEach(async ({}, testInfo) => {
  accessLog = testInfo.outputPath('access.ndjson');
  platform = await startTestPlatform(accessLog);
});
test.afterEach(() => platform.stop());

async function returnToDashboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
}

async function openList(page: Page, tile: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: tile }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** The rows of the open calls panel, the oldest call first. */
async function readListedCalls(page: Page): Promise<ListedCall[]> {
  const rows = await page
    .getByRole('region', { name: 'Calls of this session' })
    .locator('tbody tr')
    .evaluateAll((elements) => elements.map((row) => [...row.children].map((cell) => cell.textContent)));
  return rows
    .map(([, method, path, , , attempts = '']) => ({ request: `${method} ${path}`, attempts }))
    .reverse();
}

/** The platform's log has a line for each attempt. */
const repeatPerAttempt = ({ request, attempts }: ListedCall) =>
  Array.from({ length: Number(attempts) }, () => request);

const formatRequest = ({ method, path }: RequestLogEntry) => `${method} ${path.replace(/\?.*/, '')}`;

test('the recorded calls of a session are the requests in the platform’s log, with renewals and retries', async ({
  page,
}) => {
  await platform.setFaults(
    { kind: 'status', status: 401, method: 'GET', path: `${BALANCE}*`, times: 1 },
    { kind: 'status', status: 503, method: 'GET', path: PASSES, times: 1 },
  );
  await enableDevTools(page);
  await signIn(page, 'US East', platform.origin);
  await openAgency(page, 'CBTA');
  await openList(page, 'All Riders');
  const searchResponse = page.waitForResponse((response) => response.url().includes('term=gar'));
  await page.getByLabel('Filter').fill('gar');
  await searchResponse;
  await page.locator('tr[data-index]').filter({ hasText: /gar/i }).first().getByRole('rowheader').click();
  await expect(page.getByRole('heading', { level: 1, name: 'RIDER PROFILE' })).toBeVisible();
  // The platform refuses the agency's token once, so the balance appears after the renewal.
  await expect(page.getByLabel('Customer balance')).toContainText('$');
  await returnToDashboard(page);
  // The first response is 503, so the rows appear after a retry.
  await openList(page, 'All Passes');
  await returnToDashboard(page);
  await openList(page, 'Purchase Orders');
  await returnToDashboard(page);
  await page.getByRole('main').getByRole('link', { name: 'Business Rules' }).click();
  await page.getByRole('button', { name: 'Smartcards', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'legacy_serials' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();

  await page.getByRole('button', { name: 'Calls', exact: true }).click();
  let calls: ListedCall[] = [];
  let entries: RequestLogEntry[] = [];
  // The last calls may be pending, and the platform writes its log a moment after the response.
  await expect(async () => {
    calls = await readListedCalls(page);
    entries = readAccessLogSince('', accessLog);
    expect(calls.filter(({ attempts }) => attempts === '…')).toEqual([]);
    expect(calls.flatMap(repeatPerAttempt).sort()).toEqual(entries.map(formatRequest).sort());
  }).toPass({ timeout: 15_000 });
  // At the limit, the oldest calls would be missing.
  expect(calls.length).toBeLessThan(RECENT_CALLS_LIMIT);

  // The renewal is in both lists, after the refused request.
  const refusedEntry = entries.findIndex(({ status }) => status === 401);
  expect(entries[refusedEntry]?.path).toContain(BALANCE);
  const refusedCall = calls.findIndex(({ request }) => request.startsWith(`GET ${BALANCE}`));
  expect(calls[refusedCall]?.attempts).toBe('2');
  for (const laterRequests of [
    entries.slice(refusedEntry + 1).map(formatRequest),
    calls.slice(refusedCall + 1).map(({ request }) => request),
  ])
    expect(laterRequests).toEqual(expect.arrayContaining([AGENCY_PROFILE, AGENCY_SIGN_IN]));

  // The retried read is one call with two requests.
  expect(entries.filter(({ status }) => status === 503).map(formatRequest)).toEqual([`GET ${PASSES}`]);
  const retriedCalls = calls.filter(({ attempts }) => Number(attempts) > 1);
  expect(retriedCalls.map(({ request }) => request)).toEqual([calls[refusedCall]?.request, `GET ${PASSES}`]);
});

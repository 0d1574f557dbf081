import { readFileSync } from 'node:fs';
import { type Page, type Request } from '@playwright/test';
import { readAccessLogSince, expect, openAgency, signIn, test } from './portalTest';
import { FAULT_INJECTION, FAULT_INJECTION_LOG } from './sites';

test.use({ baseURL: FAULT_INJECTION.portal, expectedMessages: [/Failed to load resource/] });
// One after the other: the faults and the log of this platform are the present test's.
test.describe.configure({ mode: 'default' });

const setFaults = async (faults: object[]) => {
  const reply = await fetch(`${FAULT_INJECTION.portal}/platform/_control/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  expect(reply.status).toBe(200);
};
test.afterEach(() => setFaults([]));

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const inSummary = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Summary' }).getByRole('button', { name });

async function open(page: Page, agency: string): Promise<void> {
  await signIn(page, 'US East');
  await openAgency(page, agency);
  await page.getByRole('link', { name: 'Agency Diagnostics' }).click();
  await expect(page.getByText(/^0 of \d+ checks$/)).toBeVisible();
}

async function runAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.getByText(/^(\d+) of \1 checks · /)).toBeVisible({ timeout: 30_000 });
}

/** The most calls that the page had under way at once, as the browser saw them. */
function mostAtOnce(page: Page): () => number {
  let [underWay, most] = [0, 0];
  page.on('request', (request) => {
    if (!request.url().includes('/platform/') || request.method() === 'OPTIONS') return;
    most = Math.max(most, (underWay += 1));
  });
  const end = (request: Request) => {
    if (request.url().includes('/platform/')) underWay -= 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => most;
}

test('the agency with everything: each call once, six at a time, in places that do not move', async ({
  page,
}) => {
  await open(page, 'CBTA');
  // Every answer takes long enough for the next calls to be sent.
  await setFaults([{ kind: 'latency', ms: 60 }]);
  const since = new Date().toISOString();
  const most = mostAtOnce(page);
  const places = () =>
    page.getByRole('article').evaluateAll((cards) =>
      cards.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      }),
    );
  const before = await places();
  await runAll(page);
  expect(await places()).toEqual(before);

  const answered = readAccessLogSince(since, FAULT_INJECTION_LOG);
  expect(answered.length).toBeGreaterThan(30);
  expect(new Set(answered.map(({ path }) => path)).size).toBe(answered.length);
  expect(Math.max(...answered.map(({ underWay }) => underWay))).toBe(6);
  expect(most()).toBe(6);
  for (const { path, token, agency } of answered) {
    const audience = path.startsWith('/agencies/v2/') ? 'none' : /^\/(agency|pspaccount\/api\/v3\/account)\//.test(path) ? 'pso' : 'admin'; // prettier-ignore
    expect([path, token, agency]).toEqual([path, audience, audience === 'admin' ? 'CBTA' : undefined]);
  }
  await expect(inSummary(page, '0 failed')).toBeDisabled();
  await expect(card(page, 'Payment provider').getByRole('definition').last()).not.toHaveText('—');
  await expect(card(page, 'Payment media').getByRole('rowheader')).toHaveCount(16);
  await expect(card(page, 'Payment media').getByText('not configured').first()).toBeVisible();
  await expect(card(page, 'Users by type').getByRole('term')).toHaveCount(7);
});

test('the bare one has three alerts; the summary goes to the first', async ({ page }) => {
  await open(page, 'AAT');
  await runAll(page);
  await expect(page.getByText('[ALERT] This Agency does not have Feature Sets.')).toBeVisible();
  await expect(page.getByText('[ALERT] Reports have not been configured for this agency.')).toBeVisible();
  await expect(page.getByText('[ALERT] This Agency does not have any Concessions.')).toBeVisible();
  await expect(page.getByText('[ALERT]')).toHaveCount(3);
  await inSummary(page, /alerts$/).click();
  const first = page.locator('article[data-status="alert"]').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

test('with a service that hangs and one that answers 500 the others have their verdicts at once', async ({
  page,
}) => {
  await open(page, 'CBTA');
  await setFaults([
    { kind: 'hang', path: '/simpleticket/*' },
    { kind: 'status', status: 500, path: '/reports/*' },
  ]);
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.getByRole('list', { name: 'Summary' }).getByText('1 running')).toBeVisible();
  await expect(card(page, 'Coupons')).toHaveAttribute('data-status', 'running');
  await expect(card(page, 'Reports')).toContainText('The platform answered 500');
  await expect(card(page, 'Coupons')).toContainText('did not answer within 10 seconds', { timeout: 15_000 });
  await expect(inSummary(page, '2 failed')).toBeEnabled();

  await card(page, 'Reports').locator('summary').click();
  await expect(card(page, 'Reports')).toContainText('GET /reports/api/v1/reportList — status 500');

  await setFaults([]);
  await page.getByRole('button', { name: 'RUN Reports' }).click();
  await expect(card(page, 'Reports')).toContainText('was failed, now ok');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report as text' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^diagnostics-US-East-CBTA-.*Z\.txt$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('[failed] Coupons');
  expect(text).not.toMatch(/eyJ|@/);

  await page.reload();
  await expect(page.getByText(/^Last report /)).toBeVisible();
  await runAll(page);
  await expect(card(page, 'Coupons')).toContainText('was failed, now ok');
});

test('a run that is cancelled says so, and asks nothing more', async ({ page }) => {
  await open(page, 'METRO');
  await setFaults([{ kind: 'hang' }]);
  const since = new Date().toISOString();
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect.poll(() => readAccessLogSince(since, FAULT_INJECTION_LOG).length).toBe(6);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(inSummary(page, '0 running')).toBeDisabled();
  await expect(inSummary(page, '0 ok')).toBeDisabled();
  await expect(inSummary(page, /^[1-9]\d* skipped/)).toBeEnabled();
  expect(readAccessLogSince(since, FAULT_INJECTION_LOG)).toHaveLength(6);
  await setFaults([]);
  await runAll(page);
  await expect(inSummary(page, '0 skipped')).toBeDisabled();
});

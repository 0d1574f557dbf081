import { findValues, readStoredEntries } from '@tests/browser/storedData';
import { expect, holdRequests, type Page, test } from './harness/faultTest';
import { type RequestLog } from './harness/requestLog';

const TOKEN_PATH = '/pso/api/v1/token/agency';
/** One check alone: two calls for each agency. Tests that ran before may have created more agencies than the seed’s 130. */
const FLEET_URL = '/fleet?checks=terms';

const DONE = /^Done: (\d+) of \1\b/;

const getProgress = (page: Page) => page.getByRole('progressbar', { name: 'Agencies done' });
const readDone = (page: Page) => getProgress(page).evaluate((bar: HTMLProgressElement) => bar.value);
const readTotal = (page: Page) => getProgress(page).evaluate((bar: HTMLProgressElement) => bar.max);

async function startRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

async function waitForDone(page: Page, count: number): Promise<void> {
  await expect.poll(() => readDone(page), { timeout: 60_000, intervals: [50] }).toBeGreaterThanOrEqual(count);
}

/** A run's only requests that are not reads are its sign-ins. */
function expectSignIns(requestLog: RequestLog): void {
  for (const { path } of requestLog.requestsTo(TOKEN_PATH, 'POST')) requestLog.expectOneWrite('POST', path);
}

interface CountedWindow {
  /** The URLs of the calls in flight, and of those when they were most. */
  calls: { inFlight: string[]; most: string[] };
}

/** Counts the platform's calls in the page, because Playwright's events of requests come late on a busy machine. A call ends with its text. */
async function startCountingCalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const calls: CountedWindow['calls'] = { inFlight: [], most: [] };
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
      // The portal's own files are asked for too, and their answers are not always read. And the page's own lists are not
      // the run's; on a slow machine they can come late.
      const url = String(request[0]);
      if (!url.includes('/platform/') || /\/(countries|timezones)\/|\/agencies\/\?limit=/.test(url))
        return send(...request);
      const end = () => void calls.inFlight.splice(calls.inFlight.indexOf(url), 1);
      calls.inFlight.push(url);
      if (calls.inFlight.length > calls.most.length) calls.most = [...calls.inFlight];
      const response = await send(...request).catch((error: unknown) => {
        end();
        throw error;
      });
      const readText = response.text.bind(response);
      response.text = () => readText().finally(end);
      return response;
    };
    Object.assign(window, { calls } satisfies CountedWindow);
  });
}

/** The URLs of the most calls that were in flight at the same time. */
const readMostCalls = (page: Page) => page.evaluate(() => (window as unknown as CountedWindow).calls.most);

async function expectNoFurtherRequest(page: Page, requestLog: RequestLog): Promise<void> {
  const countBefore = requestLog.requestsTo(/./).length;
  // Longer than a run waits between two agencies.
  await page.waitForTimeout(1_000);
  expect(requestLog.requestsTo(/./).slice(countBefore)).toEqual([]);
}

const expectSignedOut = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForFunction(() => sessionStorage.getItem('fare-portal:session') === null);
};

test(
  'a run pauses when the platform dies, says where, and goes on when it is back',
  { tag: '@fault:fleet-platform-dies' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    test.setTimeout(120_000);
    await openSignedIn(FLEET_URL, 'operator');
    await startCountingCalls(page);
    // The run waits at its 41st agency until the fault is there.
    const signIns = await holdRequests(page, /\/token\/agency$/, 'POST', 40);
    await startRun(page);
    await waitForDone(page, 40);
    await setFaults({ kind: 'status', status: 500, path: '/*' });
    await signIns.release();
    await expect(page.getByText(/The platform seems to be down: paused at 4\d of \d+/).first()).toBeVisible();
    await setFaults();
    const retry = page.getByRole('button', { name: /^Retry failed/ });
    await retry.click();
    // Only the failed ones are asked again. Then the button has gone, and Resume asks the rest.
    await expect(retry).toBeHidden();
    await page.getByRole('button', { name: 'Resume' }).click();
    await waitForDone(page, await readTotal(page));
    await expect(page.getByText(DONE).first()).toBeVisible();
    // At least the checks of one agency are asked at the same time.
    const mostCalls = await readMostCalls(page);
    expect(mostCalls.length).toBeGreaterThan(1);
    expect(mostCalls.length, mostCalls.join('\n')).toBeLessThanOrEqual(6);
    expectSignIns(requestLog);
  },
);

test(
  'Sign Out in the middle of a run ends it: no further request, and no token in any storage',
  { tag: '@fault:fleet-sign-out' },
  async ({ page, openSignedIn, requestLog }) => {
    await openSignedIn(FLEET_URL, 'operator');
    await startRun(page);
    await waitForDone(page, 5);
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expectSignedOut(page);
    await expectNoFurtherRequest(page, requestLog);
    expect(findValues(await readStoredEntries(page), requestLog.tokens)).toEqual([]);
    expectSignIns(requestLog);
  },
);

test(
  'a sign-out in another tab ends the run',
  { tag: '@fault:fleet-other-tab' },
  async ({ page, openSignedIn, requestLog }) => {
    await openSignedIn(FLEET_URL, 'operator');
    const [otherTab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void window.open('/home')),
    ]);
    await expect(otherTab.getByRole('link', { name: 'Sign Out' })).toBeVisible();
    await startRun(page);
    await waitForDone(page, 5);
    await otherTab.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page.getByText('You signed out in another tab.')).toBeVisible();
    await expectSignedOut(page);
    await expectNoFurtherRequest(page, requestLog);
    expectSignIns(requestLog);
  },
);

test(
  'a run waits while the computer is offline, and then asks the rest',
  { tag: '@fault:fleet-offline' },
  async ({ page, context, openSignedIn, requestLog }) => {
    test.setTimeout(120_000);
    await openSignedIn(FLEET_URL, 'operator');
    const signIns = await holdRequests(page, /\/token\/agency$/, 'POST', 10);
    await startRun(page);
    await waitForDone(page, 10);
    await context.setOffline(true);
    await expect(page.getByText(/^Waits for the connection:/).first()).toBeVisible();
    await signIns.release();
    await context.setOffline(false);
    // What was under way when the connection was lost is asked again without a press.
    await expect(page.getByText(DONE).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: /^Retry failed/ })).toHaveCount(0);
    expectSignIns(requestLog);
  },
);

test(
  'a run that a reload has stopped says where, and Resume asks the rest',
  { tag: '@fault:fleet-reload' },
  async ({ page, openSignedIn, requestLog }) => {
    test.setTimeout(120_000);
    await openSignedIn(FLEET_URL, 'operator');
    // The run waits at its 61st agency, however late the press of Pause comes.
    const signIns = await holdRequests(page, /\/token\/agency$/, 'POST', 60);
    await startRun(page);
    await waitForDone(page, 60);
    // A pause saves the answers so far.
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText(/^Paused at 60 of \d+/).first()).toBeVisible();
    await page.reload();
    const stopped = page.getByText(/^The run of \d\d:\d\d stopped at \d+ of \d+/).first();
    await expect(stopped).toBeVisible();
    // Fewer than 60 if the reload was quicker than the last write (decision 133).
    const doneCount = Number(/stopped at (\d+)/.exec((await stopped.textContent()) ?? '')?.[1]);
    expect(doneCount).toBeGreaterThan(0);
    await signIns.release();
    const countSignIns = () => requestLog.requestsTo(TOKEN_PATH, 'POST').length;
    const before = countSignIns();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText(DONE).first()).toBeVisible({ timeout: 60_000 });
    expect(countSignIns() - before).toBe((await readTotal(page)) - doneCount);
    expectSignIns(requestLog);
  },
);

import { AGENCY_A, expect, type Page, test } from './harness/faultTest';
import { recordKeysAndMessages, recordTextsAcrossLoads } from './harness/recordTexts';

const RIDERS_URL = `/agency-dashboard/${AGENCY_A}/riders`;

const expectSignedOut = async (page: Page) => {
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // A visit of /login shows the painted form before the portal's code ends the session and loads the page once more.
  await page.waitForFunction(() => sessionStorage.getItem('fare-portal:session') === null);
};

/** Opens a second tab of the same session, as the browser's 'Duplicate tab' does, and waits until it is idle. */
async function duplicateTab(page: Page): Promise<Page> {
  const [otherTab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  await expect(otherTab.getByRole('rowheader').first()).toBeVisible();
  // The list loads three pages to fill the window, on a slow machine with idle moments between them.
  await expect(otherTab.locator('.table__footer')).toContainText('30 of');
  await otherTab.waitForLoadState('networkidle');
  return otherTab;
}

test('Sign Out in one tab signs the other tab out, which then sends no request', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn(RIDERS_URL);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const otherTab = await duplicateTab(page);
  const requests: string[] = [];
  otherTab.on('request', (request) => {
    if (request.url().includes('/platform/')) requests.push(request.url());
  });
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(otherTab.getByText('You signed out in another tab.')).toBeVisible();
  await expectSignedOut(otherTab);
  await expectSignedOut(page);
  expect(requests).toEqual([]);
});

test(
  'opening /login ends the session in all tabs, and Back shows nothing of it',
  { tag: '@fault:back-after-sign-out' },
  async ({ page, openSignedIn, requestLog }) => {
    await openSignedIn(`/agency-dashboard/${AGENCY_A}`);
    await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
    const names = page.getByRole('rowheader');
    await expect(names.first()).toBeVisible();
    const seenTexts = await recordTextsAcrossLoads(page, [
      ...(await names.allTextContents()),
      'RIDERS',
      'Sign Out',
    ]);
    const otherTab = await duplicateTab(page);
    await page.goto('/login');
    await expectSignedOut(page);
    await expect(otherTab.getByText('You signed out in another tab.')).toBeVisible();
    await expectSignedOut(otherTab);
    // Until then the list of the first tab may still have loaded a page.
    const countBefore = requestLog.requestsTo(/./).length;
    await page.goBack();
    await expectSignedOut(page);
    await page.goForward();
    await expectSignedOut(page);
    expect(seenTexts()).toEqual([]);
    expect(requestLog.requestsTo(/./).slice(countBefore)).toEqual([]);
  },
);

test(
  'Sign Out ignores a response that arrives later',
  { tag: '@slow' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    await setFaults({ kind: 'latency', ms: 5000, path: '/customersearch/*' });
    await openSignedIn(RIDERS_URL);
    await expect.poll(() => requestLog.requestsTo(/riders/)).toHaveLength(1);
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expectSignedOut(page);
    expect(await recordKeysAndMessages(page, 10_000)).toEqual([]);
    await expectSignedOut(page);
  },
);

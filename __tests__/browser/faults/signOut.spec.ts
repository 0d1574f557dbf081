import { AGENCY_A, expect, type Page, test } from './harness/faultTest';
import { recordKeysAndMessages, recordTextsInDocuments } from './harness/recordTexts';

const RIDERS = `/agency-dashboard/${AGENCY_A}/riders`;

const expectSignedOut = async (page: Page) => {
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('fare-portal:session'))).toBeNull();
};

/** A second tab of the same session, as 'duplicate tab' makes one, once it is idle. */
async function copyOf(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  await expect(copy.getByRole('rowheader').first()).toBeVisible();
  // A list that fills its window asks for more by itself, for a while.
  await copy.waitForLoadState('networkidle');
  return copy;
}

test('FC05 Sign Out in one tab: the other follows within 2 s, and calls nothing more', async ({
  page,
  open,
}) => {
  await open(RIDERS);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const idle = await copyOf(page);
  const calls: string[] = [];
  idle.on('request', (request) => {
    if (request.url().includes('/platform/')) calls.push(request.url());
  });
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(idle.getByText('You signed out in another tab.')).toBeVisible({ timeout: 2000 });
  await expectSignedOut(idle);
  await expectSignedOut(page);
  expect(calls).toEqual([]);
});

test('FC06 /login typed, then Back: the sign-in screen, nothing of what was there, in a copied tab neither', async ({
  page,
  open,
  requestLog,
}) => {
  await open(`/agency-dashboard/${AGENCY_A}`);
  await page.getByRole('link', { name: 'All Riders' }).click();
  const names = page.getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  const seen = await recordTextsInDocuments(page, [...(await names.allTextContents()), 'RIDERS', 'Sign Out']);
  const copy = await copyOf(page);
  const before = requestLog.requestsTo(/./).length;
  await page.goto('/login');
  await expectSignedOut(page);
  await expect(copy.getByText('You signed out in another tab.')).toBeVisible({ timeout: 2000 });
  await expectSignedOut(copy);
  await page.goBack();
  await expectSignedOut(page);
  await page.goForward();
  await expectSignedOut(page);
  expect(seen()).toEqual([]);
  expect(requestLog.requestsTo(/./).slice(before)).toEqual([]);
});

test(
  'FC07 Sign Out while an answer is on its way: nothing comes back for 10 s',
  { tag: '@slow' },
  async ({ page, open, requestLog, setFaults }) => {
    await setFaults({ kind: 'latency', ms: 5000, path: '/customersearch/*' });
    await open(RIDERS);
    await expect.poll(() => requestLog.requestsTo(/riders/)).toHaveLength(1);
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expectSignedOut(page);
    expect(await recordKeysAndMessages(page, 10_000)).toEqual([]);
    await expectSignedOut(page);
  },
);

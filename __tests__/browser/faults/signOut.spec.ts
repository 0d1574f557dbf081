import { A, expect, test, type Page } from './harness/bench';
import { cameUpWithin, neverInAnyDocument } from './harness/page';

const RIDERS = `/agency-dashboard/${A}/riders`;

const expectSignedOut = async (page: Page) => {
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('fare-portal:session'))).toBeNull();
};

test('FC05 Sign Out in one tab: the other follows within 2 s, and calls nothing more', async ({
  page,
  context,
  open,
}) => {
  const idle = await context.newPage();
  await open(RIDERS, 'A', idle);
  await expect(idle.getByRole('rowheader').first()).toBeVisible();
  await open(RIDERS);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
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

test('FC06 /login typed, then Back: the sign-in screen, and nothing of what was there', async ({
  page,
  open,
  ledger,
}) => {
  await open(`/agency-dashboard/${A}`);
  await page.getByRole('link', { name: 'All Riders' }).click();
  const names = page.getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  const seen = await neverInAnyDocument(page, [...(await names.allTextContents()), 'RIDERS', 'Sign Out']);
  const before = ledger.to(/./).length;
  await page.goto('/login');
  await expectSignedOut(page);
  await page.goBack();
  await expectSignedOut(page);
  await page.goForward();
  await expectSignedOut(page);
  expect(seen()).toEqual([]);
  expect(
    ledger
      .to(/./)
      .slice(before)
      .filter(({ host }) => host),
  ).toEqual([]);
});

test(
  'FC07 Sign Out while an answer is on its way: nothing comes back for 10 s',
  { tag: '@slow' },
  async ({ page, open, ledger, setFaults }) => {
    await setFaults({ kind: 'latency', ms: 5000, path: '/customersearch/*' });
    await open(RIDERS);
    await expect.poll(() => ledger.to(/riders/).filter(({ host }) => host)).toHaveLength(1);
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expectSignedOut(page);
    expect(await cameUpWithin(page, 10_000)).toEqual([]);
    await expectSignedOut(page);
  },
);

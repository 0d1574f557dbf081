import { findAxeViolations, printStateCount } from '../axe';
import { SCREEN_URLS } from '../screenUrls';
import { expect, holdResponses, type Page, test } from './harness/faultTest';

test.afterEach(printStateCount);

/** What axe finds on each screen, once it stands. */
async function findingsOf(page: Page, open: (path: string) => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const path of SCREEN_URLS) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
    found.push(...(await findAxeViolations(page)).map((finding) => `${path} ${finding}`));
  }
  return found;
}

test('R56 nothing serious on any screen while it waits for its answers', async ({ page, open }) => {
  test.setTimeout(180_000);
  const held = await holdResponses(page, /\/platform\//);
  expect(await findingsOf(page, open)).toEqual([]);
  await held.release();
});

test('R56 nothing serious on any screen that failed', async ({ page, open, setFaults }) => {
  test.setTimeout(180_000);
  await setFaults({ kind: 'status', method: 'GET', path: '/*', status: 500 });
  expect(await findingsOf(page, open)).toEqual([]);
});

test('R56 nothing serious on any screen that has nothing to show', async ({ page, open }) => {
  test.setTimeout(180_000);
  await page.route(/\/platform\/us-east\/(?!agency\/api\/v4\/agencies\/)/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.continue(),
  );
  expect(await findingsOf(page, open)).toEqual([]);
});

test('R56 nothing serious in what the shell tells', async ({ page, context, open, setFaults }) => {
  await open('/agency-dashboard/CBTA/riders');
  await setFaults({ kind: 'latency', method: 'GET', path: '/*', ms: 6_000 });
  await page.getByLabel('Filter').fill('a');
  await expect(page.getByText('The platform is slow to answer')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await setFaults();
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

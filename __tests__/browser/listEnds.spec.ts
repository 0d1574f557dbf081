import { type Page, type Route } from '@playwright/test';
import { expect, signInByStorage, test } from './portalTest';

const RIDERS = /\/customersearch\/api\/v3\/riders\?/;
const readPageNumber = (route: Route) => Number(new URL(route.request().url()).searchParams.get('page'));
const createRiders = (ids: number[]) => ids.map((user_id) => ({ user_id, first_name: `Rider ${user_id}` }));

/** Answers the requests for riders; returns the function that counts them. */
async function routeRiders(page: Page, respond: (pageNumber: number) => Parameters<Route['fulfill']>[0]) {
  let requestCount = 0;
  await page.route(RIDERS, (route) => {
    requestCount += 1;
    return route.fulfill(respond(readPageNumber(route)));
  });
  return () => requestCount;
}

async function openRiders(page: Page): Promise<void> {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/riders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

async function exportAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('radio', { name: /page by page|call/ }).check();
  await page.getByRole('button', { name: 'Save file' }).click();
}

test('a list that becomes shorter while it is read says so, as its export does, and both read it anew', async ({
  page,
}) => {
  const respond = (isChanging: boolean) => (pageNumber: number) => ({
    json: createRiders(pageNumber === 1 ? [9, 8] : [6]),
    headers: {
      'x-total': isChanging && pageNumber === 1 ? '4' : '3',
      ...(pageNumber === 1 && { 'x-next-page': '2' }),
    },
  });
  await routeRiders(page, respond(true));
  await openRiders(page);
  const title = page.getByText('This list changed while it was read', { exact: true });
  const reason = 'The platform counted 4 riders, and 3 later. Some may be missing.';
  await expect(title).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await exportAll(page);
  await expect(
    page.getByText(new RegExp(`^Saved 3 riders to .*\\. This list changed .* ${reason}`)),
  ).toBeVisible();

  await page.unroute(RIDERS);
  await routeRiders(page, respond(false));
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByText('Saved 3 riders', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(title).toHaveCount(0);
  await expect(page.getByText('No more results')).toBeVisible();
});

test('a row that is nested too deeply is left out and counted; a record fails', async ({ page }) => {
  const deepJson = '['.repeat(20_000) + ']'.repeat(20_000);
  await routeRiders(page, () => ({
    contentType: 'application/json',
    body: `[{"user_id":1000400},{"user_id":1,"extra":${deepJson}}]`,
  }));
  await openRiders(page);
  await expect(page.getByText('1 row could not be read and is left out.')).toBeVisible();
  await expect(page.getByText('1 loaded')).toBeVisible();
  await page.route(/\/profile\/api\/v3\/profile\//, (route) =>
    route.fulfill({ contentType: 'application/json', body: `{"user_id":1000400,"extra":${deepJson}}` }),
  );
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByText(/Unable to retrieve Rider Profile/)).toBeVisible();
});

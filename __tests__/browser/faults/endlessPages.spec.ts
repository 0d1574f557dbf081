import { type Page, type Route } from '@playwright/test';
import { AGENCY_A, expect, test } from './harness/faultTest';

/*
 * Services that name a next page without end: with the same rows on each, or with a new row on each. Only the second
 * kind is read for long, and only as long as its screen or dialog is open.
 */

const respondWithPage = (route: Route, hasNewRows: boolean) => {
  const page = Number(new URL(route.request().url()).searchParams.get('page'));
  const id = hasNewRows ? page : 1;
  return route.fulfill({
    json: [{ id, user_id: id, email: `row${id}@a.example` }],
    headers: { 'x-next-page': String(page + 1) },
  });
};

// Jest tests each list (listGaps.test.tsx) and its export (exportGaps.test.tsx).
test('the riders end at a page without a new row, and their export too', async ({ page, openSignedIn }) => {
  let requestCount = 0;
  await page.route(/\/customersearch\/api\/v3\/riders\?/, (route) => {
    requestCount += 1;
    return respondWithPage(route, false);
  });
  await openSignedIn(`/agency-dashboard/${AGENCY_A}/riders`);
  await expect(page.getByText('This list may be incomplete')).toBeVisible();
  expect(requestCount).toBe(2);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('radio', { name: /page by page|call/ }).check();
  await page.getByRole('button', { name: 'Save file' }).click();
  await expect(page.getByText(/^Saved 1 .* This list may be incomplete\./)).toBeVisible();
  expect(requestCount).toBe(4);
});

/** Opens two further pages of the portal, and checks that no request was sent meanwhile. */
async function expectSilence(page: Page, countRequests: () => number): Promise<void> {
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const requestCount = countRequests();
  await page.getByRole('link', { name: 'PSO Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PSO USERS' })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(countRequests()).toBe(requestCount);
}

for (const [path, apiPath] of [
  ['businessRules', /\/businessrules\/.*\/categories\?/],
  ['agency-appfeatures', /\/appfeatures\/.*\/allAppFeatures\?/],
] as const) {
  test(`the full list of ${path} sends no further request when its page is left`, async ({
    page,
    openSignedIn,
  }) => {
    let requestCount = 0;
    await page.route(apiPath, (route) => {
      requestCount += 1;
      const firstId = requestCount * 100;
      return route.fulfill({
        json: Array.from({ length: 100 }, (_row, index) => ({
          id: firstId + index,
          name: `row ${firstId + index}`,
        })),
      });
    });
    await openSignedIn(`/agency-dashboard/${AGENCY_A}/${path}`, 'agencyA');
    await expect.poll(() => requestCount).toBeGreaterThan(2);
    await expectSilence(page, () => requestCount);
  });
}

for (const hasNewRows of [false, true]) {
  const end = hasNewRows ? 'its page is left' : 'a page has no new row';
  test(`Check now of a registration sends no further request when ${end}`, async ({
    page,
    openSignedIn,
    requestLog,
    setFaults,
  }) => {
    const path = '/auth/api/v3/administrators';
    await setFaults({ kind: 'status', status: 502, method: 'POST', path });
    await page.route(/\/auth\/api\/v4\/administrators\?.*per_page=100/, (route) =>
      respondWithPage(route, hasNewRows),
    );
    await openSignedIn(`/agency-dashboard/${AGENCY_A}/admin-users`);
    await page.getByRole('button', { name: 'Register User' }).click();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Email').fill('lost@cbta.example');
    await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
    requestLog.expectOneWrite('POST', path);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Check now' }).click();
    const countRequests = () =>
      requestLog
        .requestsTo('/auth/api/v4/administrators')
        .filter(({ url }) => url.search.includes('per_page=100')).length;
    if (hasNewRows) {
      await expect.poll(countRequests).toBeGreaterThan(5);
      await page.goBack();
      await page.getByRole('button', { name: 'Leave' }).click();
      await expectSilence(page, countRequests);
    } else {
      await expect(page.getByText('Still unknown')).toBeVisible();
      expect(countRequests()).toBe(2);
    }
  });
}

test('an export without an end sends no further request after Cancel', async ({
  page,
  openSignedIn,
  requestLog,
}) => {
  await openSignedIn(`/agency-dashboard/${AGENCY_A}/riders`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.route(/per_page=100/, (route) => respondWithPage(route, true));
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('radio', { name: /page by page|call/ }).check();
  await page.getByRole('button', { name: 'Save file' }).click();
  const countRequests = () =>
    requestLog
      .requestsTo('/customersearch/api/v3/riders')
      .filter(({ url }) => url.search.includes('per_page=100')).length;
  await expect.poll(countRequests).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expectSilence(page, countRequests);
});

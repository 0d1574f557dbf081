import { type Route } from '@playwright/test';
import { controlTimeouts } from '../controlTimeouts';
import { AGENCY_A, expect, holdRequests, type Page, test } from './harness/faultTest';
import { recordTextsInCurrentDocument } from './harness/recordTexts';

/** The rider of agency A with the most payments. */
const RIDER_PATH = `/agency-dashboard/${AGENCY_A}/riders/1000400`;
const tableFooter = (page: Page) => page.locator('.table__footer');
/** Scrolls to the end, which loads the next page. */
const scrollToEnd = (page: Page) =>
  page.locator('.table__scroll').evaluate((list) => list.scrollTo(0, list.scrollHeight));

test('typing quickly shows the rows of the last term when responses arrive in reverse order, and debounces requests', async ({
  page,
  openSignedIn,
  requestLog,
}) => {
  const pendingRoutes = new Map<string, Route>();
  await page.route(/\/customersearch\/api\/v3\/riders\?term=./, (route) => {
    pendingRoutes.set(new URL(route.request().url()).searchParams.get('term') ?? '', route);
  });
  const requestedTerms = () =>
    requestLog
      .requestsTo('/customersearch/api/v3/riders')
      .map(({ url }) => url.searchParams.get('term') ?? '')
      .filter((term) => term !== '');
  const respond = (term: string) =>
    pendingRoutes
      .get(term)
      ?.fulfill({ json: [{ user_id: `found-${term}`, first_name: `Rider for ${term}.` }] })
      // Fulfilling fails if the portal has aborted the request.
      .catch(() => undefined);

  await openSignedIn(`/agency-dashboard/${AGENCY_A}/riders`);
  const filter = page.getByLabel('Filter');
  for (const term of ['a', 'ab', 'abc']) {
    await filter.fill(term);
    await expect.poll(() => pendingRoutes.has(term)).toBe(true);
  }
  const seenTexts = await recordTextsInCurrentDocument(page, ['Rider for a.', 'Rider for ab.']);
  await respond('abc');
  await expect(page.getByRole('rowheader')).toHaveText(['found-abc']);
  await respond('ab');
  await respond('a');
  const countPending = () =>
    requestLog.requestsTo('/customersearch/api/v3/riders').filter(({ status }) => status === null).length;
  await expect.poll(countPending).toBe(0);
  await expect(page.getByRole('rowheader')).toHaveText(['found-abc']);
  await expect(filter).toHaveValue('abc');
  expect(await seenTexts()).toEqual([]);
  expect(requestedTerms()).toEqual(['a', 'ab', 'abc']);

  // Three inputs within the debounce time cause one request.
  await filter.evaluate((field: HTMLInputElement) => {
    // React notices only a change by the native setter.
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [index, text] of ['x', 'xy', 'xyz'].entries()) {
      setTimeout(() => {
        setValue?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, index * 60);
    }
  });
  await expect.poll(() => pendingRoutes.has('xyz')).toBe(true);
  await respond('xyz');
  await expect(page.getByRole('rowheader')).toHaveText(['found-xyz']);
  expect(requestedTerms()).toEqual(['a', 'ab', 'abc', 'xyz']);
});

test('the selected tab shows its own table and error when responses arrive in reverse order', async ({
  page,
  openSignedIn,
}) => {
  await controlTimeouts(page);
  const heldPayments = await holdRequests(page, /\/paymentview\/api\/v2\/payments\?/);
  let failPasses = (): Promise<void> | undefined => undefined;
  let passRequestCount = 0;
  await page.route(/\/mobileticketview\/api\/v2\/passes\//, (route) => {
    passRequestCount += 1;
    failPasses = () => route.fulfill({ status: 500, json: {} }).catch(() => undefined);
  });
  await openSignedIn(RIDER_PATH);
  await heldPayments.waitForHeld();
  await page.getByRole('tab', { name: 'PASSES' }).click();
  await expect.poll(() => passRequestCount).toBe(1);
  await expect(page.getByRole('table', { name: 'Passes' })).toBeVisible();
  await page.getByRole('tab', { name: 'PAYMENTS' }).click();
  const passesTexts = await recordTextsInCurrentDocument(page, [
    'Unable to retrieve Rider Passes',
    'Serial Number',
  ]);
  await failPasses();
  await heldPayments.release();
  const table = page.getByRole('table', { name: 'Payments' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Serial Number' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await passesTexts()).toEqual([]);

  const paymentErrorTexts = await recordTextsInCurrentDocument(page, ['Unable to retrieve Rider Payments']);
  await page.getByRole('tab', { name: 'PASSES' }).click();
  await expect.poll(() => passRequestCount).toBe(2);
  await failPasses();
  await expect(page.getByRole('alert')).toContainText('Error: Unable to retrieve Rider Passes');
  await expect(page.getByRole('columnheader', { name: 'Serial Number' })).toBeVisible();
  await page.getByRole('tab', { name: 'PAYMENTS' }).click();
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await paymentErrorTexts()).toEqual([]);
});

test('changing the filter while page 2 is loading shows only page 1 of the new filter', async ({
  page,
  openSignedIn,
  requestLog,
}) => {
  const heldPage2 = await holdRequests(page, /\/passes\/\?.*\bpage=2\b/);
  await openSignedIn(`/agency-dashboard/${AGENCY_A}/passes`);
  const ids = page.getByRole('rowheader');
  await expect(tableFooter(page)).toContainText('30 of');
  const searchedId = (await ids.nth(2).textContent()) ?? '';
  const otherIds = (await ids.allTextContents()).filter((id) => !id.includes(searchedId));
  await scrollToEnd(page);
  await heldPage2.waitForHeld();
  await page.getByLabel('Filter').fill(searchedId);
  await expect(tableFooter(page)).toContainText('1 loaded');
  // Page 2 must be added neither to the one row of the new filter nor to the 30 rows without it.
  const seenTexts = await recordTextsInCurrentDocument(page, [...otherIds, '31 of', '60 of']);
  await heldPage2.release();
  const haveAllResponded = () => requestLog.requestsTo(/\/passes\/$/).every(({ status }) => status !== null);
  await expect.poll(haveAllResponded).toBe(true);
  await expect(ids).toHaveText([searchedId]);
  await expect(tableFooter(page)).toContainText('No more results');
  expect(await seenTexts()).toEqual([]);
  const pages = requestLog
    .requestsTo(/\/passes\/$/)
    .filter(({ url }) => url.searchParams.get('id') === searchedId);
  expect(pages.map(({ url }) => url.searchParams.get('page'))).toEqual(['1']);
});

test('when page 3 of the purchase orders fails, pages 1 and 2 stay and a retry appears below them', async ({
  page,
  openSignedIn,
  requestLog,
  setFaults,
}) => {
  const path = '/payment/api/v4/purchase';
  // The page is the first parameter, or a later one.
  await setFaults(
    { kind: 'status', status: 500, path: `${path}?*&page=3&*` },
    { kind: 'status', status: 500, path: `${path}?page=3&*` },
  );
  await openSignedIn(`/agency-dashboard/${AGENCY_A}/purchase-orders`);
  await expect(tableFooter(page)).toContainText('30 of');
  const endTexts = await recordTextsInCurrentDocument(page, ['No more results']);
  await scrollToEnd(page);
  await expect(tableFooter(page)).toContainText('60 of');
  await scrollToEnd(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to retrieve more Purchase Orders');
  await expect(tableFooter(page)).toContainText('60 of');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await endTexts()).toEqual([]);
  const requestsOfPage3 = () =>
    requestLog.requestsTo(path).filter(({ url }) => url.searchParams.get('page') === '3');
  expect(requestsOfPage3()).toHaveLength(1);

  await setFaults();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(tableFooter(page)).toContainText('90 of');
  await expect(alert).toHaveCount(0);
  expect(requestsOfPage3()).toHaveLength(2);
  expect(requestLog.requestsTo(path).filter(({ url }) => url.searchParams.get('page') === '1')).toHaveLength(
    1,
  );
});

test('when page 4 of 5 of the time zones fails, the form says so, also on submit, and Try again loads only page 4', async ({
  page,
  openSignedIn,
  requestLog,
  setFaults,
}) => {
  const path = '/agency/api/v4/timezones/';
  const readOffsets = () =>
    requestLog
      .requestsTo(path)
      .map(({ url }) => url.searchParams.get('offset'))
      .sort();
  // A page has 100 time zones.
  await setFaults({ kind: 'status', status: 500, path: `${path}?*offset=300*` });
  await openSignedIn('/agency-creation', 'operator');
  const notice = page.getByText('Not all time zones could be loaded');
  await expect(notice).toBeVisible();
  expect(readOffsets()).toEqual(['0', '100', '200', '300', '400']);

  // The user must see before submitting that a list is incomplete (decision 21).
  await page.getByLabel('Name', { exact: true }).fill('Short of zones');
  await page.getByLabel('Abbreviation').fill('SHORT');
  await expect(page.getByText('Only the loaded values can be chosen.')).toBeInViewport();
  const agencies = '/agency/api/v4/agencies';
  await setFaults(
    { kind: 'status', status: 500, path: `${path}?*offset=300*` },
    { kind: 'status', status: 404, body: {}, method: 'POST', path: agencies },
  );
  requestLog.expectOneWrite('POST', agencies);
  await page.getByRole('button', { name: 'Create agency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Failed to create agency' });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(notice).toBeVisible();

  await setFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  expect(readOffsets()).toEqual(['0', '100', '200', '300', '300', '400']);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Short of zones');
});

test('when page 2 of the countries repeats page 1, each country is listed once and the default stays United States', async ({
  page,
  openSignedIn,
  requestLog,
}) => {
  const path = '/agency/api/v4/countries/';
  await page.route(/\/countries\/\?.*\bpage=2\b/, async (route) =>
    route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('page=2', 'page=1') }),
    }),
  );
  await openSignedIn('/agency-creation', 'operator');
  // The platform has three pages of countries.
  await expect.poll(() => requestLog.requestsTo(path).filter(({ status }) => status === 200).length).toBe(3);
  const form = page.getByRole('form', { name: 'New agency' });
  await expect(form).toContainText('United States');
  const field = page.getByLabel('Country');
  await field.fill('a');
  const options = page.locator('.ant-select-item-option');
  await expect(options.first()).toBeVisible();
  const texts = await options.allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
  // The country code of the United States.
  await field.fill('840');
  await expect(options.filter({ hasText: '840' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form).toContainText('United States');
});

import { type Route } from '@playwright/test';
import { AGENCY_A, expect, holdResponses, type Page, test } from './harness/faultTest';
import { recordTextsOnPage } from './harness/recordTexts';

/** The rider of A with the most payments. */
const RIDER = `/agency-dashboard/${AGENCY_A}/riders/1000400`;
const foot = (page: Page) => page.locator('.table__footer');
/** The end of the list comes into sight: the next page is asked for. */
const scrollToEnd = (page: Page) =>
  page.locator('.table__scroll').evaluate((list) => list.scrollTo(0, list.scrollHeight));

test('FC24 the answers to a, ab and abc come in reverse: the rows are those of abc, and a call goes out once a pause', async ({
  page,
  open,
  requestLog,
}) => {
  const routes = new Map<string, Route>();
  await page.route(/\/customersearch\/api\/v3\/riders\?term=./, (route) => {
    routes.set(new URL(route.request().url()).searchParams.get('term') ?? '', route);
  });
  const calls = () =>
    requestLog
      .requestsTo('/customersearch/api/v3/riders')
      .map(({ url }) => url.searchParams.get('term') ?? '')
      .filter((term) => term !== '');
  const answer = (term: string) =>
    routes
      .get(term)
      ?.fulfill({ json: [{ user_id: `found-${term}`, first_name: `Rider for ${term}.` }] })
      // The portal may have given it up.
      .catch(() => undefined);

  await open(`/agency-dashboard/${AGENCY_A}/riders`);
  const filter = page.getByLabel('Filter');
  for (const term of ['a', 'ab', 'abc']) {
    await filter.fill(term);
    await expect.poll(() => routes.has(term)).toBe(true);
  }
  const seen = await recordTextsOnPage(page, ['Rider for a.', 'Rider for ab.']);
  await answer('abc');
  await expect(page.getByRole('rowheader')).toHaveText(['found-abc']);
  await answer('ab');
  await answer('a');
  const settled = () =>
    requestLog.requestsTo('/customersearch/api/v3/riders').filter(({ status }) => status === null).length;
  await expect.poll(settled).toBe(0);
  await expect(page.getByRole('rowheader')).toHaveText(['found-abc']);
  await expect(filter).toHaveValue('abc');
  expect(await seen()).toEqual([]);
  expect(calls()).toEqual(['a', 'ab', 'abc']);

  // Three letters with less than a pause between them are one call.
  await filter.evaluate((field: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [place, text] of ['x', 'xy', 'xyz'].entries()) {
      setTimeout(() => {
        setValue?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, place * 60);
    }
  });
  await expect.poll(() => routes.has('xyz')).toBe(true);
  await answer('xyz');
  await expect(page.getByRole('rowheader')).toHaveText(['found-xyz']);
  expect(calls()).toEqual(['a', 'ab', 'abc', 'xyz']);
});

test('FC25 payments, passes, payments, with the answers in reverse: table and error are the selected tab’s', async ({
  page,
  open,
}) => {
  const payments = await holdResponses(page, /\/paymentview\/api\/v2\/payments\?/);
  let failPasses = (): Promise<void> | undefined => undefined;
  let caught = 0;
  await page.route(/\/mobileticketview\/api\/v2\/passes\//, (route) => {
    caught += 1;
    failPasses = () => route.fulfill({ status: 500, json: {} }).catch(() => undefined);
  });
  await open(RIDER);
  await payments.waitForHeld();
  await page.getByRole('tab', { name: 'PASSES' }).click();
  await expect.poll(() => caught).toBe(1);
  await expect(page.getByRole('table', { name: 'Passes' })).toBeVisible();
  await page.getByRole('tab', { name: 'PAYMENTS' }).click();
  const wrong = await recordTextsOnPage(page, ['Unable to retrieve Rider Passes', 'Serial Number']);
  await failPasses();
  await payments.release();
  const table = page.getByRole('table', { name: 'Payments' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Serial Number' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await wrong()).toEqual([]);

  const paymentsSeen = await recordTextsOnPage(page, ['Unable to retrieve Rider Payments']);
  await page.getByRole('tab', { name: 'PASSES' }).click();
  await expect.poll(() => caught).toBe(2);
  await failPasses();
  await expect(page.getByRole('alert')).toContainText('Error: Unable to retrieve Rider Passes');
  await expect(page.getByRole('columnheader', { name: 'Serial Number' })).toBeVisible();
  await page.getByRole('tab', { name: 'PAYMENTS' }).click();
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await paymentsSeen()).toEqual([]);
});

test('FC26 page 2 is under way when the filter changes: page 1 of the new filter alone', async ({
  page,
  open,
  requestLog,
}) => {
  const second = await holdResponses(page, /\/passes\/\?.*\bpage=2\b/);
  await open(`/agency-dashboard/${AGENCY_A}/passes`);
  const ids = page.getByRole('rowheader');
  await expect(foot(page)).toContainText('30 loaded');
  const wanted = (await ids.nth(2).textContent()) ?? '';
  const old = (await ids.allTextContents()).filter((id) => !id.includes(wanted));
  await scrollToEnd(page);
  await second.waitForHeld();
  await page.getByLabel('Filter').fill(wanted);
  await expect(foot(page)).toContainText('1 loaded');
  const seen = await recordTextsOnPage(page, [...old, '31 loaded', '60 loaded']);
  await second.release();
  const isSettled = () => requestLog.requestsTo(/\/passes\/$/).every(({ status }) => status !== null);
  await expect.poll(isSettled).toBe(true);
  await expect(ids).toHaveText([wanted]);
  await expect(foot(page)).toContainText('No more results');
  expect(await seen()).toEqual([]);
  const pages = requestLog
    .requestsTo(/\/passes\/$/)
    .filter(({ url }) => url.searchParams.get('id') === wanted);
  expect(pages.map(({ url }) => url.searchParams.get('page'))).toEqual(['1']);
});

test('FC27 page 3 of the purchase orders fails: pages 1 and 2 stay, with a retry below them', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  const path = '/payment/api/v4/purchase';
  await setFaults(
    { kind: 'status', status: 500, path: `${path}?*&page=3&*` },
    { kind: 'status', status: 500, path: `${path}?page=3&*` },
  );
  await open(`/agency-dashboard/${AGENCY_A}/purchase-orders`);
  await expect(foot(page)).toContainText('30 loaded');
  const ended = await recordTextsOnPage(page, ['No more results']);
  await scrollToEnd(page);
  await expect(foot(page)).toContainText('60 loaded');
  await scrollToEnd(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to retrieve more Purchase Orders');
  await expect(foot(page)).toContainText('60 loaded');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await ended()).toEqual([]);
  const third = () => requestLog.requestsTo(path).filter(({ url }) => url.searchParams.get('page') === '3');
  expect(third()).toHaveLength(1);

  await setFaults();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(foot(page)).toContainText('90 loaded');
  await expect(alert).toHaveCount(0);
  expect(third()).toHaveLength(2);
  expect(requestLog.requestsTo(path).filter(({ url }) => url.searchParams.get('page') === '1')).toHaveLength(
    1,
  );
});

test('FC28 page 4 of 5 of the time zones fails: the list says so, also when it is submitted, and page 4 alone is read again', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  const path = '/agency/api/v4/timezones/';
  const offsets = () =>
    requestLog
      .requestsTo(path)
      .map(({ url }) => url.searchParams.get('offset'))
      .sort();
  await setFaults({ kind: 'status', status: 500, path: `${path}?*offset=300*` });
  await open('/agency-creation', 'operator');
  const notice = page.getByText('Not all time zones could be loaded');
  await expect(notice).toBeVisible();
  expect(offsets()).toEqual(['0', '100', '200', '300', '400']);

  // Decision 21: a form is never submitted on a list that is incomplete and doesn't say so.
  await page.getByLabel('Name', { exact: true }).fill('Short of zones');
  await page.getByLabel('Abbreviation').fill('SHORT');
  await expect(page.getByText('Only what is in the lists can be chosen.')).toBeInViewport();
  const agencies = '/agency/api/v4/agencies';
  await setFaults(
    { kind: 'status', status: 500, path: `${path}?*offset=300*` },
    { kind: 'status', status: 404, body: {}, method: 'POST', path: agencies },
  );
  requestLog.expectWrite('POST', agencies);
  await page.getByRole('button', { name: 'Create agency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Failed to create agency' });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(notice).toBeVisible();

  await setFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  expect(offsets()).toEqual(['0', '100', '200', '300', '300', '400']);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Short of zones');
});

test('FC29 page 2 of the countries repeats page 1: each once, and the default is the United States', async ({
  page,
  open,
  requestLog,
}) => {
  const path = '/agency/api/v4/countries/';
  await page.route(/\/countries\/\?.*\bpage=2\b/, async (route) =>
    route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('page=2', 'page=1') }),
    }),
  );
  await open('/agency-creation', 'operator');
  await expect.poll(() => requestLog.requestsTo(path).filter(({ status }) => status === 200).length).toBe(3);
  const form = page.getByRole('form', { name: 'New agency' });
  await expect(form).toContainText('United States');
  const field = page.getByLabel('Country');
  await field.fill('a');
  const options = page.locator('.ant-select-item-option');
  await expect(options.first()).toBeVisible();
  const texts = await options.allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
  await field.fill('840');
  await expect(options.filter({ hasText: '840' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form).toContainText('United States');
});

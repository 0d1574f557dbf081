import { DEMO_PASSWORD } from '../sites';
import { AGENCY_A, AGENCY_B, expect, holdResponses, type Page, test } from './harness/faultTest';
import { navigateAndRecordTexts, recordTextsOnPage } from './harness/recordTexts';

const RIDERS = /\/customersearch\/api\/v3\/riders/;

/** Opens A's riders and answers what names them on the page. */
async function ridersOfA(page: Page, open: (path: string, who: 'both') => Promise<void>): Promise<string[]> {
  await open(`/agency-dashboard/${AGENCY_A}/riders`, 'both');
  const ids = page.getByRole('rowheader');
  await expect(ids.first()).toBeVisible();
  return ids.allTextContents();
}

test('FC01 B’s riders come late after A’s: not one row of A in any frame', async ({ page, open }) => {
  const namesOfA = await ridersOfA(page, open);
  const held = await holdResponses(page, RIDERS);
  // Straight from A's list to B's: the same screen, with another argument.
  const seen = await navigateAndRecordTexts(page, `/agency-dashboard/${AGENCY_B}/riders`, AGENCY_B, namesOfA);
  await held.waitForHeld();
  await expect(page.getByRole('table', { name: 'Riders' })).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveTitle(new RegExp(AGENCY_B));
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await held.release();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await seen()).toEqual([]);
});

test('FC02 B refuses after A was shown: an error in B’s page, and nothing of A', async ({
  page,
  open,
  setFaults,
}) => {
  const namesOfA = await ridersOfA(page, open);
  await setFaults({ kind: 'status', status: 403, path: '/customersearch/*' });
  const seen = await navigateAndRecordTexts(page, `/agency-dashboard/${AGENCY_B}/riders`, AGENCY_B, namesOfA);
  await expect(page.getByRole('alert')).toContainText('Unable to retrieve Riders');
  await expect(page.getByRole('alert')).toContainText('403');
  await expect(page).toHaveTitle(new RegExp(AGENCY_B));
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  expect(await seen()).toEqual([]);
});

test('FC03 another operator signs in in the same tab: nothing that the first one read', async ({
  page,
  open,
  requestLog,
  signUpOperator,
}) => {
  const email = 'second.operator@us-east.example';
  await signUpOperator(email);
  const agencies = /\/agency\/api\/v4\/agencies\//;
  const ofTheFirst = 'Agency that the first operator saw';
  await page.route(agencies, (route) =>
    route.fulfill({ json: [{ id: 1, name: ofTheFirst, abbreviation: 'FIRST' }] }),
  );
  await open('/agencies', 'operator');
  await expect(page.getByText(ofTheFirst)).toBeVisible();
  await page.unroute(agencies);

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').fill(email);
  const seen = await recordTextsOnPage(page, [ofTheFirst, 'FIRST']);
  const held = await holdResponses(page, agencies);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  requestLog.expectWrite('POST', '/pso/api/v1/signin');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await held.waitForHeld();
  await expect(page.getByRole('table', { name: 'Agencies' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(email)).toBeVisible();
  await held.release();
  await expect(page.getByRole('cell', { name: AGENCY_A, exact: true }).first()).toBeVisible();
  expect(await seen()).toEqual([]);
  const [first, second] = requestLog.requestsTo(/\/agencies\/$/).map(({ claims }) => claims?.sub);
  expect(second).not.toBe(first);
});

const titled = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** Ten actions in an agency, each over once what it asks for stands. */
const TOUR: ((page: Page) => Promise<void>)[] = [
  (page) => page.getByRole('link', { name: 'All Riders' }).click(),
  (page) => page.getByLabel('Filter').fill('a'),
  async (page) => {
    await page.getByRole('rowheader').first().click();
    await expect(page.getByLabel('Customer balance')).toContainText('$');
  },
  (page) => page.getByRole('tab', { name: 'PASSES' }).click(),
  (page) => page.getByRole('tab', { name: 'PURCHASE ORDERS' }).click(),
  (page) => page.getByRole('link', { name: /Return to/ }).click(),
  async (page) => {
    await page.getByRole('link', { name: 'All Passes' }).click();
    await titled(page, 'PASSES');
  },
  async (page) => {
    await page.goBack();
    await titled(page, 'AGENCY DASHBOARD');
  },
  (page) => page.getByRole('link', { name: /Admins/ }).click(),
  (page) =>
    expect(page.getByRole('table', { name: 'Admin users' }).getByRole('rowheader').first()).toBeVisible(),
];

test('FC04 two tabs in two agencies, twenty actions by turns: each call with its own token', async ({
  page,
  context,
  open,
  requestLog,
}) => {
  const other = await context.newPage();
  const tabs = [
    [page, AGENCY_A],
    [other, AGENCY_B],
  ] as const;
  for (const [tab, agency] of tabs) await open(`/agency-dashboard/${agency}`, 'both', tab);
  for (const action of TOUR) {
    for (const [tab] of tabs) {
      await tab.bringToFront();
      await action(tab);
    }
  }
  for (const [tab, agency] of tabs) await expect(tab).toHaveTitle(new RegExp(agency));
  // That no call carried the other agency's token is looked at after every case: here there were many to look at.
  for (const agency of [AGENCY_A, AGENCY_B])
    expect(
      requestLog.requests.filter(({ claims }) => claims?.agency?.abbreviation === agency).length,
    ).toBeGreaterThan(5);
});

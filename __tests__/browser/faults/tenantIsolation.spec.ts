import { DEMO_PASSWORD } from '../sites';
import { AGENCY_A, AGENCY_B, expect, holdRequests, type Page, test } from './harness/faultTest';
import { navigateAndRecordTexts, recordTextsInCurrentDocument } from './harness/recordTexts';

// Tenant isolation: a page shows and sends nothing of another agency or another operator.

const RIDERS_URL_PATTERN = /\/customersearch\/api\/v3\/riders/;

/** Returns the ids of the riders that the page shows. */
async function openRidersOfA(
  page: Page,
  openSignedIn: (path: string, session: 'bothAgencies') => Promise<void>,
): Promise<string[]> {
  await openSignedIn(`/agency-dashboard/${AGENCY_A}/riders`, 'bothAgencies');
  const ids = page.getByRole('rowheader');
  await expect(ids.first()).toBeVisible();
  return ids.allTextContents();
}

test('no frame shows riders of agency A while those of agency B load', async ({ page, openSignedIn }) => {
  const idsOfA = await openRidersOfA(page, openSignedIn);
  const heldRequests = await holdRequests(page, RIDERS_URL_PATTERN);
  // The navigation goes directly from A's list to B's, so the same component gets another argument.
  const seenTexts = await navigateAndRecordTexts(
    page,
    `/agency-dashboard/${AGENCY_B}/riders`,
    AGENCY_B,
    idsOfA,
  );
  await heldRequests.waitForHeld();
  await expect(page.getByRole('table', { name: 'Riders' })).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveTitle(new RegExp(AGENCY_B));
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await heldRequests.release();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await seenTexts()).toEqual([]);
});

test('when agency B’s riders fail, B’s page shows the error and nothing of agency A', async ({
  page,
  openSignedIn,
  setFaults,
}) => {
  const idsOfA = await openRidersOfA(page, openSignedIn);
  await setFaults({ kind: 'status', status: 403, path: '/customersearch/*' });
  const seenTexts = await navigateAndRecordTexts(
    page,
    `/agency-dashboard/${AGENCY_B}/riders`,
    AGENCY_B,
    idsOfA,
  );
  await expect(page.getByRole('alert')).toContainText('Unable to retrieve Riders');
  await expect(page.getByRole('alert')).toContainText('403');
  await expect(page).toHaveTitle(new RegExp(AGENCY_B));
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  expect(await seenTexts()).toEqual([]);
});

test('another operator who signs in in the same tab sees no data of the first operator', async ({
  page,
  openSignedIn,
  requestLog,
  signUpOperator,
}) => {
  const email = 'second.operator@us-east.example';
  await signUpOperator(email);
  const agenciesUrlPattern = /\/agency\/api\/v4\/agencies\//;
  const firstOperatorText = 'Agency that the first operator saw';
  await page.route(agenciesUrlPattern, (route) =>
    route.fulfill({ json: [{ id: 1, name: firstOperatorText, abbreviation: 'FIRST' }] }),
  );
  await openSignedIn('/agencies', 'operator');
  await expect(page.getByText(firstOperatorText)).toBeVisible();
  await page.unroute(agenciesUrlPattern);

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').fill(email);
  const seenTexts = await recordTextsInCurrentDocument(page, [firstOperatorText, 'FIRST']);
  const heldRequests = await holdRequests(page, agenciesUrlPattern);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  requestLog.expectOneWrite('POST', '/pso/api/v1/signin');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await heldRequests.waitForHeld();
  await expect(page.getByRole('table', { name: 'Agencies' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByTitle(email)).toBeVisible();
  await heldRequests.release();
  await expect(page.getByRole('cell', { name: AGENCY_A, exact: true }).first()).toBeVisible();
  expect(await seenTexts()).toEqual([]);
  const [first, second] = requestLog.requestsTo(/\/agencies\/$/).map(({ claims }) => claims?.sub);
  expect(second).not.toBe(first);
});

const expectHeading = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** Ten actions in an agency. After each action the other tab performs it too. */
const ACTIONS: ((page: Page) => Promise<void>)[] = [
  (page) => page.getByRole('main').getByRole('link', { name: 'All Riders' }).click(),
  (page) => page.getByLabel('Filter').fill('a'),
  async (page) => {
    await page.getByRole('rowheader').first().click();
    await expect(page.getByLabel('Customer balance')).toContainText('$');
  },
  (page) => page.getByRole('tab', { name: 'PASSES' }).click(),
  (page) => page.getByRole('tab', { name: 'PURCHASE ORDERS' }).click(),
  (page) => page.getByRole('link', { name: /Return to/ }).click(),
  async (page) => {
    await page.getByRole('main').getByRole('link', { name: 'All Passes' }).click();
    await expectHeading(page, 'PASSES');
  },
  async (page) => {
    await page.goBack();
    await expectHeading(page, 'AGENCY DASHBOARD');
  },
  (page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: /Admins/ })
      .click(),
  (page) =>
    expect(page.getByRole('table', { name: 'Admin users' }).getByRole('rowheader').first()).toBeVisible(),
];

test('two tabs in two agencies that act in turns send only their own agency’s token', async ({
  page,
  context,
  openSignedIn,
  requestLog,
}) => {
  const otherTab = await context.newPage();
  const tabs = [
    [page, AGENCY_A],
    [otherTab, AGENCY_B],
  ] as const;
  for (const [tab, agency] of tabs) await openSignedIn(`/agency-dashboard/${agency}`, 'bothAgencies', tab);
  for (const action of ACTIONS) {
    for (const [tab] of tabs) {
      await tab.bringToFront();
      await action(tab);
    }
  }
  for (const [tab, agency] of tabs) await expect(tab).toHaveTitle(new RegExp(agency));
  // The invariants check the token of every request. This checks that both agencies had requests.
  for (const agency of [AGENCY_A, AGENCY_B])
    expect(
      requestLog.requests.filter(({ claims }) => claims?.agency?.abbreviation === agency).length,
    ).toBeGreaterThan(5);
});

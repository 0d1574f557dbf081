import { DEMO_PASSWORD } from '../sites';
import { AGENCY_B, expect, test } from './harness/faultTest';
import { recordTextsAcrossLoads } from './harness/recordTexts';

// Jest tests the guard of every route (accessGate.test.tsx), and the browser that no frame shows content before.
const AGENCY_B_PATHS = ['', '/riders', '/riders/1000001'].map(
  (page) => `/agency-dashboard/${AGENCY_B}${page}`,
);

/** Texts that only signed-in pages show. 'AGENC' matches AGENCY and AGENCIES. */
const PROTECTED_TEXTS = ['Sign Out', 'All Agencies', 'Return to', 'RIDERS', 'AGENC', 'HOME'];

test('without a session, a protected URL opens the sign-in page before any request or content', async ({
  page,
  requestLog,
}) => {
  const seenTexts = await recordTextsAcrossLoads(page, PROTECTED_TEXTS);
  for (const path of ['/', '/fleet', ...AGENCY_B_PATHS]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  }
  expect(seenTexts()).toEqual([]);
  await page.goto(`/agency-login/${AGENCY_B}`);
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
  // No request to the platform, whatever its path.
  expect(requestLog.requestsTo(/./)).toEqual([]);
});

test('signed in as operator and to agency A only, a URL of agency B opens B’s sign-in without a request', async ({
  page,
  openSignedIn,
  requestLog,
}) => {
  // This session is signed in as operator too.
  await openSignedIn('/', 'agencyA');
  for (const path of AGENCY_B_PATHS) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/agency-login/${AGENCY_B}\\?region=us-east$`));
    await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
  }
  expect(requestLog.requestsTo(/./)).toEqual([]);
  requestLog.expectOneWrite('POST', '/pso/api/v1/token/agency');
  await page.getByRole('button', { name: 'Sign in with my operator account' }).click();
  // The sign-in opens the URL that was opened last (decision 29).
  await expect(page).toHaveURL(new RegExp(`${AGENCY_B_PATHS.at(-1) ?? ''}\\?region=us-east$`));
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toHaveCount(0);
});

/**
 * The list has operators, because the list of agencies has no page 2: it loads in one call (section 9 of the specification). For
 * 'Continue where you left off' see decision 6.
 */
test(
  'a 401 for page 2 of a list opens the sign-in page with the reason, and HOME then offers to continue',
  { tag: '@fault:rejected-operator-token' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    await setFaults({ kind: 'status', status: 401, path: '/pso/api/v1/users?*page=2*' });
    await openSignedIn('/pso-users', 'operator');
    // The list requests page 2 by itself, to fill the window. Until the 401 arrives it shows 'Load more'.
    const loadMoreButton = page.getByRole('button', { name: 'Load more' });
    await expect(
      page.getByText('Your sign-in has expired. Please log in again.').or(loadMoreButton).first(),
    ).toBeVisible();
    await expect(page.getByText('Your sign-in has expired. Please log in again.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(requestLog.requests.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('fare-portal:session'))).toBeNull();

    await setFaults();
    await page.getByLabel('Email').fill('operator@us-east.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    requestLog.expectOneWrite('POST', '/pso/api/v1/signin');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await expect(page).toHaveURL(/\/pso-users\?region=us-east$/);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  },
);

test(
  'when a write is rejected with a 401, the form draft is restored after sign-in and removed after Sign Out',
  { tag: '@fault:rejected-operator-token' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    // The form draft's storage key is `fare-portal:kept-input`.
    const readFormDraft = () => page.evaluate(() => sessionStorage.getItem('fare-portal:kept-input'));
    const restoredNotice = page.getByText('What you had typed was restored.');
    const fillAndSubmit = async () => {
      await page.getByLabel('Name', { exact: true }).fill('Harbour Ferries');
      await page.getByLabel('Abbreviation').fill('HARB');
      requestLog.expectOneWrite('POST', '/agency/api/v4/agencies');
      await page.getByRole('button', { name: 'Create agency' }).click();
      await expect(page.getByText('Your sign-in has expired. Please log in again.')).toBeVisible();
    };
    await setFaults({ kind: 'status', status: 401, method: 'POST', path: '/agency/api/v4/agencies' });
    await openSignedIn('/agency-creation', 'operator');
    expect(await readFormDraft()).toBeNull();
    await fillAndSubmit();
    expect(await readFormDraft()).toContain('Harbour Ferries');

    await page.getByLabel('Email').fill('operator@us-east.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    requestLog.expectOneWrite('POST', '/pso/api/v1/signin');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await expect(restoredNotice).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harbour Ferries');
    await expect(page.getByLabel('Abbreviation')).toHaveValue('HARB');
    expect(await readFormDraft()).toBeNull();

    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(restoredNotice).toHaveCount(0);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await fillAndSubmit();
    await page.getByLabel('Email').fill('operator@us-east.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    requestLog.expectOneWrite('POST', '/pso/api/v1/signin');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('link', { name: 'Continue where you left off' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await readFormDraft()).toBeNull();
  },
);

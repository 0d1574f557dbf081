import { DEMO_PASSWORD } from '../sites';
import { AGENCY_B, expect, test } from './harness/faultTest';
import { recordTextsInDocuments } from './harness/recordTexts';

const OPERATOR_ROUTES = ['/', '/agencies', '/agency-creation', '/pso-users'];
const adminRoutes = (agency: string) =>
  [
    '',
    '/riders',
    '/purchase-orders',
    '/passes',
    '/businessRules',
    '/agency-diagnostics',
    '/agency-appfeatures',
    '/admin-users',
    '/admin-registration',
    '/riders/1000001',
  ].map((page) => `/agency-dashboard/${agency}${page}`);

/** What stands in the shell of every protected page. */
const PROTECTED = ['Sign Out', 'All Agencies', 'Return to', 'RIDERS', 'AGENC', 'HOME'];

test('FC10 all sixteen addresses without a token: fourteen ask for sign-in, before any call or content', async ({
  page,
  requestLog,
}) => {
  const seen = await recordTextsInDocuments(page, PROTECTED);
  for (const path of [...OPERATOR_ROUTES, ...adminRoutes(AGENCY_B), '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  }
  expect(seen()).toEqual([]);
  await page.goto(`/agency-login/${AGENCY_B}`);
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
  expect(requestLog.requestsTo(/./)).toEqual([]);
});

test('FC11 B’s addresses with A’s token alone: B’s sign-in, and no call', async ({
  page,
  open,
  requestLog,
}) => {
  await open('/', 'A');
  for (const path of adminRoutes(AGENCY_B)) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/agency-login/${AGENCY_B}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
  }
  expect(requestLog.requestsTo(/./)).toEqual([]);
  requestLog.expectWrite('POST', '/pso/api/v1/token/agency');
  await page.getByRole('button', { name: 'Sign in with my operator account' }).click();
  await expect(page).toHaveURL(new RegExp(`/agency-dashboard/${AGENCY_B}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
});

/**
 * The agency list is one call (specification 9): the operators' list has the pages, and takes the same token.
 * The address comes back as decision 6 has it: offered after sign-in.
 */
test('FC12 the operator’s token is refused at page 2: one redirect that says why, and the way back', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  await setFaults({ kind: 'status', status: 401, path: '/pso/api/v1/users?*page=2*' });
  await open('/pso-users', 'operator');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(
    page.getByText('Your sign-in has expired. Please log in again.').or(more).first(),
  ).toBeVisible();
  await expect(page.getByText('Your sign-in has expired. Please log in again.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(requestLog.requests.filter(({ status }) => status === 401)).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('fare-portal:session'))).toBeNull();

  await setFaults();
  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  requestLog.expectWrite('POST', '/pso/api/v1/signin');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL(/\/pso-users$/);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('FC12 a write is refused with the operator’s token: what was typed is back after sign-in, and gone after Sign Out', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('fare-portal:kept-input'));
  const back = page.getByText('What you typed before the session ended is back.');
  const typeAndLose = async () => {
    await page.getByLabel('Name', { exact: true }).fill('Harbour Ferries');
    await page.getByLabel('Abbreviation').fill('HARB');
    requestLog.expectWrite('POST', '/agency/api/v4/agencies');
    await page.getByRole('button', { name: 'Create agency' }).click();
    await expect(page.getByText('Your sign-in has expired. Please log in again.')).toBeVisible();
  };
  await setFaults({ kind: 'status', status: 401, method: 'POST', path: '/agency/api/v4/agencies' });
  await open('/agency-creation', 'operator');
  expect(await kept()).toBeNull();
  await typeAndLose();
  expect(await kept()).toContain('Harbour Ferries');

  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  requestLog.expectWrite('POST', '/pso/api/v1/signin');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(back).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harbour Ferries');
  await expect(page.getByLabel('Abbreviation')).toHaveValue('HARB');
  expect(await kept()).toBeNull();

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(back).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await typeAndLose();
  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  requestLog.expectWrite('POST', '/pso/api/v1/signin');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Continue where you left off' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await kept()).toBeNull();
});

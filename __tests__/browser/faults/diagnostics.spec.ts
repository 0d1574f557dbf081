import { AGENCY_A, expect, type Page, test } from './harness/faultTest';

const DIAGNOSTICS_PATH = `/agency-dashboard/${AGENCY_A}/agency-diagnostics`;
const TOKEN_PATH = '/pso/api/v1/token/agency';

const checkCard = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

async function runAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'RUN ALL' }).click();
}

/** Waits until all checks are done, and returns the titles of the failed ones. */
async function listFailedChecks(page: Page): Promise<string[]> {
  await expect(page.getByRole('article').and(page.locator('[aria-busy="true"]'))).toHaveCount(0, {
    timeout: 15_000,
  });
  await expect(page.locator('article[data-status="notRun"]')).toHaveCount(0);
  return page.locator('article[data-status="failed"]').getByRole('heading').allTextContents();
}

// The status of a fault is 500 by default.
for (const [response, fault, tags] of [
  ['500', { kind: 'status' }, []],
  ['HTML', { kind: 'html', status: 200 }, []],
  ['no response', { kind: 'hang' }, ['@slow']],
] as const) {
  test(
    `only the routing-info check fails when its host sends ${response}`,
    { tag: [...tags] },
    async ({ page, openSignedIn, requestLog, setFaults }) => {
      await setFaults({ ...fault, host: 'publicInfo' });
      await openSignedIn(DIAGNOSTICS_PATH);
      await runAll(page);
      expect(await listFailedChecks(page)).toEqual(['Routing-info service']);
      await expect(checkCard(page, 'Routing-info service')).not.toContainText('<');
      const infoRequests = requestLog
        .requestsTo(/./)
        .filter(({ regionSlug }) => regionSlug === 'public-info');
      expect(infoRequests.map(({ claims }) => claims)).toEqual([undefined]);
    },
  );
}

/** The services that require an agency's token, as path patterns of faults. */
const ADMIN_SERVICES = [
  '/agencyresources/*',
  '/auth/*',
  '/geofence/*',
  '/profile/*',
  '/pspaccount/api/v3/psp/*',
  '/reports/*',
  '/simpleticket/*',
  '/smartcard/*',
];
const REJECT_ADMIN_TOKENS = ADMIN_SERVICES.map((path) => ({ kind: 'status', status: 401, path }) as const);

/** The portal renews a rejected agency token once. The agency's sign-in opens only if that fails (decision 5). */
test(
  'when all calls and the token renewal are rejected, the agency sign-in opens once and the operator stays signed in',
  { tag: '@fault:rejected-agency-token' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    await setFaults(...REJECT_ADMIN_TOKENS, { kind: 'status', status: 403, path: TOKEN_PATH });
    await openSignedIn(DIAGNOSTICS_PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' })).toBeVisible();
    requestLog.expectOneWrite('POST', TOKEN_PATH);
    // The region is in the URL before the visits are recorded.
    await expect(page).toHaveURL(/region=us-east/);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await runAll(page);
    await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
    expect(await page.getByRole('alert').count()).toBeLessThanOrEqual(1);
    expect(visited).toEqual([`/agency-login/${AGENCY_A}`]);
    expect(requestLog.requests.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
    await setFaults();
    requestLog.expectOneWrite('POST', TOKEN_PATH);
    await page.getByRole('button', { name: 'Sign in with my operator account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' })).toBeVisible();
  },
);

test(
  'when renewed tokens are rejected too, the token is renewed only once',
  { tag: '@fault:rejected-agency-token' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    await setFaults(...REJECT_ADMIN_TOKENS);
    await openSignedIn(DIAGNOSTICS_PATH);
    requestLog.expectOneWrite('POST', TOKEN_PATH);
    await runAll(page);
    await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
    expect(await page.getByRole('alert').count()).toBeLessThanOrEqual(1);
  },
);

test(
  'when all calls are rejected at once, one token renewal lets every check finish',
  { tag: '@fault:rejected-agency-token' },
  async ({ page, openSignedIn, requestLog }) => {
    let rejectedToken: string | undefined;
    await page.route('**/platform/us-east/**', (route) => {
      const token = route.request().headers().authorization;
      // The first agency token that is sent is rejected from then on. The slice removes the pattern's `*`.
      if (ADMIN_SERVICES.some((path) => route.request().url().includes(path.slice(0, -1))))
        rejectedToken ??= token;
      return token !== undefined && token === rejectedToken
        ? route.fulfill({ status: 401, json: { code: 'unauthorized' } })
        : route.continue();
    });
    await openSignedIn(DIAGNOSTICS_PATH);
    requestLog.expectOneWrite('POST', TOKEN_PATH);
    await runAll(page);
    expect(await listFailedChecks(page)).toEqual([]);
    expect(requestLog.requests.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
    await expect(page).toHaveURL(new RegExp(`${DIAGNOSTICS_PATH}\\?region=us-east$`));
  },
);

import { AGENCY_A, expect, type Page, test } from './harness/faultTest';

const PAGE = `/agency-dashboard/${AGENCY_A}/agency-diagnostics`;
const TOKEN = '/pso/api/v1/token/agency';

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

async function runAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'RUN ALL' }).click();
}

/** The titles of the checks that failed, once all are done. */
async function failedChecks(page: Page): Promise<string[]> {
  await expect(page.getByRole('article').and(page.locator('[aria-busy="true"]'))).toHaveCount(0, {
    timeout: 15_000,
  });
  await expect(page.locator('article[data-status="notRun"]')).toHaveCount(0);
  return page.locator('article[data-status="failed"]').getByRole('heading').allTextContents();
}

for (const [what, fault, tag] of [
  ['500', { kind: 'status' }, []],
  ['HTML', { kind: 'html', status: 200 }, []],
  ['nothing', { kind: 'hang' }, ['@slow']],
] as const) {
  test(
    `FC09 the routing-info host answers ${what}: that check fails alone`,
    { tag: [...tag] },
    async ({ page, open, requestLog, setFaults }) => {
      await setFaults({ ...fault, region: 'publicInfo' });
      await open(PAGE);
      await runAll(page);
      expect(await failedChecks(page)).toEqual(['Routing-info service']);
      await expect(card(page, 'Routing-info service')).not.toContainText('<');
      const calls = requestLog.requestsTo(/./).filter(({ host }) => host === 'public-info');
      expect(calls.map(({ claims }) => claims)).toEqual([undefined]);
    },
  );
}

/** Every service that takes an agency's token. */
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
const REFUSED = ADMIN_SERVICES.map((path) => ({ kind: 'status', status: 401, path }) as const);

/** Decision 5: a refused agency token is renewed once, silently; only when that fails it is asked for. */
test('FC13 ten calls refused at once, and a renewal too: one way to the agency’s sign-in, the operator stays', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  await setFaults(...REFUSED, { kind: 'status', status: 403, path: TOKEN });
  await open(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' })).toBeVisible();
  requestLog.expectWrite('POST', TOKEN);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await runAll(page);
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  expect(await page.getByRole('alert').count()).toBeLessThanOrEqual(1);
  expect(visited).toEqual([`/agency-login/${AGENCY_A}`]);
  expect(requestLog.requests.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
  await setFaults();
  requestLog.expectWrite('POST', TOKEN);
  await page.getByRole('button', { name: 'Sign in with my operator account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
});

test('FC13 ten calls refused at once, with every new token too: no storm of renewals', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  await setFaults(...REFUSED);
  await open(PAGE);
  requestLog.expectWrite('POST', TOKEN);
  await runAll(page);
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  expect(await page.getByRole('alert').count()).toBeLessThanOrEqual(1);
});

test('FC13 ten calls refused at once: one renewal, and every check has its answer', async ({
  page,
  open,
  requestLog,
}) => {
  let refused: string | undefined;
  await page.route('**/platform/us-east/**', (route) => {
    const token = route.request().headers().authorization;
    if (ADMIN_SERVICES.some((path) => route.request().url().includes(path.slice(0, -1)))) refused ??= token;
    return token !== undefined && token === refused
      ? route.fulfill({ status: 401, json: { code: 'unauthorized' } })
      : route.continue();
  });
  await open(PAGE);
  requestLog.expectWrite('POST', TOKEN);
  await runAll(page);
  expect(await failedChecks(page)).toEqual([]);
  expect(requestLog.requests.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

import { screen, waitFor, within } from '@testing-library/react';
import { CHECKS } from '@/screens/diagnostics/checks';
import {
  waitForAllChecks,
  getCard,
  countConcurrentRequests,
  withinCard,
  openDiagnostics,
  openDiagnosticsFixture,
  statusOf,
  getSummary,
} from '@tests/support/diagnosticsFixture';
import { respondWith, neverRespond, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openDiagnosticsFixture();
});
afterEach(() => jest.restoreAllMocks());

it('is reached by its tile, and asks nothing before it is told to', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  await user.click(await screen.findByRole('link', { name: /^Agency Diagnostics/ }));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' });
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/agency-diagnostics');
  expect(document.title).toBe('AGENCY DIAGNOSTICS · CBTA · US East');
  const before = network.requests.length;
  for (const { title, description } of CHECKS) {
    expect(getCard(title)).toHaveTextContent(`${title}not run`);
    expect(withinCard(title).getByText(description)).toBeInTheDocument();
  }
  expect(within(getSummary()).getByRole('button', { name: `${CHECKS.length} not run` })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Download report as JSON' })).toBeDisabled();
  expect(network.requests).toHaveLength(before);
});

it('runs all checks, six calls at a time and no call twice', async () => {
  const { load, handler } = countConcurrentRequests();
  const { runAll } = await openDiagnostics('CBTA', ['/platform/', handler]);
  await runAll();
  expect(load.maxInFlight).toBe(6);
  expect(load.total).toBeGreaterThan(30);
  expect(new Set(network.requests).size).toBe(load.total);
  expect(screen.getByRole('progressbar', { name: 'Checks done' })).toHaveValue(CHECKS.length);
  expect(CHECKS.filter(({ title }) => statusOf(title) === 'notRun')).toEqual([]);
});

it('shows what there is, in the columns and forms of the specification', async () => {
  const { runAll } = await openDiagnostics('CBTA', [
    '/tickets/',
    respondWith(200, [
      { id: 7, display_name: 'Snow Day', value: 125, created: '2026-03-08T19:05:09.000Z', updated: null },
    ]),
  ]);
  await runAll();
  const columns = (title: string) =>
    withinCard(title)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  expect(columns('Coupons')).toEqual(['ID', 'Display Name', 'Value', 'Created', 'Updated']);
  expect(columns('Feature sets')).toEqual(['ID', 'Name', 'Enabled']);
  expect(columns('Reports')).toEqual(['Name']);
  expect(columns('Concessions')).toEqual(['ID', 'Type', 'Discount', 'Label', 'Created', 'Updated']);
  for (const title of ['Terms', 'Privacy', 'About'])
    expect(columns(title)).toEqual(['Client Type', 'Character Count', 'Validity Range']);
  expect(columns('Payment media').slice(0, 2)).toEqual(['Payment Medium', 'Configuration']);
  expect(withinCard('Payment media').getAllByRole('rowheader')).toHaveLength(16);
  expect(withinCard('Coupons').getByText('03/08/2026 at 07:05:09')).toHaveAttribute(
    'title',
    '03/08/2026 19:05:09 UTC',
  );
  expect(withinCard('Coupons').getByText('$1.25')).toBeInTheDocument();
  const facts = (title: string) =>
    withinCard(title)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(facts('Agency info')).toEqual(['ID', 'Created', 'Name', 'Abbreviation', 'Database Name', 'Imperial', 'Timezone', 'Database Status', 'Country Code']); // prettier-ignore
  expect(facts('Users by type')).toEqual(['administrator', 'facility', 'driver', 'rider', 'generic_rider', 'ghost', 'phantom_rider']); // prettier-ignore
  expect(facts('Payment provider')).toEqual(['ID', 'Name']);
  expect(withinCard('Smartcard keys').getByRole('definition')).toHaveTextContent('16');
  expect(withinCard('Geofences').getByRole('definition')).toHaveTextContent('14');
});

it('says the three alerts of an agency that was never set up, and goes to the first', async () => {
  const { runAll, user } = await openDiagnostics('AAT');
  await runAll();
  expect(
    withinCard('Feature sets').getByText('[ALERT] This Agency does not have Feature Sets.'),
  ).toBeVisible();
  expect(
    withinCard('Reports').getByText('[ALERT] Reports have not been configured for this agency.'),
  ).toBeVisible();
  expect(
    withinCard('Concessions').getByText('[ALERT] This Agency does not have any Concessions.'),
  ).toBeVisible();
  const first = CHECKS.find(({ title }) => statusOf(title) === 'alert')?.title ?? '';
  await user.click(within(getSummary()).getByRole('button', { name: /alerts$/ }));
  expect(getCard(first)).toHaveFocus();
  await user.click(
    within(screen.getByRole('list', { name: 'Checks' })).getByRole('button', { name: /^Reports/ }),
  );
  expect(getCard('Reports')).toHaveFocus();
});

it('a service that hangs and one that fails stop no other; what is left is cancelled, and run again by itself', async () => {
  const { user, press } = await openDiagnostics(
    'CBTA',
    ['/tickets/', neverRespond, 1],
    ['/reportList', respondWith(500, { message: 'no' }), 1],
  );
  await press('RUN ALL');
  await waitFor(() =>
    expect(screen.getByText(`${CHECKS.length - 1} of ${CHECKS.length} checks`)).toBeInTheDocument(),
  );
  expect(statusOf('Coupons')).toBe('running');
  expect(statusOf('Reports')).toBe('failed');
  expect(withinCard('Reports').getByText('The platform answered 500: no')).toBeInTheDocument();
  await press('Cancel');
  expect(statusOf('Coupons')).toBe('skipped');
  expect(
    withinCard('Coupons').getByText('Skipped: the run was cancelled before this ended.'),
  ).toBeInTheDocument();
  expect(statusOf('Geofences')).toBe('ok');
  const before = network.requests.length;
  await user.click(withinCard('Coupons').getByRole('button', { name: 'RUN Coupons' }));
  await waitFor(() => expect(statusOf('Coupons')).toBe('ok'));
  await press('RUN Reports');
  await waitFor(() => expect(statusOf('Reports')).toBe('ok'));
  expect(network.requests).toHaveLength(before + 2);
});

it('gives up the calls under way and sends no more when it is cancelled, and when the page is left', async () => {
  const signals: AbortSignal[] = [];
  const holding = (request: Request) => {
    signals.push(request.signal);
    return neverRespond();
  };
  const { press, goTo } = await openDiagnostics('CBTA', ['/platform/', holding]);
  await press('RUN ALL');
  await waitFor(() => expect(signals).toHaveLength(6));
  await press('Cancel');
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  expect(within(getSummary()).getByRole('button', { name: `${CHECKS.length} skipped` })).toBeEnabled();
  await press('RUN ALL');
  await waitFor(() => expect(signals).toHaveLength(12));
  await goTo('/agencies');
  await waitFor(() => expect(signals.slice(0, 12).every(({ aborted }) => aborted)).toBe(true));
  expect(network.requests.slice(12).filter((line) => !line.includes('/agency/'))).toEqual([]);
});

it('a later run’s panels never get the first run’s answers', async () => {
  const releases: ((response: Response) => void)[] = [];
  const named = (name: string) => new Response(JSON.stringify([{ prettyname: name }]));
  const held = () => new Promise<Response>((resolve) => releases.push(resolve));
  const { press } = await openDiagnostics(
    'CBTA',
    ['/reportList', held, 1],
    ['/reportList', () => named('Second'), 1],
  );
  await press('RUN Reports');
  await waitFor(() => expect(releases).toHaveLength(1));
  await press('RUN ALL');
  releases[0]?.(named('First'));
  await waitForAllChecks();
  expect(withinCard('Reports').getByRole('rowheader')).toHaveTextContent('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

it('another agency’s page begins anew', async () => {
  const { runAll, goTo } = await openDiagnostics('CBTA');
  await runAll();
  await goTo('/agency-dashboard/METRO/agency-diagnostics');
  await screen.findByText('METRO');
  expect(within(getSummary()).getByRole('button', { name: `${CHECKS.length} not run` })).toBeEnabled();
});

it('draws a page of thousands of coupons', async () => {
  const coupons = Array.from({ length: 5000 }, (_one, at) => ({
    id: at + 1,
    created: '2026-03-08T07:30:00.000Z',
  }));
  const { press } = await openDiagnostics('CBTA', ['/tickets/', respondWith(200, coupons)]);
  await press('RUN Coupons');
  await waitFor(() => expect(statusOf('Coupons')).toBe('ok'));
  expect(withinCard('Coupons').getAllByRole('rowheader')).toHaveLength(30);
  expect(withinCard('Coupons').getByText('1–30 of 5,000')).toBeInTheDocument();
});

describe('a refused agency token', () => {
  const ADMIN_CALLS = ['/auth/api', '/smartcard/', '/geofence/', '/simpleticket/', '/profile/', '/reports/', '/agencyresources/', '/psp/']; // prettier-ignore
  const renewals = () => network.requests.filter((line) => line.includes('/token/agency'));

  it('is renewed once for all calls that it went with', async () => {
    const { store, runAll, leaveReasons } = await openDiagnostics('CBTA');
    const refused = `Bearer ${store.getState().session.agencyTokens.usEast.CBTA}`;
    const unlessRenewed = (request: Request) =>
      request.headers.get('authorization') === refused
        ? respondWith(401)(request)
        : network.platform.app.fetch(request);
    for (const path of ADMIN_CALLS) network.intercept(path, unlessRenewed);
    await runAll();
    expect(CHECKS.filter(({ title }) => statusOf(title) === 'failed')).toEqual([]);
    expect(renewals()).toHaveLength(1);
    expect(leaveReasons).toEqual([]);
  });

  it('that no new one is to be had for leads to the agency’s login, once, and signs nobody out', async () => {
    const { press, leaveReasons, currentUrl, store } = await openDiagnostics(
      'CBTA',
      ...ADMIN_CALLS.map((path): Parameters<FakeNetwork['intercept']> => [path, respondWith(401)]),
      ['/token/agency', respondWith(403)],
    );
    await press('RUN ALL');
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(currentUrl()).toBe('/agency-login/CBTA');
    expect(renewals()).toHaveLength(1);
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(leaveReasons).toEqual([]);
    expect(Object.keys(store.getState().session.agencyTokens.usEast)).toEqual(['METRO']);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { CHECKS } from '@/shared/checks/checks';
import {
  countConcurrentRequests,
  getCard,
  getStatus,
  getSummary,
  network,
  openDiagnostics,
  waitForAllChecks,
  withinCard,
} from '@tests/support/diagnosticsFixture';
import { type FakeNetwork, neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const PARALLEL_CALLS = 6;

it('opens from its dashboard tile and sends no request before RUN', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  await user.click(await screen.findByRole('link', { name: 'Agency Diagnostics' }));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' });
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/agency-diagnostics');
  expect(document.title).toBe('AGENCY DIAGNOSTICS · CBTA · US East');
  const requestCount = network.requests.length;
  for (const { title, description } of CHECKS) {
    expect(getCard(title)).toHaveTextContent(`${title}not run`);
    expect(withinCard(title).getByText(description)).toBeInTheDocument();
    // A narrow card cuts it.
    expect(withinCard(title).getByRole('heading', { name: title })).toHaveAttribute('title', title);
  }
  expect(within(getSummary()).getByRole('button', { name: `${CHECKS.length} not run` })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Download report as JSON' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(network.requests).toHaveLength(requestCount);
});

it('runs all checks with at most six calls at a time, and sends every call once', async () => {
  const { requestCounts, handler } = countConcurrentRequests();
  const { runAll } = await openDiagnostics('CBTA', ['/platform/', handler]);
  await runAll();
  expect(requestCounts.maxInFlight).toBe(PARALLEL_CALLS);
  // A run has 37 calls (decision 105).
  expect(requestCounts.total).toBeGreaterThan(30);
  expect(new Set(network.requests).size).toBe(requestCounts.total);
  expect(screen.getByRole('progressbar', { name: 'Checks done' })).toHaveValue(CHECKS.length);
  expect(CHECKS.filter(({ title }) => getStatus(title) === 'notRun')).toEqual([]);
});

it('shows results with the columns, labels and formats of the specification', async () => {
  const { runAll } = await openDiagnostics('CBTA', [
    '/tickets/',
    respondWith(200, [
      { id: 7, display_name: 'Snow Day', value: 125, created: '2026-03-08T19:05:09.000Z', updated: null },
    ]),
  ]);
  await runAll();
  const getColumnTitles = (title: string) =>
    withinCard(title)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  expect(getColumnTitles('Coupons')).toEqual(['ID', 'Display Name', 'Value', 'Created', 'Updated']);
  expect(getColumnTitles('Feature sets')).toEqual(['ID', 'Name', 'Enabled']);
  expect(getColumnTitles('Reports')).toEqual(['Name']);
  expect(getColumnTitles('Concessions')).toEqual(['ID', 'Type', 'Discount', 'Label', 'Created', 'Updated']);
  for (const title of ['Terms', 'Privacy', 'About'])
    expect(getColumnTitles(title)).toEqual(['Client Type', 'Character Count', 'Validity Range']);
  expect(getColumnTitles('Payment media').slice(0, 2)).toEqual(['Payment Medium', 'Configuration']);
  expect(withinCard('Payment media').getAllByRole('rowheader')).toHaveLength(16);
  expect(withinCard('Coupons').getByText('03/08/2026 at 07:05:09')).toHaveAttribute(
    'data-time',
    '2026-03-08T19:05:09.000Z',
  );
  expect(withinCard('Coupons').getByText('$1.25')).toBeInTheDocument();
  const getFactLabels = (title: string) =>
    withinCard(title)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(getFactLabels('Agency info')).toEqual(['ID', 'Created', 'Name', 'Abbreviation', 'Database Name', 'Imperial', 'Timezone', 'Database Status', 'Country Code']); // prettier-ignore
  expect(getFactLabels('Users by type')).toEqual(['administrator', 'facility', 'driver', 'rider', 'generic_rider', 'ghost', 'phantom_rider']); // prettier-ignore
  expect(getFactLabels('Payment provider')).toEqual(['ID', 'Name']);
  // The numbers of keys and geofences in the test data.
  expect(withinCard('Smartcard keys').getByRole('definition')).toHaveTextContent('16');
  expect(withinCard('Geofences').getByRole('definition')).toHaveTextContent('14');
});

it('shows the three alerts of an agency that was never set up', async () => {
  const { runAll } = await openDiagnostics('AAT');
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
});

it('finishes the other checks when one service hangs and one fails, and can cancel and rerun single checks', async () => {
  const { user, clickButton } = await openDiagnostics(
    'CBTA',
    ['/tickets/', neverRespond, 1],
    ['/reportList', respondWith(500, { message: 'no' }), 1],
  );
  await clickButton('RUN ALL');
  await waitFor(() =>
    expect(screen.getByText(`${CHECKS.length - 1} of ${CHECKS.length} checks`)).toBeInTheDocument(),
  );
  expect(getStatus('Coupons')).toBe('running');
  expect(getStatus('Reports')).toBe('failed');
  expect(withinCard('Reports').getByText('The platform responded with 500: no')).toBeInTheDocument();
  await clickButton('Cancel');
  expect(getStatus('Coupons')).toBe('skipped');
  expect(
    withinCard('Coupons').getByText('Skipped: the run was cancelled before this check ended.'),
  ).toBeInTheDocument();
  expect(getStatus('Geofences')).toBe('ok');
  const requestCount = network.requests.length;
  await user.click(withinCard('Coupons').getByRole('button', { name: 'RUN Coupons' }));
  await waitFor(() => expect(getStatus('Coupons')).toBe('ok'));
  await clickButton('RUN Reports');
  await waitFor(() => expect(getStatus('Reports')).toBe('ok'));
  expect(network.requests).toHaveLength(requestCount + 2);
});

it('aborts the calls in flight and sends no more after Cancel and after leaving the page; a pressed button keeps the focus', async () => {
  const signals: AbortSignal[] = [];
  const recordSignal = (request: Request) => {
    signals.push(request.signal);
    return neverRespond();
  };
  const { user, clickButton, goTo } = await openDiagnostics('CBTA', ['/platform/', recordSignal]);
  await clickButton('RUN ALL');
  await waitFor(() => expect(signals).toHaveLength(PARALLEL_CALLS));
  // Enter that is held down presses it again.
  await user.keyboard('{Enter}');
  expect(signals.some(({ aborted }) => aborted)).toBe(false);
  for (const name of ['RUN ALL', 'RUN Coupons']) expect(screen.getByRole('button', { name })).toBeEnabled();
  await clickButton('Cancel');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  expect(within(getSummary()).getByRole('button', { name: `${CHECKS.length} skipped` })).toBeEnabled();
  await clickButton('RUN ALL');
  await waitFor(() => expect(signals).toHaveLength(2 * PARALLEL_CALLS));
  await goTo('/agencies');
  await waitFor(() =>
    expect(signals.slice(0, 2 * PARALLEL_CALLS).every(({ aborted }) => aborted)).toBe(true),
  );
  // The next page makes calls to /agency/.
  expect(network.requests.slice(2 * PARALLEL_CALLS).filter((line) => !line.includes('/agency/'))).toEqual([]);
});

it('ignores a late response of the first run when a second run has started', async () => {
  const resolvers: ((response: Response) => void)[] = [];
  const buildReportsResponse = (name: string) => new Response(JSON.stringify([{ prettyname: name }]));
  const holdResponse = () => new Promise<Response>((resolve) => resolvers.push(resolve));
  const { clickButton } = await openDiagnostics(
    'CBTA',
    ['/reportList', holdResponse, 1],
    ['/reportList', () => buildReportsResponse('Second'), 1],
  );
  await clickButton('RUN Reports');
  await waitFor(() => expect(resolvers).toHaveLength(1));
  await clickButton('RUN ALL');
  resolvers[0]?.(buildReportsResponse('First'));
  await waitForAllChecks();
  expect(withinCard('Reports').getByRole('rowheader')).toHaveTextContent('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

it('shows no results of one agency on the page of another agency', async () => {
  const { runAll, goTo } = await openDiagnostics('CBTA');
  await runAll();
  await goTo('/agency-dashboard/METRO/agency-diagnostics');
  await screen.findByRole('button', { name: 'METRO: switch agency' });
  expect(within(getSummary()).getByRole('button', { name: `${CHECKS.length} not run` })).toBeEnabled();
});

it('shows thousands of coupons in pages of 30', async () => {
  const coupons = Array.from({ length: 5000 }, (_item, index) => ({
    id: index + 1,
    created: '2026-03-08T07:30:00.000Z',
  }));
  const { clickButton } = await openDiagnostics('CBTA', ['/tickets/', respondWith(200, coupons)]);
  await clickButton('RUN Coupons');
  await waitFor(() => expect(getStatus('Coupons')).toBe('ok'));
  expect(withinCard('Coupons').getAllByRole('rowheader')).toHaveLength(30);
  // The page announces the result; a run of all checks would announce the range of each table, too.
  expect(withinCard('Coupons').getByText('1–30 of 5,000')).not.toHaveRole('status');
  await clickButton('Next page');
  expect(withinCard('Coupons').getByText('Coupons, 31–60 of 5,000')).toHaveRole('status');
});

describe('a rejected agency token', () => {
  /** Parts of the paths of all calls that send the agency's token. */
  const ADMIN_CALLS = ['/auth/api', '/smartcard/', '/geofence/', '/simpleticket/', '/profile/', '/reports/', '/agencyresources/', '/psp/']; // prettier-ignore
  const tokenRequests = () => network.requestsTo('/token/agency');

  it('is renewed once for all calls that used it', async () => {
    const { store, runAll, leaveReasons } = await openDiagnostics('CBTA');
    const rejectedToken = `Bearer ${store.getState().session.agencyTokens.CBTA}`;
    const rejectOldToken = (request: Request) =>
      request.headers.get('authorization') === rejectedToken
        ? respondWith(401)(request)
        : network.forward(request);
    for (const path of ADMIN_CALLS) network.intercept(path, rejectOldToken);
    await runAll();
    expect(CHECKS.filter(({ title }) => getStatus(title) === 'failed')).toEqual([]);
    expect(tokenRequests()).toHaveLength(1);
    expect(leaveReasons).toEqual([]);
  });

  it('that cannot be renewed leads to the agency login once, and keeps the other sign-ins', async () => {
    const { clickButton, leaveReasons, currentUrl, store } = await openDiagnostics(
      'CBTA',
      ...ADMIN_CALLS.map((path): Parameters<FakeNetwork['intercept']> => [path, respondWith(401)]),
      ['/token/agency', respondWith(403)],
    );
    await clickButton('RUN ALL');
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(currentUrl()).toBe('/agency-login/CBTA');
    expect(tokenRequests()).toHaveLength(1);
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(leaveReasons).toEqual([]);
    // `openDiagnostics` has signed in to METRO too.
    expect(Object.keys(store.getState().session.agencyTokens)).toEqual(['METRO']);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { type DiagnosticsReport } from '@/screens/diagnostics/report/buildReport';
import { clockSkewMeasured } from '@/session/auth/sessionSlice';
import { DIAGNOSTICS_STORAGE_KEY } from '@/session/storage/storageKeys';
import { CHECKS } from '@/shared/checks/checks';
import {
  buildDiagnosticsPath,
  getCard,
  getStatus,
  getSummary,
  network,
  openDiagnostics,
  withinCard,
} from '@tests/support/diagnosticsFixture';
import { captureDownloads } from '@tests/support/downloads';
import { HOUR_MS } from '@tests/support/durations';
import { type FakeNetwork, respondWith, respondWithPage } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const SECRET_KEYS = [{ id: 1, key_a: 'A0B1C2D3E4F5', key_b: 'F5E4D3C2B1A0', access_code: '7F078869' }];
const ERROR_WITH_SECRETS = {
  message: 'Bearer eyJhbGciOiJI.eyJzdWIi.c2ln of ada@cbta.example, Jane Roe, 609-555-2312',
  description: 'key A0B1C2D3E4F5',
};

/** The texts that a report, a copied text and the storage must not contain. */
function collectSecrets(store: Awaited<ReturnType<typeof openDiagnostics>>['store']): string[] {
  const { psoToken, agencyTokens } = store.getState().session;
  const { key_a, key_b, access_code } = SECRET_KEYS[0] ?? { key_a: '', key_b: '', access_code: '' };
  return [
    psoToken ?? '',
    ...Object.values(agencyTokens),
    'eyJhbGciOiJI',
    'Jane Roe',
    '609-555-2312',
    '@',
    key_a,
    key_b,
    access_code,
  ];
}

const interceptions: Parameters<FakeNetwork['intercept']>[] = [
  ['/keys/sector', respondWith(200, SECRET_KEYS)],
  ['/reportList', respondWith(500, ERROR_WITH_SECRETS)],
];

it('downloads a JSON report with agency, time, portal version and every result, but no secret', async () => {
  const { runAll, clickButton, store } = await openDiagnostics('CBTA', ...interceptions);
  await runAll();
  const downloads = captureDownloads();
  await clickButton('Download report as JSON');
  expect(await screen.findByText('Saved the report as JSON')).toBeVisible();
  const text = (await downloads[0]?.text()) ?? '';
  expect(downloads[0]?.name).toMatch(/^diagnostics-US-East-CBTA-\d{4}-\d\d-\d\dT\d{6}Z\.json$/);
  const report = JSON.parse(text) as DiagnosticsReport;
  expect(report).toMatchObject({ region: 'US East', agency: 'CBTA', portalVersion: '0.0.0-test', time: expect.stringMatching(/Z$/) }); // prettier-ignore
  expect(report.checks).toHaveLength(CHECKS.length);
  for (const check of report.checks) {
    expect(check.status).toMatch(/^(ok|alert|failed)$/);
    expect(check).toMatchObject({ durationMs: expect.any(Number), ranAt: expect.stringMatching(/Z$/) });
  }
  expect(report.summary).toMatchObject({ failed: 1, skipped: 0, 'not run': 0 });
  expect(report.checks.find(({ id }) => id === 'smartcard-keys')?.facts).toEqual({ 'Smartcard keys': '1' });
  // CBTA has 6 coupons in the test data.
  expect(report.checks.find(({ id }) => id === 'coupons')?.table?.rows.length).toBe(6);
  for (const secret of collectSecrets(store)) expect(text).not.toContain(secret);
});

it('has the platform’s times in the report, when this computer’s clock is wrong', async () => {
  const { clickButton, store } = await openDiagnostics('CBTA');
  store.dispatch(clockSkewMeasured(26 * HOUR_MS));
  await clickButton('RUN Reports');
  await waitFor(() => expect(getStatus('Reports')).toBe('ok'));
  const downloads = captureDownloads();
  await clickButton('Download report as JSON');
  const report = JSON.parse((await downloads[0]?.text()) ?? '') as DiagnosticsReport;
  const { ranAt, calls } = report.checks.find(({ title }) => title === 'Reports') ?? {};
  const platformTime = Date.now() - 26 * HOUR_MS;
  for (const time of [report.time, ranAt, calls?.[0]?.at])
    expect(Math.abs(Date.parse(time ?? '') - platformTime)).toBeLessThan(HOUR_MS);
});

it('downloads a text report without secrets', async () => {
  const { runAll, clickButton, store } = await openDiagnostics('CBTA', ...interceptions);
  await clickButton('RUN Reports');
  await waitFor(() => expect(getStatus('Reports')).toBe('failed'));
  await runAll();
  const downloads = captureDownloads();
  await clickButton('Download report as text');
  expect(await screen.findByText('Saved the report as text')).toBeVisible();
  const text = (await downloads[0]?.text()) ?? '';
  expect(downloads[0]?.name).toMatch(/^diagnostics-US-East-CBTA-\d{4}-\d\d-\d\dT\d{6}Z\.txt$/);
  expect(text).toMatch(
    /^Diagnostics of CBTA\nRegion: US East\nTime: .*Z\nPortal version: 0\.0\.0-test\nResult: \d+ ok/,
  );
  expect(text).toMatch(/^\[ok\] Smartcards \(\d+ ms, .*Z\)\n {4}Smartcards: \d+$/m);
  expect(text).toMatch(
    /^\[failed\] Reports \(\d+ ms, .*Z\)\n {4}The platform responded with 500: \(server message removed\)$/m,
  );
  expect(text).toContain('Payment Medium: CreditCard; Configuration: configured; Provider: 2');
  expect(text).toContain('GET /reports/api/v1/reportList (platform): 500');
  for (const secret of collectSecrets(store)) expect(text).not.toContain(secret);
});

it('shows the details of a failure, and copies them without secrets', async () => {
  const { clickButton, user, store } = await openDiagnostics('CBTA', ...interceptions);
  await clickButton('RUN Reports');
  await waitFor(() => expect(getStatus('Reports')).toBe('failed'));
  await user.click(withinCard('Reports').getByText(/^Details/));
  const calls = withinCard('Reports').getByRole('list', { name: 'Calls of Reports' });
  expect(calls).toHaveTextContent(/^GET \/reports\/api\/v1\/reportList — status 500 · .*, \d+ ms, /);
  await user.click(withinCard('Reports').getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByText('Copied the details of Reports')).toBeInTheDocument();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Reports: failed\nRegion: US East\nAgency: CBTA\nPortal version: 0.0.0-test');
  expect(copied).toMatch(/GET \/reports\/api\/v1\/reportList \(platform\): 500, \d+ ms, .*Z$/);
  for (const secret of collectSecrets(store)) expect(copied).not.toContain(secret);
});

it('names the routing-info service in the details of its call', async () => {
  const { clickButton, user } = await openDiagnostics('CBTA', ['/agencies/v2/', respondWith(500)]);
  await clickButton('RUN Routing-info service');
  await waitFor(() => expect(getStatus('Routing-info service')).toBe('failed'));
  const card = withinCard('Routing-info service');
  await user.click(card.getByText(/^Details/));
  expect(card.getByRole('list', { name: /^Calls of/ })).toHaveTextContent(
    /The routing-info service responded/,
  );
});

describe('the next run', () => {
  it('marks the checks whose result has changed, after RUN and after RUN ALL', async () => {
    const { runAll, clickButton, user } = await openDiagnostics(
      'CBTA',
      ['/smartcards', respondWithPage([], { total: 57 }), 1],
      ['/reportList', respondWith(500), 1],
      ['/mailsettings', respondWith(200, { sender: 'a@b.example' }), 1],
    );
    await runAll();
    expect(screen.queryByText(/^Changed since/)).not.toBeInTheDocument();
    network.intercept('/smartcards', respondWithPage([], { total: 58 }));
    await runAll();
    expect(getCard('Smartcards')).toHaveTextContent(/Changed since .*: Smartcards: 57 → 58/);
    expect(getCard('Reports')).toHaveTextContent(/Changed since .*: was failed, now ok/);
    // The card says that a personal value has changed, but shows neither value.
    expect(getCard('Email settings')).toHaveTextContent(/Changed since .*: Sender: changed/);
    await user.click(within(getSummary()).getByRole('button', { name: '3 changed' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await user.click(within(getSummary()).getByRole('button', { name: '3 changed' }));
    network.intercept('/geofences', respondWith(403), 2);
    await clickButton('RUN Geofences');
    await waitFor(() => expect(getCard('Geofences')).toHaveTextContent('was ok, now failed'));
    await runAll();
    expect(within(getSummary()).queryByRole('button', { name: /changed$/ })).not.toBeInTheDocument();
    // A failed run has no count, so the one before it is compared.
    network.intercept('/geofences', respondWithPage([], { total: 4321 }));
    await clickButton('RUN Geofences');
    await waitFor(() =>
      expect(getCard('Geofences')).toHaveTextContent(
        /Changed since .*: failed in between; Geofences: \d+ → 4,321/,
      ),
    );
  });

  it('marks changes also after a reload, and compares only runs of the same agency', async () => {
    const { runAll, goTo } = await openDiagnostics(
      'CBTA',
      ['/smartcards', respondWithPage([], { total: 57 })],
      ...interceptions,
    );
    await runAll();
    await waitFor(() => expect(sessionStorage.getItem(DIAGNOSTICS_STORAGE_KEY)).toContain('57'));
    const storedText = sessionStorage.getItem(DIAGNOSTICS_STORAGE_KEY) ?? '';
    for (const secret of ['@', 'A0B1C2D3E4F5', 'eyJ']) expect(storedText).not.toContain(secret);
    await goTo(buildDiagnosticsPath('METRO'));
    expect(await screen.findByText('No run in this session yet')).toBeInTheDocument();
    // As a reload does: the page is gone, the session storage stays.
    document.body.innerHTML = '';
    const { user } = await renderRoute(buildDiagnosticsPath('CBTA'), network, { agencies: ['CBTA'] });
    await user.click(await screen.findByRole('button', { name: 'RUN Smartcards' }));
    await waitFor(() => expect(getCard('Smartcards')).toHaveTextContent(/Smartcards: 57 → \d+/));
  });

  it('removes the stored results when the operator signs out', async () => {
    const { runAll, user, store } = await openDiagnostics('CBTA');
    await runAll();
    await waitFor(() => expect(sessionStorage.getItem(DIAGNOSTICS_STORAGE_KEY)).not.toBeNull());
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    await waitFor(() => expect(sessionStorage.getItem(DIAGNOSTICS_STORAGE_KEY)).toBeNull());
    expect(store.getState().diagnostics.last).toEqual([]);
  });
});

it('cuts a long message in the details of a call', async () => {
  const failure = respondWith(500, { extra: 'x'.repeat(400) });
  const { user, runAll } = await openDiagnostics('CBTA', ['/reportList', failure]);
  await runAll();
  await user.click(withinCard('Reports').getByText(/^Details/));
  expect(withinCard('Reports').getByText(/ · x{300}…, /)).toBeInTheDocument();
});

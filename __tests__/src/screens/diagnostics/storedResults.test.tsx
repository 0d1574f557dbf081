import { screen, waitFor, within } from '@testing-library/react';
import { formatTimestamp } from '@/domain/dates';
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
import { neverRespond, respondWith, respondWithPage } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const RESULT_COUNT_TEXT = `${CHECKS.length} results of an earlier run, the last from`;

it('shows the stored results when the operator comes back, with their time, and sends nothing', async () => {
  const { runAll, goTo } = await openDiagnostics(
    'CBTA',
    ['/smartcards', respondWithPage([], { total: 57 })],
    ['/mailsettings', respondWith(200, { sender: 'a@b.example' })],
    ['/reportList', respondWith(500, { message: 'Jane Roe' })],
    ['/concessions', respondWith(200, [])],
  );
  await runAll();
  await goTo('/agency-dashboard/CBTA');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  const requestCount = network.requests.length;
  await goTo(buildDiagnosticsPath('CBTA'));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' });

  expect(getCard('Smartcards')).toHaveTextContent(/From \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\.Smartcards57/);
  expect(getCard('Agency info')).toHaveTextContent(/Created\d\d\/\d\d\/\d{4} at \d\d:\d\d:\d\d/);
  expect(getStatus('Smartcards')).toBe('ok');
  expect(getStatus('Reports')).toBe('failed');
  expect(getSummary()).toHaveTextContent(RESULT_COUNT_TEXT);
  expect(within(getSummary()).getByRole('button', { name: '1 failed' })).toBeEnabled();
  // Rows, personal data and the server's words are not stored.
  expect(getCard('Coupons')).toHaveTextContent('Not kept: the rows. Run it again to see them.Rows6');
  expect(withinCard('Coupons').queryByRole('table')).not.toBeInTheDocument();
  expect(getCard('Concessions')).toHaveTextContent('Rows0');
  expect(getCard('Concessions')).not.toHaveTextContent('the rows');
  expect(getCard('Email settings')).toHaveTextContent(
    'Not kept: Sender, Reply to. Run it again to see them.',
  );
  expect(getCard('Email settings')).not.toHaveTextContent('@');
  expect(getCard('Reports')).not.toHaveTextContent('Jane Roe');
  // They are no results of this visit: there is nothing to report yet.
  expect(screen.getByText(`0 of ${CHECKS.length} checks run again`)).toBeInTheDocument();
  expect(screen.getByText('Report of this visit')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download report as JSON' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(network.requests).toHaveLength(requestCount);
});

it('shows them after a reload too, a run replaces them, and the summary names the time of those that are left', async () => {
  const { runAll } = await openDiagnostics('CBTA');
  await runAll();
  await waitFor(() => {
    for (const { id } of CHECKS)
      expect(sessionStorage.getItem(DIAGNOSTICS_STORAGE_KEY)).toContain(`${id}\\":`);
  });
  const storedAt = '2026-03-08T12:00:00.000Z';
  const storedText = sessionStorage.getItem(DIAGNOSTICS_STORAGE_KEY) ?? '';
  sessionStorage.setItem(
    DIAGNOSTICS_STORAGE_KEY,
    storedText.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, storedAt),
  );
  // As a reload does: the page is gone, the session storage stays.
  document.body.innerHTML = '';
  const { user } = await renderRoute(buildDiagnosticsPath('CBTA'), network, { agencies: ['CBTA'] });
  await waitFor(() => expect(getCard('Geofences')).toHaveTextContent(/From \d/));
  await user.click(screen.getByRole('button', { name: 'RUN Geofences' }));
  await waitFor(() => expect(getCard('Geofences')).not.toHaveTextContent(/From \d/));
  await waitFor(() => expect(getStatus('Geofences')).toBe('ok'));
  expect(getSummary()).toHaveTextContent(
    `${CHECKS.length - 1} results of an earlier run, the last from ${formatTimestamp(storedAt)}`,
  );
});

it('shows that a check was skipped in the last run, not its result of the run before', async () => {
  const { runAll, goTo } = await openDiagnostics('CBTA');
  await runAll();
  expect(getStatus('Email settings')).toBe('ok');
  network.intercept('/agencies/CBTA', respondWith(500, { message: 'no' }));
  await runAll();
  expect(getStatus('Email settings')).toBe('skipped');
  await goTo('/agency-dashboard/CBTA');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  await goTo(buildDiagnosticsPath('CBTA'));
  await waitFor(() => expect(getCard('Email settings')).toHaveTextContent(/From \d/));
  expect(getStatus('Email settings')).toBe('skipped');
  expect(
    withinCard('Email settings').getByText('Skipped: the agency’s record could not be loaded.'),
  ).toBeInTheDocument();
});

it('keeps the result of a check whose run is cancelled, of this visit and of an earlier one', async () => {
  const { runAll, goTo, clickButton } = await openDiagnostics('CBTA');
  await runAll();
  network.intercept('/tickets/', neverRespond);
  await clickButton('RUN Coupons');
  await waitFor(() => expect(getStatus('Coupons')).toBe('running'));
  await clickButton('Cancel');
  expect(getStatus('Coupons')).toBe('ok');
  expect(getCard('Coupons')).toHaveTextContent(/From \d\d\/.*A later run was cancelled\./);
  expect(withinCard('Coupons').getByRole('table')).toBeInTheDocument();
  expect(screen.getByText(/^15 of 16 checks · /)).toBeInTheDocument();
  await goTo('/agency-dashboard/CBTA');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  await goTo(buildDiagnosticsPath('CBTA'));
  await waitFor(() => expect(getCard('Coupons')).toHaveTextContent(/From \d/));
  await clickButton('RUN Coupons');
  await waitFor(() => expect(getStatus('Coupons')).toBe('running'));
  await clickButton('Cancel');
  expect(getStatus('Coupons')).toBe('ok');
  expect(getCard('Coupons')).toHaveTextContent(/From \d/);
  expect(getCard('Coupons')).not.toHaveTextContent('no answered call');
});

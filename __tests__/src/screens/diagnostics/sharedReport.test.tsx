import { screen, waitFor, within } from '@testing-library/react';
import {
  formatReportFragment,
  parseReportFragment,
  type SharedReport,
} from '@/domain/diagnostics/sharedReport';
import { DIAGNOSTICS_PARALLEL_CALLS } from '@/domain/limits';
import { toSharedReport } from '@/screens/diagnostics/shared-report/toSharedReport';
import { INITIAL_CHECK_STATE } from '@/shared/checks/check';
import { checkQueue } from '@/shared/checks/checkCalls';
import { CHECKS } from '@/shared/checks/checks';
import {
  buildDiagnosticsPath,
  getCard,
  getSummary,
  openDiagnostics,
} from '@tests/support/diagnosticsFixture';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';

const getLinkButton = () => screen.getByRole('button', { name: 'Copy link to this report' });
const isLinkDisabled = () => getLinkButton().getAttribute('aria-disabled') === 'true';
const findPanel = async () =>
  within(await screen.findByRole('region', { name: /^Report of CBTA from a link/ }));

it('copies a link with verdicts, counts and times, and with nothing else', async () => {
  const { clickButton, runAll } = await openDiagnostics();
  expect(isLinkDisabled()).toBe(true);
  await runAll();
  await clickButton('Copy link to this report');
  expect(await screen.findByText('Copied the link to this report')).toBeInTheDocument();
  const link = new URL(await navigator.clipboard.readText());
  expect(link.pathname + link.search).toBe(`${buildDiagnosticsPath('CBTA')}?region=us-east`);
  const report = await parseReportFragment(link.hash);
  expect(report?.checks.coupons?.counts).toEqual({ total: expect.any(Number) as number });
  expect(report?.checks['agency-info']?.counts).toEqual({});
  expect(report).toMatchObject({ region: 'usEast', agency: 'CBTA' });
  expect(Object.keys(report?.checks ?? {})).toHaveLength(16);
  expect(report?.checks.users?.counts).not.toEqual({});
  expect(JSON.stringify(report)).not.toMatch(/@|https?:|eyJ/);
});

it('copies only the checks that have run, after the others were cancelled in the queue', async () => {
  const { clickButton } = await openDiagnostics('CBTA', ['/platform/', neverRespond]);
  const { signal } = new AbortController();
  const releases = await Promise.all(
    Array.from({ length: DIAGNOSTICS_PARALLEL_CALLS }, () => checkQueue.acquire('other', signal)),
  );
  await clickButton('RUN ALL');
  await clickButton('Cancel');
  expect(screen.getByText('0 of 16 checks')).toBeInTheDocument();
  expect(isLinkDisabled()).toBe(true);
  for (const release of releases) release();
  await clickButton('RUN ALL');
  await waitFor(() => expect(getSummary()).toHaveTextContent(/[1-9] running/));
  await clickButton('Cancel');
  await waitFor(() => expect(isLinkDisabled()).toBe(false));
  expect(screen.getByText('0 of 16 checks')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download report as JSON' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await clickButton('Copy link to this report');
  expect(await screen.findByText('Copied the link to this report')).toBeInTheDocument();
  const report = await parseReportFragment(new URL(await navigator.clipboard.readText()).hash);
  const checks = Object.values(report?.checks ?? {});
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.length).toBeLessThanOrEqual(DIAGNOSTICS_PARALLEL_CALLS);
  expect(checks.map(({ status }) => status)).toEqual(checks.map(() => 'skipped'));
});

it('shows the report of a link beside what the page finds now, and goes away', async () => {
  const { user, goTo, currentUrl } = await openDiagnostics();
  const report: SharedReport = {
    region: 'usEast',
    agency: 'CBTA',
    at: Date.UTC(2026, 2, 8, 7, 30),
    checks: {
      coupons: { status: 'failed', durationMs: 9, counts: {}, isOfEarlierRun: true },
      users: { status: 'ok', durationMs: null, counts: { rider: 7 } },
    },
  };
  await goTo(buildDiagnosticsPath('CBTA') + (await formatReportFragment(report)));
  const panel = await findPanel();
  expect(panel.getAllByRole('row')).toHaveLength(3);
  const coupons = panel.getByRole('row', { name: /^Coupons/ });
  expect(coupons).toHaveTextContent('A later run was cancelled.');
  expect(panel.getAllByText('A later run was cancelled.')).toHaveLength(1);
  expect(coupons).not.toHaveTextContent('status differs');
  const getPressedChip = () => within(getSummary()).queryByRole('button', { pressed: true });
  await user.click(within(getSummary()).getByRole('button', { name: '16 not run' }));
  expect(getPressedChip()).toBeInTheDocument();
  const runButton = panel.getByRole('button', { name: 'Run now and compare' });
  await user.click(runButton);
  // A disabled button would lose the focus.
  expect(runButton).toBeEnabled();
  expect(runButton).toHaveAttribute('aria-disabled', 'true');
  expect(getPressedChip()).not.toBeInTheDocument();
  expect(await panel.findByText(/status differs/, undefined, { timeout: 20_000 })).toBeInTheDocument();
  expect(await panel.findByText(/rider: 7 → /, undefined, { timeout: 20_000 })).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: /^Report of/ })).not.toBeInTheDocument();
  expect(currentUrl()).toBe(buildDiagnosticsPath('CBTA'));
});

it('takes no result of an earlier visit for one of now: neither beside a link, nor in a new one', async () => {
  const { runAll, clickButton, goTo } = await openDiagnostics();
  await runAll();
  await goTo('/agency-dashboard/CBTA');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  const coupons = { status: 'failed', durationMs: 9, counts: {} } as const;
  const report: SharedReport = { region: 'usEast', agency: 'CBTA', at: 0, checks: { coupons } };
  await goTo(buildDiagnosticsPath('CBTA') + (await formatReportFragment(report)));
  const panel = await findPanel();
  const getRow = () => panel.getByRole('row', { name: /^Coupons/ });
  expect(getCard('Coupons')).toHaveTextContent(/From \d/);
  expect(getRow()).toHaveTextContent(/not run$/);
  await clickButton('RUN Coupons');
  await waitFor(() => expect(getRow()).toHaveTextContent(/status differs$/));
  await clickButton('Copy link to this report');
  expect(await screen.findByText('Copied the link to this report')).toBeInTheDocument();
  const copied = await parseReportFragment(new URL(await navigator.clipboard.readText()).hash);
  expect(Object.keys(copied?.checks ?? {})).toEqual(['coupons']);
});

it('says in a new link which result is of an earlier run, because a later one was cancelled', () => {
  const [before, after] = CHECKS;
  if (!before || !after) throw new Error('there are not two checks');
  const ranAt = '2026-03-08T07:30:00.000Z';
  const result = { status: 'ok', messages: [] } as const;
  const state = { ...INITIAL_CHECK_STATE, runStatus: 'done', result, ranAt } as const;
  const shown = { storedResult: null, status: 'ok' } as const;
  const { checks } = toSharedReport({ region: 'usEast', agency: 'CBTA' }, [
    { ...shown, check: before, state: { ...state, isOfEarlierRun: true } },
    { ...shown, check: after, state },
  ]);
  const check = { status: 'ok', durationMs: null, counts: {} };
  expect(checks).toEqual({ [before.id]: { ...check, isOfEarlierRun: true }, [after.id]: check });
});

it('compares no counts of a check that has failed: they are unknown, and not none', async () => {
  const { clickButton, goTo } = await openDiagnostics('CBTA', ['/smartcards', respondWith(500)]);
  const smartcards = { status: 'ok', durationMs: 9, counts: { total: 12_000 } } as const;
  const report: SharedReport = { region: 'usEast', agency: 'CBTA', at: 0, checks: { smartcards } };
  await goTo(buildDiagnosticsPath('CBTA') + (await formatReportFragment(report)));
  const panel = await findPanel();
  await clickButton('RUN Smartcards');
  await waitFor(() =>
    expect(panel.getByRole('row', { name: /^Smartcards/ })).toHaveTextContent(/status differs$/),
  );
});

it('says that a link is of another agency, or cannot be read', async () => {
  const { goTo } = await openDiagnostics('METRO');
  const report = { region: 'usEast', agency: 'CBTA', at: 0, checks: {} } as const;
  await goTo(buildDiagnosticsPath('METRO') + (await formatReportFragment(report)));
  expect(await screen.findByText('It is of CBTA in US East.')).toBeInTheDocument();
  await goTo(`${buildDiagnosticsPath('METRO')}#report=2.x`);
  expect(await screen.findByText(/The link is incomplete/)).toBeInTheDocument();
});

it('tells a link with fewer configured payment media from one with as many, and says what is the same', async () => {
  const { clickButton, goTo } = await openDiagnostics(
    'CBTA',
    ['payment_medium=CreditCard', respondWith(200, { psp_id: 2 })],
    ['/account/agency/', respondWith(404)],
  );
  const media = { status: 'ok', durationMs: 9, counts: { total: 16, configured: 12 } } as const;
  const checks = { 'payment-media': media, 'agency-info': { ...media, counts: {} } };
  const report: SharedReport = { region: 'usEast', agency: 'CBTA', at: 0, checks };
  await goTo(buildDiagnosticsPath('CBTA') + (await formatReportFragment(report)));
  const panel = await findPanel();
  await clickButton('RUN Payment media');
  await waitFor(() =>
    expect(panel.getByRole('row', { name: /^Payment media/ })).toHaveTextContent(/configured: 12 → 1$/),
  );
  await clickButton('RUN Agency info');
  await waitFor(() =>
    expect(panel.getByRole('row', { name: /^Agency info/ })).toHaveTextContent(/same status$/),
  );
});

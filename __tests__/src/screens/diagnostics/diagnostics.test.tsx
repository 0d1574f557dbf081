import { screen, waitFor, within } from '@testing-library/react';
import { CHECKS } from '@/screens/diagnostics/checks';
import {
  allDone,
  card,
  counting,
  inCard,
  open,
  openBench,
  statusOf,
  summary,
} from '@tests/support/diagnosticsBench';
import { answer, hang, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openBench();
});
afterEach(() => jest.restoreAllMocks());

it('is reached by its tile, and asks nothing before it is told to', async () => {
  const { user, address } = await renderAt('/agency-dashboard/CBTA', wire, { agencies: ['CBTA'] });
  await user.click(await screen.findByRole('link', { name: /^Agency Diagnostics/ }));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' });
  expect(address()).toBe('/agency-dashboard/CBTA/agency-diagnostics');
  expect(document.title).toBe('AGENCY DIAGNOSTICS · CBTA · US East');
  const before = wire.sent.length;
  for (const { title, about } of CHECKS) {
    expect(card(title)).toHaveTextContent(`${title}not run`);
    expect(inCard(title).getByText(about)).toBeInTheDocument();
  }
  expect(within(summary()).getByRole('button', { name: `${CHECKS.length} not run` })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Download report as JSON' })).toBeDisabled();
  expect(wire.sent).toHaveLength(before);
});

it('runs all checks, six calls at a time and no call twice', async () => {
  const { load, fault } = counting();
  const { runAll } = await open('CBTA', ['/platform/', fault]);
  await runAll();
  expect(load.most).toBe(6);
  expect(load.calls).toBeGreaterThan(30);
  expect(new Set(wire.sent).size).toBe(load.calls);
  expect(screen.getByRole('progressbar', { name: 'Checks done' })).toHaveValue(CHECKS.length);
  expect(CHECKS.filter(({ title }) => statusOf(title) === 'notRun')).toEqual([]);
});

it('shows what there is, in the columns and forms of the specification', async () => {
  const { runAll } = await open('CBTA', [
    '/tickets/',
    answer(200, [
      { id: 7, display_name: 'Snow Day', value: 125, created: '2026-03-08T19:05:09.000Z', updated: null },
    ]),
  ]);
  await runAll();
  const columns = (title: string) =>
    inCard(title)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  expect(columns('Coupons')).toEqual(['ID', 'Display Name', 'Value', 'Created', 'Updated']);
  expect(columns('Feature sets')).toEqual(['ID', 'Name', 'Enabled']);
  expect(columns('Reports')).toEqual(['Name']);
  expect(columns('Concessions')).toEqual(['ID', 'Type', 'Discount', 'Label', 'Created', 'Updated']);
  for (const title of ['Terms', 'Privacy', 'About'])
    expect(columns(title)).toEqual(['Client Type', 'Character Count', 'Validity Range']);
  expect(columns('Payment media').slice(0, 2)).toEqual(['Payment Medium', 'Configuration']);
  expect(inCard('Payment media').getAllByRole('rowheader')).toHaveLength(16);
  expect(inCard('Coupons').getByText('03/08/2026 at 07:05:09')).toHaveAttribute(
    'title',
    '03/08/2026 19:05:09 UTC',
  );
  expect(inCard('Coupons').getByText('$1.25')).toBeInTheDocument();
  const facts = (title: string) =>
    inCard(title)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(facts('Agency info')).toEqual(['ID', 'Created', 'Name', 'Abbreviation', 'Database Name', 'Imperial', 'Timezone', 'Database Status', 'Country Code']); // prettier-ignore
  expect(facts('Users by type')).toEqual(['administrator', 'facility', 'driver', 'rider', 'generic_rider', 'ghost', 'phantom_rider']); // prettier-ignore
  expect(facts('Payment provider')).toEqual(['ID', 'Name']);
  expect(inCard('Smartcard keys').getByRole('definition')).toHaveTextContent('16');
  expect(inCard('Geofences').getByRole('definition')).toHaveTextContent('14');
});

it('says the three alerts of an agency that was never set up, and goes to the first', async () => {
  const { runAll, user } = await open('AAT');
  await runAll();
  expect(inCard('Feature sets').getByText('[ALERT] This Agency does not have Feature Sets.')).toBeVisible();
  expect(
    inCard('Reports').getByText('[ALERT] Reports have not been configured for this agency.'),
  ).toBeVisible();
  expect(inCard('Concessions').getByText('[ALERT] This Agency does not have any Concessions.')).toBeVisible();
  const first = CHECKS.find(({ title }) => statusOf(title) === 'alert')?.title ?? '';
  await user.click(within(summary()).getByRole('button', { name: /alerts$/ }));
  expect(card(first)).toHaveFocus();
  await user.click(
    within(screen.getByRole('list', { name: 'Checks' })).getByRole('button', { name: /^Reports/ }),
  );
  expect(card('Reports')).toHaveFocus();
});

it('a service that hangs and one that fails stop no other; what is left is cancelled, and run again by itself', async () => {
  const { user, press } = await open(
    'CBTA',
    ['/tickets/', hang, 1],
    ['/reportList', answer(500, { message: 'no' }), 1],
  );
  await press('RUN ALL');
  await waitFor(() =>
    expect(screen.getByText(`${CHECKS.length - 1} of ${CHECKS.length} checks`)).toBeInTheDocument(),
  );
  expect(statusOf('Coupons')).toBe('running');
  expect(statusOf('Reports')).toBe('failed');
  expect(inCard('Reports').getByText('The platform answered 500: no')).toBeInTheDocument();
  await press('Cancel');
  expect(statusOf('Coupons')).toBe('skipped');
  expect(
    inCard('Coupons').getByText('Skipped: the run was cancelled before this ended.'),
  ).toBeInTheDocument();
  expect(statusOf('Geofences')).toBe('ok');
  const before = wire.sent.length;
  await user.click(inCard('Coupons').getByRole('button', { name: 'RUN Coupons' }));
  await waitFor(() => expect(statusOf('Coupons')).toBe('ok'));
  await press('RUN Reports');
  await waitFor(() => expect(statusOf('Reports')).toBe('ok'));
  expect(wire.sent).toHaveLength(before + 2);
});

it('gives up the calls under way and sends no more when it is cancelled, and when the page is left', async () => {
  const signals: AbortSignal[] = [];
  const holding = (request: Request) => {
    signals.push(request.signal);
    return hang();
  };
  const { press, goTo } = await open('CBTA', ['/platform/', holding]);
  await press('RUN ALL');
  await waitFor(() => expect(signals).toHaveLength(6));
  await press('Cancel');
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  expect(within(summary()).getByRole('button', { name: `${CHECKS.length} skipped` })).toBeEnabled();
  await press('RUN ALL');
  await waitFor(() => expect(signals).toHaveLength(12));
  await goTo('/agencies');
  await waitFor(() => expect(signals.slice(0, 12).every(({ aborted }) => aborted)).toBe(true));
  expect(wire.sent.slice(12).filter((line) => !line.includes('/agency/'))).toEqual([]);
});

it('a later run’s panels never get the first run’s answers', async () => {
  const releases: ((response: Response) => void)[] = [];
  const named = (name: string) => new Response(JSON.stringify([{ prettyname: name }]));
  const held = () => new Promise<Response>((resolve) => releases.push(resolve));
  const { press } = await open('CBTA', ['/reportList', held, 1], ['/reportList', () => named('Second'), 1]);
  await press('RUN Reports');
  await waitFor(() => expect(releases).toHaveLength(1));
  await press('RUN ALL');
  releases[0]?.(named('First'));
  await allDone();
  expect(inCard('Reports').getByRole('rowheader')).toHaveTextContent('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

it('another agency’s page begins anew', async () => {
  const { runAll, goTo } = await open('CBTA');
  await runAll();
  await goTo('/agency-dashboard/METRO/agency-diagnostics');
  await screen.findByText('METRO');
  expect(within(summary()).getByRole('button', { name: `${CHECKS.length} not run` })).toBeEnabled();
});

it('draws a page of thousands of coupons', async () => {
  const coupons = Array.from({ length: 5000 }, (_one, at) => ({
    id: at + 1,
    created: '2026-03-08T07:30:00.000Z',
  }));
  const { press } = await open('CBTA', ['/tickets/', answer(200, coupons)]);
  await press('RUN Coupons');
  await waitFor(() => expect(statusOf('Coupons')).toBe('ok'));
  expect(inCard('Coupons').getAllByRole('rowheader')).toHaveLength(30);
  expect(inCard('Coupons').getByText('1–30 of 5,000')).toBeInTheDocument();
});

describe('a refused agency token', () => {
  const ADMIN_CALLS = ['/auth/api', '/smartcard/', '/geofence/', '/simpleticket/', '/profile/', '/reports/', '/agencyresources/', '/psp/']; // prettier-ignore
  const renewals = () => wire.sent.filter((line) => line.includes('/token/agency'));

  it('is renewed once for all calls that it went with', async () => {
    const { store, runAll, left } = await open('CBTA');
    const refused = `Bearer ${store.getState().session.agencyTokens.usEast.CBTA}`;
    const unlessRenewed = (request: Request) =>
      request.headers.get('authorization') === refused
        ? answer(401)(request)
        : wire.platform.site.fetch(request);
    for (const path of ADMIN_CALLS) wire.fault(path, unlessRenewed);
    await runAll();
    expect(CHECKS.filter(({ title }) => statusOf(title) === 'failed')).toEqual([]);
    expect(renewals()).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it('that no new one is to be had for leads to the agency’s login, once, and signs nobody out', async () => {
    const { press, left, address, store } = await open(
      'CBTA',
      ...ADMIN_CALLS.map((path): Parameters<Wire['fault']> => [path, answer(401)]),
      ['/token/agency', answer(403)],
    );
    await press('RUN ALL');
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(address()).toBe('/agency-login/CBTA');
    expect(renewals()).toHaveLength(1);
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(left).toEqual([]);
    expect(Object.keys(store.getState().session.agencyTokens.usEast)).toEqual(['METRO']);
  });
});

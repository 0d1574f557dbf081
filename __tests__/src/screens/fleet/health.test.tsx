import { act, screen, waitFor, within } from '@testing-library/react';
import { captureDownloads } from '@tests/support/downloads';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { pressRun } from '@tests/support/pressRun';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const THREE_AGENCIES = '/fleet?agencies=CBTA.METRO.BCC';
const findMatrix = () => screen.findByRole('grid', { name: 'Agencies' });

const waitForProgress = (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(text));

async function openAndRun() {
  const page = await renderRoute(THREE_AGENCIES, network);
  const run = async () => {
    await pressRun(page.user);
    await waitForProgress(/^Done: 3 of 3/);
  };
  await run();
  return { ...page, run };
}

it('says what a run costs, sends nothing before Run, and then shows each agency and check', async () => {
  const { user } = await renderRoute(THREE_AGENCIES, network);
  expect(await screen.findByText(/^3 agencies × 11 calls: up to 33 calls/)).toBeVisible();
  expect(screen.getByText('Choose agencies, or check all of them')).toBeVisible();
  expect(network.requestsTo('/token/')).toEqual([]);
  await pressRun(user);
  await waitForProgress(/^Done: 3 of 3/);
  const matrix = await findMatrix();
  expect(
    within(matrix)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'BCCBangor County Connection',
    'CBTAChesapeake Bay Transit Authority',
    'METROMetro Transit of Lake Erie',
    'Sum',
  ]);
  // The sum of the column Coupons.
  expect(within(matrix).getByTitle('Coupons: 3 ok')).toBeVisible();
  // Agency and sum, and the ten checks of Quick.
  expect(within(matrix).getAllByRole('columnheader')).toHaveLength(12);
});

it('says that results are of another choice of agencies, until these are asked', async () => {
  const { run, user, goTo } = await openAndRun();
  const otherChoice = /^These results cover/;
  expect(screen.queryByText(otherChoice)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Agencies' }), 'all');
  expect(await screen.findByText(otherChoice)).toHaveTextContent(
    'These results cover 3 agencies, not the 130 chosen now.',
  );
  // As many agencies, but others.
  await goTo('/fleet?agencies=CBTA.METRO.AAT');
  await waitFor(() =>
    expect(screen.getByText(otherChoice)).toHaveTextContent(
      'These results cover 3 agencies, not the 3 chosen now.',
    ),
  );
  await run();
  await waitFor(() => expect(screen.queryByText(otherChoice)).not.toBeInTheDocument());
});

it('filters by a status, and shows an agency’s results beside the matrix', async () => {
  const { user } = await openAndRun();
  const chips = screen.getByRole('list', { name: 'Cells' });
  const alerts = within(chips).getByRole('button', { name: /alerts?$/ });
  const columnsBefore = within(await findMatrix()).getAllByRole('columnheader').length;
  await user.click(alerts);
  expect(alerts).toHaveAttribute('aria-pressed', 'true');
  const filter = screen.getByLabelText('Filter');
  await user.type(filter, 'xyzzy');
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(filter).toHaveValue('');
  expect(filter).toHaveFocus();
  expect(alerts).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(screen.queryByText('No agency matches')).not.toBeInTheDocument());
  await user.click(alerts);
  expect(within(await findMatrix()).getAllByRole('columnheader').length).toBeLessThan(columnsBefore);
  await user.click(alerts);
  await user.click(within(await findMatrix()).getByRole('button', { name: 'CBTA' }));
  const panel = screen.getByRole('complementary', { name: 'Checks of CBTA' });
  expect(within(panel).getByRole('heading', { level: 2 })).toHaveFocus();
  const checks = within(panel).getAllByRole('heading', { level: 3 });
  expect(checks).toHaveLength(10);
  // A check has the same name at the head of its column and in the panel.
  const columnHeads = within(await findMatrix())
    .getAllByRole('columnheader')
    .slice(2);
  expect(checks.map((heading) => heading.closest('section')?.getAttribute('aria-label'))).toEqual(
    columnHeads.map(({ textContent }) => textContent),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Checks of CBTA' })).not.toBeInTheDocument();
});

it('shows what has changed since the run before', async () => {
  const { run, user } = await openAndRun();
  network.intercept('/reports', respondWith(200, []), 1);
  await run();
  const changes = await screen.findByText('What changed (1)');
  expect(changes.closest('details')).toHaveTextContent(/Reports: was ok, now alert/);
  // Only the agency that differs is asked again.
  network.reset();
  await user.click(screen.getByRole('button', { name: 'Run changed only (1)' }));
  expect(screen.getByRole('group', { name: 'Run' })).toHaveFocus();
  expect(await screen.findByText('Nothing has changed')).toBeVisible();
  expect(network.requestsTo('/token/agency')).toHaveLength(1);
});

it('puts an agency that can no longer be read on top of what has changed, and leaves it under “changed”', async () => {
  const { run, user } = await openAndRun();
  network.intercept('/token/agency', respondWith(403), 1);
  network.intercept('/reports', respondWith(200, []), 1);
  await run();
  const changes = (await screen.findByText('What changed (2)')).closest('details') as HTMLElement;
  const [worst] = within(changes).getAllByRole('listitem');
  expect(worst).toHaveTextContent(/^\w+: could be read before; Could not sign in \(403\)$/);
  await user.click(screen.getByRole('button', { name: '2 changed' }));
  const matrix = await findMatrix();
  expect(within(matrix).getByText('Could not sign in (403).')).toBeVisible();
  expect(within(matrix).getAllByRole('rowheader')).toHaveLength(3);
});

it('asks one agency again from its panel', async () => {
  const { user } = await openAndRun();
  await user.click(within(await findMatrix()).getByRole('button', { name: 'CBTA' }));
  network.reset();
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  await waitForProgress(/^Done: 3 of 3/);
  expect(network.requestsTo('/token/agency')).toHaveLength(1);
});

it('names the agencies that could not be asked, and asks them again', async () => {
  const { user } = await renderRoute(THREE_AGENCIES, network);
  network.intercept('/token/agency', respondWith(403, { message: 'Closed for a day' }), 1);
  await pressRun(user);
  await waitForProgress(/^Done: 3 of 3 · 1 failed/);
  const reason = 'Could not sign in (403). The platform said: Closed for a day.';
  expect(within(await findMatrix()).getByText(reason)).toBeVisible();
  const retry = screen.getByRole('button', { name: 'Retry' });
  // Tab enters the matrix once, and leads to the button from its cell only.
  expect(retry.tabIndex).toBe(-1);
  const failed = retry.closest('tr')?.querySelector('button');
  act(() => failed?.focus());
  await user.keyboard('{ArrowRight}');
  expect(retry.closest('td')).toHaveFocus();
  await user.tab();
  expect(retry).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Retry failed (1)' }));
  await waitFor(() => expect(screen.queryByText(reason)).not.toBeInTheDocument());
});

it.each([
  ['senders', 'checks=quick'],
  ['keys', 'checks=smartcard-keys'],
])('exports a run without %s and tokens', async (_what, checks) => {
  const { user, store } = await renderRoute(`/fleet?agencies=CBTA&${checks}`, network);
  const keys = [{ id: 1, key_a: 'A0B1C2D3E4F5', key_b: 'F5E4D3C2B1A0' }];
  network.intercept('/keys/sector', respondWith(200, keys));
  await pressRun(user);
  await waitForProgress(/^Done: 1 of 1/);
  const downloads = captureDownloads();
  for (const format of ['CSV', 'JSON', 'Text']) {
    await user.click(screen.getByRole('button', { name: `Download as ${format}` }));
    const text = await downloads.at(-1)?.text();
    expect(text).toContain('CBTA');
    expect(text).not.toMatch(/@|eyJ|A0B1C2|F5E4D3/);
    expect(text).not.toContain(store.getState().session.psoToken);
    const savedText = `Saved the table as ${format === 'Text' ? 'text' : format}`;
    expect(await screen.findByText(savedText)).toBeInTheDocument();
  }
});

it('goes on while another page is open, with its progress at the top and on Home', async () => {
  const { user, goTo } = await renderRoute(THREE_AGENCIES, network);
  const release = network.hold('/token/agency', network.forward, 3);
  await pressRun(user);
  await goTo('/');
  expect(await screen.findByRole('link', { name: 'Fleet 0 of 3' })).toHaveAttribute(
    'title',
    'HEALTH in many agencies',
  );
  release();
  const card = await screen.findByRole('region', { name: 'All agencies' });
  await waitFor(() => expect(card).toHaveTextContent(/3 of 3 agencies checked/));
});

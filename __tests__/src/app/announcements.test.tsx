import { screen, waitFor } from '@testing-library/react';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

/** What a screen reader is told when it has time: the texts of all polite regions, one after the other. */
function said(): string[] {
  return [...document.querySelectorAll('[aria-live="polite"], [role="status"]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
}

it('says that a page is on its way, until it is there', async () => {
  const { goTo } = await renderAt('/', wire);
  const loading = () => said().includes('Loading…');
  let wasSaid = false;
  const watch = new MutationObserver(() => (wasSaid ||= loading()));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await goTo('/pso-users');
  watch.disconnect();
  expect(wasSaid).toBe(true);
  expect(await screen.findByRole('heading', { level: 1, name: 'PSO USERS' })).toBeInTheDocument();
  await screen.findAllByRole('rowheader');
  expect(loading()).toBe(false);
});

it('says of one page nothing on the next', async () => {
  const { user, goTo } = await renderAt('/agency-dashboard/METRO/riders', wire, { agencies: ['METRO'] });
  await screen.findAllByRole('rowheader');
  await user.keyboard('r');
  await waitFor(() => expect(said()).toContain('Refreshed'));
  await goTo('/agency-dashboard/METRO/passes');
  expect(said()).not.toContain('Refreshed');
});

it('a list says once that it is loaded, and a failure is an alert of its own', async () => {
  const { goTo } = await renderAt('/agency-dashboard/METRO/riders', wire, { agencies: ['METRO'] });
  await waitFor(() => expect(said()).toEqual([expect.stringMatching(/^\d+ loaded$/)]));
  wire.fault('/passes', answer(400));
  await goTo('/agency-dashboard/METRO/passes');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to retrieve Passes');
  expect(said()).toEqual([]);
});

it('what is known of an agency says when it is there, and leaves a failure to its alert', async () => {
  const { goTo } = await renderAt('/agency-dashboard/METRO', wire, { agencies: ['METRO', 'CBTA'] });
  await waitFor(() => expect(said()).toEqual(['Agency profile, loaded']));
  wire.fault('/agencies/CBTA', answer(400));
  await goTo('/agency-dashboard/CBTA');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(said()).toEqual([]);
});

it('what is known of a rider says when it is there, and leaves a failure to its alert', async () => {
  const { goTo } = await renderAt('/agency-dashboard/METRO/riders', wire, { agencies: ['METRO'] });
  const [first] = await screen.findAllByRole('rowheader');
  const profile = `/agency-dashboard/METRO/riders/${first?.textContent ?? ''}`;
  await goTo(profile);
  await waitFor(() => expect(said()).toContain('Rider profile, loaded'));
  wire.fault('/profile/', answer(400));
  await goTo(profile.replace(/\d+$/, (id) => String(Number(id) - 1)));
  expect(await screen.findByText(/Unable to retrieve Rider Profile/)).toBeInTheDocument();
  expect(said()).not.toContain('Rider profile, loaded');
});

it('has one main, one banner and one title, and names its navigations apart', async () => {
  await renderAt('/agency-dashboard/METRO/riders', wire, { agencies: ['METRO'] });
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'));
  expect(names).toEqual(['Main', 'Breadcrumb', 'Dashboard']);
});

it('a list that loads as it is scrolled tells a screen reader how many rows and columns it has, and where each row is', async () => {
  await renderAt('/agency-dashboard/METRO/riders', wire, { agencies: ['METRO'] });
  const table = screen.getByRole('table', { name: 'Riders' });
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1));
  const heads = screen.getAllByRole('columnheader');
  expect(table).toHaveAttribute('aria-colcount', String(heads.length));
  // How many there are is not known before the last page is there.
  expect(table).toHaveAttribute('aria-rowcount', '-1');
  const rows = screen.getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(
    rows.map((_row, at) => String(at + 1)),
  );
});

it('a list of pages counts all its rows, and places those of a later page among them', async () => {
  await renderAt('/agencies?size=10&page=2', wire);
  const table = screen.getByRole('table', { name: 'Agencies' });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10));
  expect(table).toHaveAttribute('aria-rowcount', '101');
  expect(table).toHaveAttribute('aria-colcount', '6');
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    ...Array.from({ length: 10 }, (_row, at) => String(at + 12)),
  ]);
});

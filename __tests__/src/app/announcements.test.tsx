import { screen, waitFor } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

/** Returns the texts of all polite live regions. */
function listAnnouncements(): string[] {
  return [...document.querySelectorAll('[aria-live="polite"], [role="status"]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
}

it('announces that a page is loading until it is shown', async () => {
  const { goTo } = await renderRoute('/', network);
  const isLoadingAnnounced = () => listAnnouncements().includes('Loading…');
  let wasAnnounced = false;
  const observer = new MutationObserver(() => (wasAnnounced ||= isLoadingAnnounced()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await goTo('/pso-users');
  observer.disconnect();
  expect(wasAnnounced).toBe(true);
  expect(await screen.findByRole('heading', { level: 1, name: 'PSO USERS' })).toBeInTheDocument();
  await screen.findAllByRole('rowheader');
  expect(isLoadingAnnounced()).toBe(false);
});

it('announces nothing about the previous page on the next page', async () => {
  const { user, goTo } = await renderRoute('/agency-dashboard/METRO/riders', network, {
    agencies: ['METRO'],
  });
  await screen.findAllByRole('rowheader');
  await user.keyboard('r');
  await waitFor(() => expect(listAnnouncements()).toContain('Refreshed'));
  await goTo('/agency-dashboard/METRO/passes');
  expect(listAnnouncements()).not.toContain('Refreshed');
});

it('refreshes the passes of an agency, and says when that fails', async () => {
  const { user } = await renderRoute('/agency-dashboard/METRO/passes', network, { agencies: ['METRO'] });
  await screen.findAllByRole('rowheader');
  network.reset();
  await user.keyboard('r');
  await waitFor(() => expect(listAnnouncements()).toContain('Refreshed'));
  expect(network.requestsTo('/passes')).toHaveLength(1);
  network.intercept('/passes', respondWith(400));
  await user.keyboard('r');
  await waitFor(() => expect(listAnnouncements()).toContain('Not everything could be refreshed'));
  network.reset();
});

it('announces once that a list has loaded; a failure is announced by its alert only', async () => {
  const { goTo } = await renderRoute('/agency-dashboard/METRO/riders', network, { agencies: ['METRO'] });
  await waitFor(() => expect(listAnnouncements()).toEqual([expect.stringMatching(/^Riders, \d+ of \d+$/)]));
  network.intercept('/passes', respondWith(400));
  await goTo('/agency-dashboard/METRO/passes');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to retrieve Passes');
  expect(listAnnouncements()).toEqual([]);
});

it('announces that an agency profile has loaded; a failure is announced by its alert only', async () => {
  const { goTo } = await renderRoute('/agency-dashboard/METRO', network, { agencies: ['METRO', 'CBTA'] });
  await waitFor(() => expect(listAnnouncements()).toEqual(['Agency profile, loaded']));
  network.intercept('/agencies/CBTA', respondWith(400));
  await goTo('/agency-dashboard/CBTA');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(listAnnouncements()).toEqual([]);
});

it('announces that a rider profile has loaded; a failure is announced by its alert only', async () => {
  const { goTo } = await renderRoute('/agency-dashboard/METRO/riders', network, { agencies: ['METRO'] });
  const [firstRow] = await screen.findAllByRole('rowheader');
  const profileUrl = `/agency-dashboard/METRO/riders/${firstRow?.textContent ?? ''}`;
  await goTo(profileUrl);
  await waitFor(() => expect(listAnnouncements()).toContain('Rider profile, loaded'));
  network.intercept('/profile/', respondWith(400));
  const otherProfileUrl = profileUrl.replace(/\d+$/, (id) => String(Number(id) - 1));
  await goTo(otherProfileUrl);
  expect(await screen.findByText(/Unable to retrieve Rider Profile/)).toBeInTheDocument();
  expect(listAnnouncements()).not.toContain('Rider profile, loaded');
});

it('has one main, one banner and one title, and gives each navigation its own name', async () => {
  await renderRoute('/agency-dashboard/METRO/riders', network, { agencies: ['METRO'] });
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'));
  expect(names).toEqual(['Main', 'Breadcrumb', 'Dashboard']);
});

it('an infinite list exposes its row and column counts and each row’s index to screen readers', async () => {
  await renderRoute('/agency-dashboard/METRO/riders', network, { agencies: ['METRO'] });
  const table = screen.getByRole('table', { name: 'Riders' });
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1));
  const headers = screen.getAllByRole('columnheader');
  expect(table).toHaveAttribute('aria-colcount', String(headers.length));
  // -1: the row count is unknown until the last page is loaded.
  expect(table).toHaveAttribute('aria-rowcount', '-1');
  const rows = screen.getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(
    rows.map((_row, index) => String(index + 1)),
  );
});

it('a paged list exposes its total row count and row indexes that continue across pages', async () => {
  await renderRoute('/agencies?size=10&page=2', network);
  const table = screen.getByRole('table', { name: 'Agencies' });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10));
  // The header counts as row 1, so page 2 with its 10 agencies starts at row 12 of 131.
  await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '131'));
  expect(table).toHaveAttribute('aria-colcount', '6');
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    ...Array.from({ length: 10 }, (_row, index) => String(index + 12)),
  ]);
});

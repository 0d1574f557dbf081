import { screen, waitFor, within } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { loseConnection, neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const LIST_REQUEST = '/agencies/?';

async function openAgencies(path = '/agencies', session = {}) {
  const page = await renderRoute(path, network, session);
  const table = await screen.findByRole('table', { name: 'Agencies' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  return { ...page, table };
}

/** The filter's text is in an element of its own, so the cells are compared by their whole text. */
const getAbbreviationCell = (abbreviation: string) =>
  screen.getAllByText((_text, element) => element?.textContent === abbreviation, {
    selector: 'td',
  })[0] as HTMLElement;
/** Returns the first column of the visible rows. */
const getNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const getSortButton = (title: string) => screen.getByRole('button', { name: title });

it('shows the columns of the specification and requests 100 agencies, sorted by abbreviation, with the operator’s token', async () => {
  const { table } = await openAgencies();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Abbreviation', 'Database', 'Country', 'Timezone', 'Edit']);
  const call = network.accessLog.find(({ path }) => path.includes(LIST_REQUEST));
  expect(call).toMatchObject({ token: 'pso', status: 200 });
  expect(call?.path).toContain('limit=100&order=abbreviation&direction=1');
});

it('shows the names of countries and time zones', async () => {
  await openAgencies();
  expect((await screen.findAllByText('United States')).length).toBeGreaterThan(5);
  expect((await screen.findAllByText('America/New_York')).length).toBeGreaterThan(0);
});

it('reads nothing more when there are fewer than 100 agencies', async () => {
  await openAgencies('/agencies', { region: 'australia' });
  expect(screen.getByText('1–20 of 20')).toBeInTheDocument();
  expect(screen.queryByText(/first 100/)).not.toBeInTheDocument();
  expect(network.requestsTo('/agencies?limit=')).toEqual([]);
});

it('sorts by a column in both directions and stores the order in the URL', async () => {
  const { user, currentUrl } = await openAgencies('/agencies', { region: 'australia' });
  await user.click(getSortButton('Name'));
  const ascending = getNames();
  expect(currentUrl()).toBe('/agencies?sort=name.asc');
  expect([...ascending].sort((a, b) => String(a).localeCompare(String(b), 'en'))).toEqual(ascending);
  await user.click(getSortButton('Name'));
  expect(getNames()).toEqual([...ascending].reverse());
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

it('sorts once by a click anywhere on a header cell, and by the keyboard', async () => {
  const { user, currentUrl } = await openAgencies('/agencies', { region: 'australia' });
  const header = screen.getByRole('columnheader', { name: 'Database' });
  await user.click(header);
  expect(currentUrl()).toBe('/agencies?sort=database.asc');
  getSortButton('Database').focus();
  await user.keyboard('{Enter}');
  expect(currentUrl()).toBe('/agencies?sort=database.desc');
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('columnheader', { name: 'Edit' }));
  expect(currentUrl()).toBe('/agencies?sort=database.desc');
});

it('filters by name, abbreviation or database', async () => {
  const { user, currentUrl } = await openAgencies('/agencies', { region: 'australia' });
  const [firstName] = getNames();
  await enterText(user, screen.getByLabelText('Filter'), String(firstName).toLowerCase());
  await waitFor(() => expect(getNames()).toEqual([firstName]));
  expect(currentUrl()).toContain('filter=');
  // One mark, also of a name of several words.
  await waitFor(() => expect(document.querySelector('tbody mark')).toHaveTextContent(String(firstName)));
});

it('says that no agency matches the filter', async () => {
  const { user } = await openAgencies();
  await enterText(user, screen.getByLabelText('Filter'), 'no such agency');
  expect(await screen.findByText('No agency matches “no such agency”')).toBeInTheDocument();
});

it('signs in to the agency once when its row is double-clicked', async () => {
  const { user, currentUrl } = await openAgencies('/agencies?filter=CBTA');
  await waitFor(() => expect(getNames()).toHaveLength(1));
  await user.dblClick(getAbbreviationCell('CBTA'));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(currentUrl()).toBe('/agency-dashboard/CBTA');
  const signIns = network.accessLog.filter(({ path }) => path.endsWith('/token/agency'));
  expect(signIns.map(({ method, token, status }) => [method, token, status])).toEqual([['POST', 'pso', 200]]);
});

it('opens an agency with the stored token without requesting another', async () => {
  const { user } = await openAgencies('/agencies?filter=CBTA', { agencies: ['CBTA'] });
  await waitFor(() => expect(getNames()).toHaveLength(1));
  await user.click(getAbbreviationCell('CBTA'));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  expect(network.requestsTo('/token/agency')).toEqual([]);
});

it('lets the arrow keys move between rows, which are one tab stop, and Enter open one', async () => {
  const { user } = await openAgencies('/agencies', { region: 'australia' });
  const links = screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link'));
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  links[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(links[2]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
});

it('opens only the agency that was clicked last, and none after the list is left', async () => {
  const { user, goTo, currentUrl } = await openAgencies('/agencies', { region: 'australia' });
  const releases: (() => void)[] = [];
  network.intercept('/token/agency', async (request) => {
    await new Promise<void>((resolve) => releases.push(resolve));
    return network.forward(request);
  });
  const [firstRow, secondRow] = screen.getAllByRole('rowheader');
  await user.click(within(firstRow as HTMLElement).getByRole('link'));
  expect(screen.getByText(/^Opening /)).toBeInTheDocument();
  await user.click(within(secondRow as HTMLElement).getByRole('link'));
  await waitFor(() => expect(releases).toHaveLength(2));
  releases[0]?.();
  await waitFor(() =>
    expect(network.accessLog.filter(({ path }) => path.endsWith('/token/agency'))).toHaveLength(1),
  );
  expect(currentUrl()).toBe('/agencies');
  await goTo('/');
  releases[1]?.();
  await waitFor(() =>
    expect(network.accessLog.filter(({ path }) => path.endsWith('/token/agency'))).toHaveLength(2),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('HOME');
});

it.each([
  [400, 'Login failed - Check your email and password, then try again'],
  [401, 'Login failed - Check your email and password, then try again'],
  [500, 'Unable to log you in at this time. Please try again later :('],
])(
  'shows the text of the specification when the agency’s sign-in is rejected with %d',
  async (status, text) => {
    const { user, leaveReasons } = await openAgencies('/agencies?filter=CBTA');
    await waitFor(() => expect(getNames()).toHaveLength(1));
    network.intercept('/token/agency', respondWith(status));
    await user.click(getAbbreviationCell('CBTA'));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(leaveReasons).toEqual([]);
  },
);

it('shows an error with Try again when the list cannot be loaded', async () => {
  const page = await renderRoute('/', network);
  network.intercept(LIST_REQUEST, respondWith(500, { message: 'database is asleep' }), 1);
  await page.goTo('/agencies');
  const alert = await screen.findByText('Unable to retrieve Agencies');
  expect(alert).toBeInTheDocument();
  expect(screen.getByText('The platform responded with 500: database is asleep')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–30 of 130')).toBeInTheDocument();
});

it('retries a read twice after connection losses', async () => {
  const page = await renderRoute('/', network);
  network.intercept(LIST_REQUEST, loseConnection);
  await page.goTo('/agencies');
  expect(
    await screen.findByText('The platform could not be reached: check the connection.'),
  ).toBeInTheDocument();
  expect(network.requestsTo(LIST_REQUEST)).toHaveLength(3);
});

it('leaves out and counts invalid rows and shows invalid fields as dashes', async () => {
  const page = await renderRoute('/', network);
  const rows = [{ id: 1, abbreviation: 'ONE', name: { odd: true }, created: 7 }, { id: 2 }, null, 'text'];
  network.intercept(LIST_REQUEST, respondWith(200, { data: { rows } }));
  await page.goTo('/agencies');
  expect(await screen.findByText('3 rows could not be read and are left out.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'ONE' });
  expect(within(link).getByText('—')).toBeVisible();
  // The abbreviation names the row for screen readers. The last column is Edit, with an arrow.
  expect(screen.getByRole('row', { name: /ONE/ })).toHaveTextContent('—ONEONE———');
});

it.each([
  ['a part cannot be loaded', respondWith(500)],
  ['a row cannot be read', respondWith(200, [{ id: null, name: 'Nowhere' }])],
])('warns about missing names when %s, and Try again loads them', async (_case, handler) => {
  const page = await renderRoute('/', network);
  network.intercept('/timezones/?offset=100', handler, 1);
  await page.goTo('/agencies');
  expect(await screen.findByText(/Not all country and time zone names could be loaded/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Not all country/)).not.toBeInTheDocument());
});

it('says that missing names are being loaded again', async () => {
  const page = await renderRoute('/', network);
  network.intercept('/timezones/', respondWith(403));
  await page.goTo('/agencies');
  const button = await screen.findByRole('button', { name: 'Try again' });
  network.reset();
  network.intercept('/timezones/', neverRespond);
  await page.user.click(button);
  await waitFor(() => expect(button).toHaveClass('ant-btn-loading'));
});

it('shows no failure of names from an earlier visit while they are being loaded', async () => {
  const page = await renderRoute('/', network);
  network.intercept('/timezones/', respondWith(403));
  await page.goTo('/agencies');
  await screen.findByText(/Not all country/);
  await page.goTo('/');
  network.reset();
  network.intercept('/timezones/', neverRespond);
  await page.goTo('/agencies');
  await screen.findAllByRole('rowheader');
  expect(screen.queryByText(/Not all country/)).not.toBeInTheDocument();
});

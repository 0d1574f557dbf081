import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { enterText, replaceText } from '@tests/support/enterText';
import {
  type Interception,
  type PageHeaders,
  respondWith,
  respondWithPage,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';
import { RIDERS_PATH } from '@tests/support/ridersFixture';

const network = setUpNetwork();

async function openRiders(...interceptions: Interception[]) {
  const page = await openRoute(
    '/agency-dashboard/CBTA/riders',
    network,
    { agencies: ['CBTA', 'METRO'] },
    ...interceptions,
  );
  return { ...page, table: await screen.findByRole('table', { name: 'Riders' }) };
}

const ridersRequests = () => network.requestsTo(RIDERS_PATH);
const respondWithRiders = (ids: number[], headers?: PageHeaders) =>
  respondWithPage(
    ids.map((user_id) => ({ user_id, first_name: `Rider ${user_id}`, amount: user_id })),
    headers,
  );

it('shows the columns of the specification', async () => {
  const { table } = await openRiders();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'User ID',
    'RMID',
    'Customer Internal ID',
    'First Name',
    'Last Name',
    'Email',
    'A Tel.',
    'P Tel.',
    'Date of Birth',
    'Smartcard ID',
    'Smartcard',
    'Smartcard Status',
    'Concession Type',
    'Rider Type',
    'Balance',
  ]);
});

it('requests pages of 10, the highest user id first, with the agency’s token', async () => {
  await openRiders();
  await screen.findAllByRole('rowheader');
  expect(ridersRequests()[0]).toContain('?page=1&per_page=10&sort_order=desc&sort_field=user_id');
  expect(network.accessLog[0]).toMatchObject({ token: 'admin', agency: 'CBTA', status: 200 });
});

it('loads every page once, and shows that there are no more results', async () => {
  const { user } = await openRiders();
  await waitFor(() => expect(ridersRequests().length).toBeGreaterThan(1));
  for (;;) {
    const loadMoreButton = screen.queryByRole('button', { name: /Load more/ });
    if (!loadMoreButton) break;
    await user.click(loadMoreButton);
  }
  expect(await screen.findByText('No more results')).toBeInTheDocument();
  // CBTA has 120 riders in the test data.
  expect(screen.getByText('120 loaded')).toBeInTheDocument();
  expect(new Set(ridersRequests()).size).toBe(ridersRequests().length);
});

it('shows cents as dollars, and a dash for missing values', async () => {
  await openRiders([
    RIDERS_PATH,
    respondWith(200, [
      { user_id: 5, amount: -12345 },
      { user_id: 4, amount: null, first_name: 'null' },
    ]),
  ]);
  expect(await screen.findByRole('row', { name: /^5/ })).toHaveTextContent(`5${'—'.repeat(13)}-$123.45`);
  expect(screen.getByRole('row', { name: /^4/ })).toHaveTextContent(/—$/);
});

it('searches from page 1 after a debounce of 250 ms, and does not put the term into the URL', async () => {
  const { user, currentUrl } = await openRiders();
  await screen.findAllByRole('rowheader');
  const requestCount = ridersRequests().length;
  await user.type(screen.getByLabelText('Filter'), 'gar');
  await waitFor(() => expect(ridersRequests().some((line) => line.includes('term=gar&page=1'))).toBe(true));
  const terms = ridersRequests()
    .slice(requestCount)
    .flatMap((line) => /term=(\w*)/.exec(line)?.[1] ?? []);
  expect(new Set(terms)).toEqual(new Set(['gar']));
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders');
});

it('after a search, Tab reaches the first row, not the one that had the focus', async () => {
  const { user, table } = await openRiders([RIDERS_PATH, respondWithRiders([1, 2, 3])]);
  act(() => screen.getAllByRole('link', { name: '3' })[0]?.focus());
  expect(table.querySelector('[data-row-focus][tabindex="0"]')).toHaveTextContent('3');
  network.reset();
  network.intercept('term=rider', respondWithRiders([4, 5, 6]));
  await enterText(user, screen.getByLabelText('Filter'), 'rider');
  await screen.findByRole('link', { name: '4' });
  expect(table.querySelector('[data-row-focus][tabindex="0"]')).toHaveTextContent('4');
});

it('marks what matches the search term', async () => {
  const rider = { user_id: 1047, first_name: 'Ann', email: 'ANN47@mail.example', rider_type: 'Adult' };
  const { user } = await openRiders([RIDERS_PATH, respondWith(200, [rider])]);
  await enterText(user, screen.getByLabelText('Filter'), 'ann 47');
  expect(
    (await screen.findAllByText(/./, { selector: 'mark' })).map(({ textContent }) => textContent),
  ).toEqual(['47', 'Ann', 'ANN47']);
});

it('the names stay beside the user id when the table is scrolled sideways', async () => {
  const { table } = await openRiders();
  const pinned = [...table.querySelectorAll<HTMLElement>('thead .table__cell--pinned')];
  expect(pinned.map(({ textContent, style }) => [textContent, style.insetInlineStart])).toEqual([
    ['First Name', '106px'],
    ['Last Name', '202px'],
  ]);
});

it('ignores a late response for a previous search term', async () => {
  const { user } = await openRiders([RIDERS_PATH, respondWithRiders([1])]);
  await screen.findByText('Rider 1');
  network.reset();
  const releaseResponse = network.hold('term=slow', respondWithRiders([3]));
  network.intercept('term=quick', respondWithRiders([2]));
  const filterInput = screen.getByLabelText('Filter');
  await enterText(user, filterInput, 'slow');
  await waitFor(() => expect(ridersRequests()).toHaveLength(1));
  await replaceText(user, filterInput, 'quick');
  expect(await screen.findByText('Rider 2')).toBeInTheDocument();
  releaseResponse();
  await waitFor(() => expect(screen.getByText('Rider 2')).toBeInTheDocument());
  expect(screen.queryByText('Rider 3')).not.toBeInTheDocument();
});

it('shows no riders of one agency in the list of another agency', async () => {
  const { goTo } = await openRiders([RIDERS_PATH, respondWithRiders([1]), 1]);
  await screen.findByText('Rider 1');
  const releaseResponse = network.hold(RIDERS_PATH, respondWithRiders([2]));
  await goTo('/agency-dashboard/METRO/riders');
  expect(screen.queryByText('Rider 1')).not.toBeInTheDocument();
  await waitFor(() => expect(ridersRequests()).toHaveLength(2));
  releaseResponse();
  expect(await screen.findByText('Rider 2')).toBeInTheDocument();
  expect(screen.queryByText('Rider 1')).not.toBeInTheDocument();
});

it('keeps the rows when the next page fails, and loads that page with Try again', async () => {
  const { user } = await openRiders(
    ['page=1&', respondWithRiders([9, 8], { nextPage: 2 })],
    ['page=2&', respondWith(500), 1],
    ['page=2&', respondWithRiders([7])],
  );
  expect(await screen.findByText('Unable to retrieve more Riders')).toBeInTheDocument();
  expect(screen.getByText('Rider 9')).toBeInTheDocument();
  expect(screen.queryByText('No more results')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rider 7')).toBeInTheDocument();
  expect(screen.getByText('No more results')).toBeInTheDocument();
});

it('stops loading when a page names itself as the next page, and says that rows may be missing', async () => {
  await openRiders([RIDERS_PATH, respondWithRiders([3, 2], { nextPage: 1 })]);
  expect(await screen.findByText('This list may be incomplete')).toBeInTheDocument();
  expect(screen.queryByText('No more results')).not.toBeInTheDocument();
  expect(ridersRequests()).toHaveLength(1);
});

it('shows a row once when the server returns it twice', async () => {
  await openRiders(['page=1&', respondWithRiders([3, 2], { nextPage: 2 })]);
  await screen.findByText('Rider 3');
  expect(screen.getAllByText('Rider 2')).toHaveLength(1);
});

it('shows different texts for an empty list, no match and a failed request', async () => {
  const { user } = await openRiders([RIDERS_PATH, respondWith(200, [])]);
  expect(await screen.findByText('This agency has no riders yet')).toBeInTheDocument();
  expect(screen.queryByText(/^0 loaded/)).not.toBeInTheDocument();
  expect(screen.getByText('No more results')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Filter'), 'zz');
  expect(await screen.findByText('No rider matches “zz”')).toBeInTheDocument();
  network.reset();
  network.intercept(RIDERS_PATH, respondWith(500), 1);
  await user.type(screen.getByLabelText('Filter'), 'y');
  expect(await screen.findByText('Unable to retrieve Riders')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No rider matches “zzy”')).toBeInTheDocument();
});

it('opens the rider’s profile with a click on a row, and restores the search term after going back', async () => {
  const { user, currentUrl } = await openRiders([RIDERS_PATH, respondWithRiders([1000001])]);
  await enterText(user, screen.getByLabelText('Filter'), 'one');
  await user.click(await screen.findByText('Rider 1000001'));
  await screen.findByRole('heading', { level: 1, name: 'RIDER PROFILE' });
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders/1000001');
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
  expect(screen.getByLabelText('Filter')).toHaveValue('one');
});

it('after Back, shows the cached rows of the restored term, and reads a term again that was read a minute ago', async () => {
  const { user, goTo } = await openRiders([RIDERS_PATH, respondWithRiders([1])]);
  await screen.findByText('Rider 1');
  await goTo('/agency-dashboard/CBTA');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  const requestCount = ridersRequests().length;
  window.history.back();
  await screen.findByText('Rider 1');
  expect(ridersRequests()).toHaveLength(requestCount);
  network.reset();
  network.intercept('term=jones', respondWithRiders([2]), 1);
  network.intercept('term=jones', respondWithRiders([3]));
  network.intercept('term=smith', respondWithRiders([4]));
  const search = async (term: string) => {
    await replaceText(user, screen.getByLabelText('Filter'), term);
  };
  const dateNowSpy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000);
  await search('jones');
  await screen.findByText('Rider 2');
  await search('smith');
  await screen.findByText('Rider 4');
  dateNowSpy.mockRestore();
  await search('jones');
  expect(await screen.findByText('Rider 3')).toBeInTheDocument();
});

it('prints all loaded rows', async () => {
  const ids = Array.from({ length: 100 }, (_id, index) => index + 1);
  const { table } = await openRiders([RIDERS_PATH, respondWithRiders(ids)]);
  await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '101'));
  fireEvent(window, new Event('beforeprint'));
  expect(within(table).getAllByRole('rowheader')).toHaveLength(100);
  fireEvent(window, new Event('afterprint'));
  expect(within(table).getAllByRole('rowheader').length).toBeLessThan(60);
});

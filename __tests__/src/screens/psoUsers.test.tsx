import { screen, waitFor, within } from '@testing-library/react';
import { getButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { type Interception, respondWith, respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const USERS_PATH = '/pso/api/v1/users';
interface UsersPage {
  firstId?: number;
  count: number;
  nextPage?: number;
}
const respondWithUsers = ({ firstId = 1, count, nextPage }: UsersPage) =>
  respondWithPage(
    Array.from({ length: count }, (_, index) => ({
      id: firstId + index,
      email: `user${firstId + index}@x.example`,
    })),
    nextPage === undefined ? {} : { nextPage },
  );

async function openPsoUsers(...interceptions: Interception[]) {
  const page = await openRoute('/pso-users', network, {}, ...interceptions);
  return { ...page, table: await screen.findByRole('table', { name: 'PSO Users' }) };
}

it('has the specified columns and requests pages of 10 sorted by email with the operator’s token', async () => {
  const { table } = await openPsoUsers();
  await screen.findAllByRole('rowheader');
  const titles = within(table).getAllByRole('columnheader');
  expect(titles.map(({ textContent }) => textContent)).toEqual(['ID', 'Email', 'Telephone']);
  expect(network.requests[0]).toContain(`${USERS_PATH}?page=1&per_page=10&sort_order=asc&sort_field=email`);
  expect(network.accessLog[0]).toMatchObject({ token: 'pso', status: 200 });
});

it('loads all pages and ends with No more results; a missing telephone is a dash', async () => {
  const { table } = await openPsoUsers(
    ['page=1&', respondWithUsers({ count: 10, nextPage: 2 })],
    ['page=2&', respondWithUsers({ firstId: 11, count: 3 })],
  );
  expect(await screen.findByText('No more results')).toBeInTheDocument();
  expect(screen.getByText('13 loaded')).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /user13@/ })).toHaveTextContent('13user13@x.example—');
});

describe('the filter', () => {
  it('filters the loaded rows by email without a request and without changing the URL', async () => {
    const { user, currentUrl } = await openPsoUsers([USERS_PATH, respondWithUsers({ count: 12 })]);
    await screen.findByText('12 loaded');
    const requestCount = network.requests.length;
    const statuses = screen.getAllByRole('status');
    await enterText(user, getField('Filter'), 'USER1');
    expect(await screen.findByText('4 of all 12 operators match')).toBeInTheDocument();
    // A live region announces only a change of what it had when it came.
    expect(statuses).toContain(screen.getByText('PSO Users, 4 of all 12 operators match'));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '1',
      '10',
      '11',
      '12',
    ]);
    expect(network.requests.length).toBe(requestCount);
    expect(currentUrl()).toBe('/pso-users');
  });

  it('offers no Load more while a reload has failed: the next page would remove that failure', async () => {
    const { user } = await openPsoUsers(
      ['page=1&', respondWithUsers({ count: 30, nextPage: 2 })],
      ['page=2&', respondWithUsers({ firstId: 31, count: 60, nextPage: 3 })],
      ['page=3&', respondWithUsers({ firstId: 91, count: 60, nextPage: 4 })],
    );
    await screen.findByText(/loaded$/);
    await enterText(user, getField('Filter'), 'user');
    await screen.findByRole('button', { name: /Load more/ });
    network.reset();
    network.intercept(USERS_PATH, respondWith(500));
    await user.click(document.body);
    await user.keyboard('r');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Load more/ })).not.toBeInTheDocument();
  });

  it('offers Load more when no row matches yet, and filters the new rows too', async () => {
    const { user } = await openPsoUsers(
      ['page=1&', respondWithUsers({ count: 30, nextPage: 2 })],
      ['page=2&', respondWithUsers({ firstId: 31, count: 30, nextPage: 3 })],
      ['page=3&', respondWithUsers({ firstId: 61, count: 5 })],
    );
    await screen.findByText(/loaded$/);
    await enterText(user, getField('Filter'), 'user64@');
    expect(await screen.findByText('No operator’s email matches “user64@”')).toBeInTheDocument();
    expect(screen.getByText(/^0 of the \d+ operators loaded so far match$/)).toBeInTheDocument();
    expect(screen.getByText('Load more to continue.')).toBeInTheDocument();
    expect(screen.queryByText('No more results')).not.toBeInTheDocument();
    // How many pages the list has loaded by itself is not known.
    for (let loadMore = screen.queryByRole('button', { name: /Load more/ }); loadMore;) {
      await user.click(loadMore);
      expect(document.body).not.toHaveFocus();
      loadMore = screen.queryByText('64') ? null : screen.queryByRole('button', { name: /Load more/ });
    }
    expect(await screen.findByText('user64@', { selector: 'mark' })).toBeInTheDocument();
    // The button is gone with the last page. What stands there instead has the focus.
    await waitFor(() => expect(screen.getByText('No more results')).toHaveFocus());
  });
});

it('a failed list shows an error, and Try again loads it', async () => {
  const { user } = await openPsoUsers([USERS_PATH, respondWith(500), 1]);
  expect(await screen.findByText('Unable to retrieve PSO Users')).toBeInTheDocument();
  await user.click(getButton('Try again'));
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(5);
});

it('says nothing of a search when the list could not be loaded', async () => {
  const { user } = await openPsoUsers([USERS_PATH, respondWith(500)]);
  await enterText(user, getField('Filter'), 'user1');
  expect(await screen.findByText('Unable to retrieve PSO Users')).toBeInTheDocument();
  expect(screen.queryByText(/operators? match/)).not.toBeInTheDocument();
});

it('does not say that all operators were searched when rows could not be read', async () => {
  const { user } = await openPsoUsers([
    USERS_PATH,
    respondWith(200, [{ id: 1, email: 'user1@x.example' }, {}]),
  ]);
  await screen.findByText('1 row could not be read and is left out.');
  await enterText(user, getField('Filter'), 'user1');
  expect(await screen.findByText('1 of the 1 operator loaded so far matches')).toBeInTheDocument();
});

it('an empty list shows a message', async () => {
  await openPsoUsers([USERS_PATH, respondWith(200, [])]);
  expect(await screen.findByText('There are no operators in this region yet')).toBeInTheDocument();
});

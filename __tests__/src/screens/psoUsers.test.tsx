import { screen, waitFor, within } from '@testing-library/react';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const USERS = '/pso/api/v1/users';
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const users = (from: number, count: number, next?: number) =>
  respondWith(
    200,
    Array.from({ length: count }, (_, index) => ({
      id: from + index,
      email: `user${from + index}@x.example`,
    })),
    next === undefined ? {} : { 'x-next-page': String(next) },
  );

async function open(...faults: Parameters<FakeNetwork['intercept']>[]) {
  const page = await renderRoute('/', network);
  for (const fault of faults) network.intercept(...fault);
  await page.goTo('/pso-users');
  return { ...page, table: await screen.findByRole('table', { name: 'PSO users' }) };
}

it('has the columns of the specification, and asks for 10 a page by e-mail with the operator’s token', async () => {
  const { table } = await open();
  await screen.findAllByRole('rowheader');
  const titles = within(table).getAllByRole('columnheader');
  expect(titles.map(({ textContent }) => textContent)).toEqual(['ID', 'Email', 'Telephone']);
  expect(network.requests[0]).toContain(`${USERS}?page=1&per_page=10&sort_order=asc&sort_field=email`);
  expect(network.accessLog[0]).toMatchObject({ token: 'pso', status: 200 });
});

it('loads to the end and says that there is no more; a missing telephone is a dash', async () => {
  const { table } = await open(['page=1&', users(1, 10, 2)], ['page=2&', users(11, 3)]);
  expect(await screen.findByText('No more results')).toBeInTheDocument();
  expect(screen.getByText('13 loaded')).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /user13@/ })).toHaveTextContent('13user13@x.example—');
});

describe('the filter', () => {
  it('picks by e-mail among the loaded rows, says how many, asks the service nothing, and is not in the address', async () => {
    const { user, currentUrl } = await open([USERS, users(1, 12)]);
    await screen.findByText('12 loaded');
    const before = network.requests.length;
    await user.type(field('Filter'), 'USER1');
    expect(await screen.findByText('Searched all 12 operators.')).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '1',
      '10',
      '11',
      '12',
    ]);
    expect(screen.getByText('4 matching')).toBeInTheDocument();
    expect(network.requests.length).toBe(before);
    expect(currentUrl()).toBe('/pso-users');
  });

  it('offers to load more where nothing matches yet, and looks through that too', async () => {
    const { user } = await open(
      ['page=1&', users(1, 30, 2)],
      ['page=2&', users(31, 30, 3)],
      ['page=3&', users(61, 5)],
    );
    await screen.findByText(/loaded$/);
    await user.type(field('Filter'), 'user64@');
    expect(await screen.findByText('No operator’s email matches “user64@”')).toBeInTheDocument();
    expect(screen.getByText(/Searched the \d+ operators loaded so far/)).toBeInTheDocument();
    expect(screen.queryByText('No more results')).not.toBeInTheDocument();
    for (let more = screen.queryByRole('button', { name: /Load more/ }); more;) {
      await user.click(more);
      await waitFor(() => expect(screen.queryByRole('button', { name: /loading/ })).not.toBeInTheDocument());
      more = screen.queryByText('64') ? null : screen.queryByRole('button', { name: /Load more/ });
    }
    expect(await screen.findByText('user64@x.example')).toBeInTheDocument();
  });
});

it('a list that cannot be loaded says so, and is loaded again on demand', async () => {
  const { user } = await open([USERS, respondWith(500), 1]);
  expect(await screen.findByText('Unable to retrieve PSO Users')).toBeInTheDocument();
  await user.click(button('Try again'));
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(5);
});

it('an empty list says so', async () => {
  await open([USERS, respondWith(200, [])]);
  expect(await screen.findByText('There are no operators in this region yet')).toBeInTheDocument();
});

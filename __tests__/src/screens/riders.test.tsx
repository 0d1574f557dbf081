import { screen, waitFor, within } from '@testing-library/react';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const RIDERS = '/customersearch/api/v3/riders';

/** Opens the list, with faults on the network from the first call on. */
async function open(...faults: Parameters<FakeNetwork['intercept']>[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA', 'METRO'] });
  for (const fault of faults) network.intercept(...fault);
  await page.goTo('/agency-dashboard/CBTA/riders');
  return { ...page, table: await screen.findByRole('table', { name: 'Riders' }) };
}

const calls = () => network.requests.filter((line) => line.includes(RIDERS));
const page = (ids: number[], next?: number) =>
  respondWith(
    200,
    ids.map((user_id) => ({ user_id, first_name: `Rider ${user_id}`, amount: user_id })),
    {
      ...(next !== undefined && { 'x-next-page': String(next) }),
    },
  );

it('has the columns of the specification', async () => {
  const { table } = await open();
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

it('asks for 10 a page by user id, highest first, with the agency’s token', async () => {
  await open();
  await screen.findAllByRole('rowheader');
  expect(calls()[0]).toContain('?page=1&per_page=10&sort_order=desc&sort_field=user_id');
  expect(network.accessLog[0]).toMatchObject({ token: 'admin', agency: 'CBTA', status: 200 });
});

it('loads page after page to the end, each once, and says that there is no more', async () => {
  const { user } = await open();
  await waitFor(() => expect(calls().length).toBeGreaterThan(1));
  for (;;) {
    const more = screen.queryByRole('button', { name: /Load more/ });
    if (!more) break;
    await user.click(more);
  }
  expect(await screen.findByText('No more results')).toBeInTheDocument();
  expect(screen.getByText('120 loaded')).toBeInTheDocument();
  expect(new Set(calls()).size).toBe(calls().length);
});

it('shows cents as dollars, and a dash for what is missing', async () => {
  await open([
    RIDERS,
    respondWith(200, [
      { user_id: 5, amount: -12345 },
      { user_id: 4, amount: null, first_name: 'null' },
    ]),
  ]);
  expect(await screen.findByRole('row', { name: /^5/ })).toHaveTextContent(`5${'—'.repeat(13)}-$123.45`);
  expect(screen.getByRole('row', { name: /^4/ })).toHaveTextContent(/—$/);
});

it('asks for a term once it rests for 250 ms, from page 1, and keeps it out of the address', async () => {
  const { user, currentUrl } = await open();
  await screen.findAllByRole('rowheader');
  const before = calls().length;
  await user.type(screen.getByLabelText('Filter'), 'gar');
  await waitFor(() => expect(calls().some((line) => line.includes('term=gar&page=1'))).toBe(true));
  const terms = calls()
    .slice(before)
    .flatMap((line) => /term=(\w*)/.exec(line)?.[1] ?? []);
  expect(new Set(terms)).toEqual(new Set(['gar']));
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders');
});

it('an older term’s late answer changes nothing', async () => {
  const { user } = await open([RIDERS, page([1])]);
  await screen.findByText('Rider 1');
  let release: (response: Response) => void = () => undefined;
  network.reset();
  network.intercept('term=slow', () => new Promise((resolve) => (release = resolve)));
  network.intercept('term=quick', page([2]));
  const filter = screen.getByLabelText('Filter');
  await user.type(filter, 'slow');
  await waitFor(() => expect(calls()).toHaveLength(1));
  await user.clear(filter);
  await user.type(filter, 'quick');
  expect(await screen.findByText('Rider 2')).toBeInTheDocument();
  release(await page([3])(new Request('http://localhost/')));
  await waitFor(() => expect(screen.getByText('Rider 2')).toBeInTheDocument());
  expect(screen.queryByText('Rider 3')).not.toBeInTheDocument();
});

it('shows nothing of one agency in another', async () => {
  const { goTo } = await open([RIDERS, page([1]), 1]);
  await screen.findByText('Rider 1');
  let release: (response: Response) => void = () => undefined;
  network.intercept(RIDERS, () => new Promise((resolve) => (release = resolve)));
  await goTo('/agency-dashboard/METRO/riders');
  expect(screen.queryByText('Rider 1')).not.toBeInTheDocument();
  await waitFor(() => expect(calls()).toHaveLength(2));
  release(await page([2])(new Request('http://localhost/')));
  expect(await screen.findByText('Rider 2')).toBeInTheDocument();
  expect(screen.queryByText('Rider 1')).not.toBeInTheDocument();
});

it('a later page that fails leaves the earlier rows, is asked for again on demand, and is no end', async () => {
  const { user } = await open(
    ['page=1&', page([9, 8], 2)],
    ['page=2&', respondWith(500), 1],
    ['page=2&', page([7])],
  );
  expect(await screen.findByText('Unable to retrieve more Riders')).toBeInTheDocument();
  expect(screen.getByText('Rider 9')).toBeInTheDocument();
  expect(screen.queryByText('No more results')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rider 7')).toBeInTheDocument();
  expect(screen.getByText('No more results')).toBeInTheDocument();
});

it('a next page that names itself does not go round for ever', async () => {
  await open([RIDERS, page([3, 2], 1)]);
  expect(await screen.findByText('No more results')).toBeInTheDocument();
  expect(calls()).toHaveLength(1);
});

it('a row that comes twice stands once', async () => {
  await open(['page=1&', page([3, 2], 2)]);
  await screen.findByText('Rider 3');
  expect(screen.getAllByText('Rider 2')).toHaveLength(1);
});

it('tells empty, no match and failed apart', async () => {
  const { user } = await open([RIDERS, respondWith(200, [])]);
  expect(await screen.findByText('This agency has no riders yet')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Filter'), 'zz');
  expect(await screen.findByText('No rider matches “zz”')).toBeInTheDocument();
  network.reset();
  network.intercept(RIDERS, respondWith(500), 1);
  await user.type(screen.getByLabelText('Filter'), 'y');
  expect(await screen.findByText('Unable to retrieve Riders')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No rider matches “zzy”')).toBeInTheDocument();
});

it('a row opens the rider’s profile; back finds the term again', async () => {
  const { user, currentUrl } = await open([RIDERS, page([1000001])]);
  await user.type(screen.getByLabelText('Filter'), 'one');
  await user.click(await screen.findByText('Rider 1000001'));
  await screen.findByRole('heading', { level: 1, name: 'RIDER PROFILE' });
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders/1000001');
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
  expect(screen.getByLabelText('Filter')).toHaveValue('one');
});

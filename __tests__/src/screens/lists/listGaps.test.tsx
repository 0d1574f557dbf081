import { screen, waitFor } from '@testing-library/react';
import {
  type Interception,
  neverRespond,
  type PageHeaders,
  respondWith,
  respondWithPage,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';
import { RIDERS_PATH } from '@tests/support/ridersFixture';

const network = setUpNetwork();

const RIDERS_URL = '/agency-dashboard/CBTA/riders';
const RIDER_URL = `${RIDERS_URL}/1000120`;
const LISTS = [
  ['/pso-users', '/pso/api/v1/users?', 'operators'],
  ['/agency-dashboard/CBTA/admin-users', '/auth/api/v4/administrators?', 'administrators'],
  [RIDERS_URL, RIDERS_PATH, 'riders'],
  ['/agency-dashboard/CBTA/purchase-orders', '/payment/api/v4/purchase?', 'purchase orders'],
  ['/agency-dashboard/CBTA/passes', '/mobileticketview/api/v2/passes/', 'passes'],
  [RIDER_URL, '/paymentview/api/v2/payments', 'payments'],
  [`${RIDER_URL}?tab=passes`, '/mobileticketview/api/v2/passes/', 'passes'],
  [`${RIDER_URL}?tab=purchaseOrders`, '/payment/api/v4/purchase?', 'purchase orders'],
] as const;
const AGENCIES = ['/agencies', '/agency/api/v4/agencies/', 'agencies'] as const;
const createRows = (ids: readonly number[]) =>
  ids.map((id) => ({ id, user_id: id, email: `${id}@a.example` }));
const respondWithIds = (ids: readonly number[], headers?: PageHeaders) =>
  respondWithPage(createRows(ids), headers);
/** A service that ignores the page number, and always names a next page. */
const repeatPage = (request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('page'));
  return respondWithIds([3, 2, 1], { nextPage: page + 1 })(request);
};

function openList(path: string, ...interceptions: Interception[]) {
  return openRoute(path, network, { agencies: ['CBTA'] }, ...interceptions);
}
const listRequests = (apiPath: string) => network.requestsTo(apiPath);

it.each(LISTS)('%s ends at a page without a new row, and says so', async (path, apiPath, plural) => {
  const { user } = await openList(path, [apiPath, repeatPage]);
  const title = await screen.findByText('This list may be incomplete');
  expect(screen.getByText(`The last page that the platform sent had no new ${plural}.`)).toBeInTheDocument();
  expect(screen.getByText('3 loaded')).toBeInTheDocument();
  expect(screen.queryByText('No more results')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(listRequests(apiPath)).toHaveLength(2);
  network.reset();
  network.intercept(apiPath, respondWithIds([4, 3, 2, 1]));
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  expect(await screen.findByText('4 loaded')).toBeInTheDocument();
  expect(title).not.toBeInTheDocument();
  expect(screen.getByText('No more results')).toBeInTheDocument();
  expect(listRequests(apiPath)).toHaveLength(1);
});

it('does not load on by itself after a page of invalid rows only, but on request', async () => {
  const { user } = await openList(
    RIDERS_URL,
    ['page=1&', respondWithIds([9, 8], { nextPage: 2 })],
    ['page=2&', respondWithPage([{}, {}], { nextPage: 3 })],
    ['page=3&', respondWithIds([7])],
  );
  expect(await screen.findByText('2 rows could not be read and are left out.')).toBeInTheDocument();
  expect(listRequests(RIDERS_PATH)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('3 loaded')).toBeInTheDocument();
});

it('ends at a repeated page with an invalid row, and counts that row once', async () => {
  await openList(RIDERS_URL, [
    RIDERS_PATH,
    (request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return respondWithPage([...createRows([2, 1]), {}], { nextPage: page + 1 })(request);
    },
  ]);
  expect(await screen.findByText('This list may be incomplete')).toBeInTheDocument();
  expect(screen.getByText('1 row could not be read and is left out.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(listRequests(RIDERS_PATH)).toHaveLength(2);
});

it.each(LISTS)(
  '%s claims neither rows nor their absence when an empty first page names a next one',
  async (path, apiPath, plural) => {
    await openList(path, [apiPath, respondWithIds([], { nextPage: 2 })]);
    expect(await screen.findByText('No rows could be loaded')).toBeInTheDocument();
    expect(await screen.findByText('This list may be incomplete')).toBeInTheDocument();
    expect(screen.queryByText(`This rider has no ${plural} yet`)).not.toBeInTheDocument();
    expect(listRequests(apiPath)).toHaveLength(1);
  },
);

it('does not claim that a rider has no payments when those of the first page are invalid', async () => {
  await openList(RIDER_URL, ['/paymentview/api/v2/payments', respondWithPage([{}], { nextPage: 2 })]);
  expect(await screen.findByText('None of the loaded rows is valid')).toBeInTheDocument();
  expect(screen.queryByText('This rider has no payments yet')).not.toBeInTheDocument();
});

it.each([...LISTS, AGENCIES])(
  '%s claims nothing when all rows of its only page are invalid',
  async (path, apiPath) => {
    await openList(path, [apiPath, respondWith(200, [{}])]);
    expect(await screen.findByText('1 row could not be read and is left out.')).toBeInTheDocument();
    expect(await screen.findByText('No rows could be loaded')).toBeInTheDocument();
  },
);

it('a search in operators of which some may be missing does not claim to cover all', async () => {
  const { user } = await openList('/pso-users', ['/pso/api/v1/users?', repeatPage]);
  await screen.findByText('This list may be incomplete');
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'nobody');
  expect(await screen.findByText('0 of the 3 operators loaded so far match')).toBeInTheDocument();
  expect(screen.getByText('No operator’s email matches “nobody”')).toBeInTheDocument();
  expect(screen.getByText('Clear the filter to see the loaded operators.')).toBeInTheDocument();
});

it('a search in administrators of which some may be missing does not claim to cover all', async () => {
  const { user } = await openList(LISTS[1][0], [LISTS[1][1], repeatPage]);
  await screen.findByText('This list may be incomplete');
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'nobody');
  expect(await screen.findByText('0 of the 3 administrators loaded so far match')).toBeInTheDocument();
});

it('says that a list became shorter while it was read, and loads it again', async () => {
  const { user } = await openList(
    RIDERS_URL,
    ['page=1&', respondWithIds([9, 8], { nextPage: 2, total: 40 }), 1],
    ['page=1&', respondWithIds([9, 7, 6], { total: 3 })],
    ['page=2&', respondWithIds([6], { nextPage: 3, total: 39 })],
    ['page=3&', respondWith(500)],
  );
  expect(await screen.findByText('This list changed while it was read')).toBeInTheDocument();
  expect(
    screen.getByText('The platform counted 40 riders, and 39 later. Some may be missing.'),
  ).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Load again' }));
  expect(await screen.findByText('No more results')).toBeInTheDocument();
  expect(screen.queryByText('This list changed while it was read')).not.toBeInTheDocument();
});

it('Load again is busy while a next page is read, since nothing else of the list can be read then', async () => {
  await openList(
    RIDERS_URL,
    ['page=1&', respondWithIds([9, 8], { nextPage: 2, total: 40 })],
    ['page=2&', respondWithIds([6], { nextPage: 3, total: 39 })],
    ['page=3&', neverRespond],
  );
  expect(await screen.findByRole('button', { name: 'loading Load again' })).toBeInTheDocument();
});

it('says at the end that fewer rows were read than the platform counts, and exports them as loaded ones', async () => {
  const { user } = await openList(
    RIDERS_URL,
    ['page=1&', respondWithIds([9, 8], { nextPage: 2, total: 4 })],
    ['page=2&', respondWithIds([7], { total: 4 })],
  );
  expect(await screen.findByText('The platform counts 4 riders, and 3 were read.')).toBeInTheDocument();
  expect(screen.getByText('3 of 4 loaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('radio', { name: 'The 3 loaded riders' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^All 4 riders/ })).toBeInTheDocument();
});

it('says nothing about a list that grew while it was read, if all its rows are there', async () => {
  await openList(
    RIDERS_URL,
    ['page=1&', respondWithIds([9, 8], { nextPage: 2, total: 3 })],
    ['page=2&', respondWithIds([7, 6], { total: 4 })],
  );
  expect(await screen.findByText('No more results')).toBeInTheDocument();
  expect(screen.queryByText(/^This list/)).not.toBeInTheDocument();
});

it('a service that ignores the offset of agencies ends the reading, and no agency is said to be missing', async () => {
  const agencies = Array.from({ length: 100 }, (_agency, id) => ({ id, abbreviation: `A${id}` }));
  const { user } = await openList('/agencies', ['/agency/api/v4/agencies', respondWith(200, agencies)]);
  expect(await screen.findByText('This list may be incomplete')).toBeInTheDocument();
  expect(screen.getByText('Among the first 100; the rest is not loaded.')).toBeInTheDocument();
  await waitFor(() => expect(listRequests('/agencies?limit=')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The 100 loaded agencies')).toBeVisible();
});

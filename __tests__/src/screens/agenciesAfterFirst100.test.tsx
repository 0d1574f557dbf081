import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import {
  holdResponse,
  type Interception,
  neverRespond,
  respondWith,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { openRoute, renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const REST_REQUEST = '/agencies?limit=100&offset=100';
const FIRST_AGENCY = 'Agency 0';
const createAgencies = (from: number, count: number) =>
  Array.from({ length: count }, (_agency, index) => {
    const id = from + index;
    return { id, abbreviation: `A${id}`, name: id === 120 ? 'Syracuse Transit' : `Agency ${id}` };
  });

/** Opens the list with 100 agencies on its first page; `interceptions` answer the other requests. */
async function openAgencies(...interceptions: Interception[]) {
  const page = await openRoute(
    '/agencies',
    network,
    {},
    ['/agencies/?', respondWith(200, createAgencies(0, 100))],
    ...interceptions,
  );
  await screen.findByText(FIRST_AGENCY);
  return page;
}
const restRequests = () => network.requestsTo('/agencies?limit=');
const enterFilter = (user: Parameters<typeof enterText>[0], text: string) =>
  enterText(user, screen.getByLabelText('Filter'), text);

it('shows the first 100 at once, reads the rest quietly, and finds an agency of the rest by its name', async () => {
  const { held, release } = holdResponse(respondWith(200, createAgencies(100, 30)));
  const { user } = await openAgencies([REST_REQUEST, held]);
  expect(screen.getByText('1–30 of 100')).toBeInTheDocument();
  expect(screen.getByText('Among the first 100; the rest is loading.')).toBeInTheDocument();
  await enterFilter(user, 'syracuse');
  expect(await screen.findByText('No agency among the first 100 matches “syracuse”')).toBeInTheDocument();
  expect(screen.getByText('The rest is loading.')).toBeInTheDocument();
  release();
  expect(await screen.findByTitle('Syracuse Transit')).toBeInTheDocument();
  expect(screen.queryByText(/first 100/)).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Filter'));
  expect(await screen.findByText('1–30 of 130')).toBeInTheDocument();
  expect(restRequests()).toHaveLength(1);
});

it('says that no agency matches only when all were read', async () => {
  const { user } = await openAgencies([REST_REQUEST, respondWith(200, createAgencies(100, 30))]);
  await screen.findByText('1–30 of 130');
  await enterFilter(user, 'no such agency');
  expect(await screen.findByText('No agency matches “no such agency”')).toBeInTheDocument();
});

it('says that the rest could not be loaded, claims nothing about it, and loads it with Try again', async () => {
  const { user } = await openAgencies(
    [REST_REQUEST, respondWith(500), 1],
    [REST_REQUEST, respondWith(200, createAgencies(100, 30))],
  );
  expect(
    await screen.findByText('The agencies after the first 100 could not be loaded.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Among the first 100; the rest is not loaded.')).toBeInTheDocument();
  await enterFilter(user, 'syracuse');
  expect(await screen.findByText('No agency among the first 100 matches “syracuse”')).toBeInTheDocument();
  expect(screen.getByText('The rest is not loaded.')).toBeInTheDocument();
  // It is not tried again by itself.
  expect(restRequests()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Syracuse Transit')).toBeInTheDocument();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('says that the list could not be loaded anew, also without the rest, and loads it with Try again', async () => {
  const { user } = await openAgencies([REST_REQUEST, respondWith(500)]);
  await screen.findByText('The agencies after the first 100 could not be loaded.');
  network.reset();
  network.intercept('/agencies/?', respondWith(500), 1);
  await user.keyboard('r');
  expect(await screen.findByText('The agencies could not be loaded anew.')).toBeInTheDocument();
  expect(screen.queryByText(/after the first 100 could not/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–30 of 130')).toBeInTheDocument();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('asks for an exact abbreviation at once, while the rest is loading', async () => {
  const { user } = await openAgencies(
    [REST_REQUEST, neverRespond],
    ['?abbreviation=A120', respondWith(200, createAgencies(120, 1))],
  );
  await enterFilter(user, 'A120');
  expect(await screen.findByTitle('Syracuse Transit')).toBeInTheDocument();
  expect(screen.getByText('Among the first 100; the rest is loading.')).toBeInTheDocument();
});

it('shows a warning with Try again when the look-up of an abbreviation fails', async () => {
  const { user } = await openAgencies(
    [REST_REQUEST, neverRespond],
    ['?abbreviation=NOSUCH', respondWith(500), 1],
    ['?abbreviation=NOSUCH', respondWith(200, [])],
  );
  await enterFilter(user, 'NOSUCH');
  expect(
    await screen.findByText('The agency with this abbreviation could not be looked up.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be looked up/)).not.toBeInTheDocument());
  // The warning goes when the second look-up starts, the text comes when it ends.
  expect(await screen.findByText('No agency among the first 100 matches “NOSUCH”')).toBeInTheDocument();
});

it('reads no further page after the list is left', async () => {
  const { held, release } = holdResponse(respondWith(200, createAgencies(100, 100)));
  const { goTo } = await openAgencies([REST_REQUEST, held]);
  await goTo('/');
  release();
  await goTo('/pso-users');
  await screen.findAllByRole('rowheader');
  expect(restRequests()).toHaveLength(1);
});

it('finds a newly created agency by its name', async () => {
  const page = await renderRoute('/agencies', network);
  await screen.findByText('1–30 of 130');
  const body = {
    name: 'Zvolen Trolley',
    databaseName: 'ZVT',
    abbreviation: 'ZVT',
    imperial: false,
    timezone: 54,
    country_code: 36,
    featuresets: [{ featureset_id: 3, enabled: true }],
  };
  const { agencyApi } = await import('@/api/agency');
  await page.store.dispatch(agencyApi.endpoints.createAgency.initiate(body));
  await enterFilter(page.user, 'zvolen');
  expect(await screen.findByTitle('Zvolen Trolley')).toBeInTheDocument();
});

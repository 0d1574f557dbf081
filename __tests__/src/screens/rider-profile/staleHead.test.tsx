import { act, screen, waitFor } from '@testing-library/react';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

const network = setUpNetwork();

const RIDERS_URL = '/agency-dashboard/CBTA/riders';
const RIDER_URL = `${RIDERS_URL}/1000120`;
const HEAD_PATHS = ['/balance/api/', '/profile/api/'];
const PATHS = [...HEAD_PATHS, '/paymentview/api/'];

const countReads = (paths: readonly string[]) => paths.map((path) => network.requestsTo(path).length);
const respondWithBalance = (amount: number) => respondWith(200, [{ amount }]);
const getBalance = () => screen.getByLabelText('Customer balance');

/** Opens a rider whose profile, balance and payments are a minute old now. */
async function openStaleRider() {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/balance/', respondWithBalance(1999), 1);
  const dateNowSpy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000);
  await page.goTo(RIDER_URL);
  await screen.findByText('$19.99');
  await screen.findByText('denise.baker120@mail.example');
  await screen.findByText('No more results');
  dateNowSpy.mockRestore();
  network.requests.length = 0;
  return page;
}

it('a link reads profile and balance again that are older than a minute, and mutes the balance meanwhile', async () => {
  const { goTo } = await openStaleRider();
  await goTo(RIDERS_URL);
  await screen.findByRole('table', { name: 'Riders' });
  const answer = network.hold('/balance/', respondWithBalance(77_777));
  await goTo(RIDER_URL);
  await waitFor(() => expect(countReads(HEAD_PATHS)).toEqual([1, 1]));
  expect(getBalance()).toHaveTextContent('$19.99');
  expect(getBalance()).toHaveAttribute('aria-busy', 'true');
  answer();
  expect(await screen.findByText('$777.77')).toBeInTheDocument();
  expect(getBalance()).toHaveAttribute('aria-busy', 'false');
});

it('Back shows them as they were, as it does the payments', async () => {
  const { goTo } = await openStaleRider();
  await goTo(RIDERS_URL);
  await screen.findByRole('table', { name: 'Riders' });
  window.history.back();
  expect(await screen.findByText('$19.99')).toBeInTheDocument();
  await waitForSideEffects();
  expect(countReads(PATHS)).toEqual([0, 0, 0]);
});

it('a connection that is back reads them again', async () => {
  const { store } = await openStaleRider();
  act(() => void store.dispatch(connectionLost()));
  act(() => void store.dispatch(connectionRestored()));
  await waitFor(() => expect(countReads(HEAD_PATHS)).toEqual([1, 1]));
});

it('“r” reads the rider and the list again', async () => {
  const { user } = await openStaleRider();
  network.intercept('/balance/', respondWithBalance(77_777));
  await user.keyboard('r');
  expect(await screen.findByText('$777.77')).toBeInTheDocument();
  await waitFor(() => expect(countReads(PATHS)).toEqual([1, 1, 2]));
});

it('“r” does nothing while a payment is edited', async () => {
  const { user, goTo } = await openStaleRider();
  const [row] = await screen.findAllByRole('rowheader');
  await goTo(`${RIDER_URL}?tab=editPayments&payment=${row?.textContent}`);
  await screen.findByLabelText(/^Amount/);
  await waitForSideEffects();
  network.requests.length = 0;
  await user.keyboard('r');
  await waitForSideEffects();
  expect(network.requests).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { listPendingCalls, selectCalls } from '@/session/callsSlice';
import { type Interception, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const MEDIUMS_PATH = '/payment/api/v4/mediums';
const RIDER_URL = '/agency-dashboard/CBTA/riders/1000120';

/** Two payments with one medium: one with its name, the other with its alias. A third has a medium without an alias. */
const PAYMENTS = [
  { id: 1, fare_media: 'RMPay' },
  { id: 2, fare_media_alias: 'Account Balance' },
  { id: 3, fare_media: 'ZeroFare' },
];

async function openPayments(...interceptions: Interception[]) {
  const page = await openRoute(
    RIDER_URL,
    network,
    { agencies: ['CBTA'] },
    ['/paymentview/', respondWith(200, PAYMENTS)],
    ...interceptions,
  );
  await screen.findByRole('row', { name: /^1 / });
  return page;
}

it('a medium has one name in the column, whichever name a payment has', async () => {
  const { goTo } = await openPayments();
  expect(await screen.findAllByRole('cell', { name: 'Account Balance · RMPay' })).toHaveLength(2);
  expect(screen.getByRole('cell', { name: 'ZeroFare' })).toBeInTheDocument();
  // The other rider’s payments need no second call.
  await goTo('/agency-dashboard/CBTA/riders/1000119');
  await screen.findAllByRole('rowheader');
  expect(network.requestsTo(MEDIUMS_PATH)).toHaveLength(1);
});

it('a payment keeps its own name for the medium when the names cannot be loaded, without an error', async () => {
  const { store } = await openPayments([MEDIUMS_PATH, respondWith(400)]);
  await waitFor(() => {
    expect(network.requests.some((line) => line.includes(MEDIUMS_PATH))).toBe(true);
    expect(listPendingCalls(selectCalls(store.getState()))).toEqual([]);
  });
  expect(screen.getByRole('cell', { name: 'RMPay' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Account Balance' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

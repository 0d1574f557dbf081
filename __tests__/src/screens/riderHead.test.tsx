import { screen, waitFor, within } from '@testing-library/react';
import { type Interception, respondWith, respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const RIDER_URL = '/agency-dashboard/CBTA/riders/1000120';
const PAYMENTS_PATH = '/paymentview/api/v2/payments';
const PROFILE = { first_name: 'Latoya', last_name: 'Jones', email: 'latoya@mail.example', cell_phone: null };

function openRider(url: string, ...interceptions: Interception[]) {
  return openRoute(url, network, { agencies: ['CBTA'] }, ...interceptions);
}
const findMonths = () => screen.findByRole('figure');

it('the head names the rider, and copies id and email', async () => {
  const { user } = await openRider(RIDER_URL, ['/profile/', respondWith(200, PROFILE)]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Latoya Jones' })).toBeInTheDocument();
  expect(screen.getByText('LJ')).toHaveAttribute('aria-hidden', 'true');
  await user.click(screen.getByRole('button', { name: 'Copy Email' }));
  expect(await navigator.clipboard.readText()).toBe('latoya@mail.example');
  await user.click(screen.getByRole('button', { name: 'Copy User ID' }));
  expect(await navigator.clipboard.readText()).toBe('1000120');
  // There is no telephone to copy.
  expect(screen.queryByRole('button', { name: 'Copy Phone' })).not.toBeInTheDocument();
});

it('a rider without a name is named by the id', async () => {
  await openRider(RIDER_URL, ['/profile/', respondWith(200, { first_name: ' ', last_name: null })]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Rider 1000120' })).toBeInTheDocument();
});

it('draws the loaded payments by month, with a text, and says how many are loaded', async () => {
  const created = new Date().toISOString();
  await openRider(RIDER_URL, [
    PAYMENTS_PATH,
    respondWith(200, [
      { id: 1, created, status: 'PAYMENT.OK' },
      { id: 2, created, status: 'PAYMENT.OK' },
      { id: 3, created: '2001-01-01T12:00:00Z', status: 'PAYMENT.OK' },
    ]),
  ]);
  await screen.findByText('3 loaded');
  const months = await findMonths();
  expect(months).toHaveTextContent('24 months (all 3 payments; 1 not in these months)');
  // The legend, which is hidden from screen readers as the columns are.
  expect(within(months).getByText('OK', { selector: 'li' })).toBeVisible();
  expect(within(months).getAllByRole('listitem')).toHaveLength(1);
  expect(within(months).getByRole('listitem')).toHaveTextContent(/^\w{3} \d{4}: 2 OK$/);
});

it.each([
  ['a row that cannot be read', [{ id: 1 }, { id: null }], {}],
  ['a total that is larger', [{ id: 1 }], { total: 2 }],
])('does not call the payments all of them with %s', async (_case, rows, headers) => {
  await openRider(RIDER_URL, [PAYMENTS_PATH, respondWithPage(rows, headers)]);
  expect(await findMonths()).toHaveTextContent('(1 payment loaded; 1 not in these months)');
});

it('a rider without payments has no chart', async () => {
  await openRider(RIDER_URL, [PAYMENTS_PATH, respondWith(200, [])]);
  await screen.findByText('This rider has no payments yet');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('a refresh on another tab leaves the payments by month, and says all no more', async () => {
  const { user } = await openRider(RIDER_URL);
  await waitFor(async () => expect(await findMonths()).toHaveTextContent(/\(all \d+ payments/));
  await user.click(screen.getByRole('tab', { name: 'PASSES' }));
  await screen.findByText('15 loaded');
  await user.keyboard('r');
  await waitFor(async () => expect(await findMonths()).toHaveTextContent(/\(\d+ payments loaded/));
});

it('the payments by month make no call of their own', async () => {
  await openRider(`${RIDER_URL}?tab=passes`);
  await screen.findByText('15 loaded');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(network.requestsTo(PAYMENTS_PATH)).toEqual([]);
});

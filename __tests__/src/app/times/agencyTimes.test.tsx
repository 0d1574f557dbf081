import { act, screen, waitFor, within } from '@testing-library/react';
import { agencyApi } from '@/api/agency';
import { timeZoneSourceChanged } from '@/session/preferences/preferencesSlice';
import { captureDownloads } from '@tests/support/downloads';
import { type Interception, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { readTip } from '@tests/support/timeZones';

const network = setUpNetwork();
beforeEach(() => localStorage.clear());

const ORDER = { id: 12, created: '2026-03-08T07:30:00.000Z', updated: null };

async function openOrders(...interceptions: Interception[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/payment/api/v4/purchase', respondWith(200, [ORDER]));
  for (const interception of interceptions) network.intercept(...interception);
  await page.user.click(screen.getByRole('button', { name: 'Account and display' }));
  await page.user.click(await screen.findByRole('radio', { name: 'The agency’s' }));
  await page.user.keyboard('{Escape}');
  await page.goTo('/agency-dashboard/CBTA/purchase-orders');
  return page;
}

it('shows the times of records in the agency’s zone, names it in heads, dialogs and files, and goes back', async () => {
  const { user, store } = await openOrders();
  const head = await screen.findByRole('columnheader', { name: 'Created (New York)' });
  expect(screen.getByText('Times of records: America/New_York')).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /^12/ });
  const created = within(row).getByText('03/08/2026 03:30:00');
  await user.hover(created);
  await waitFor(async () => expect((await readTip()).UTC).toBe('03/08/2026 07:30:00'));
  expect(created).toHaveAttribute('data-time-label', 'Created');
  const files = captureDownloads();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Save file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]?.text();
  expect(text).toContain('Created (America/New_York)');
  expect(text).toContain('2026-03-08T03:30:00-04:00');
  await user.click(within(row).getByRole('button', { name: '12' }));
  expect(await screen.findByText('03/08/2026 03:30:00', { selector: 'dd *' })).toHaveTextContent(
    '03/08/2026 03:30:00 New York',
  );
  act(() => void store.dispatch(timeZoneSourceChanged('mine')));
  await waitFor(() => expect(head).toHaveTextContent(/^Created$/));
  expect(created).toHaveTextContent('03/08/2026 07:30:00');
});

it('groups a rider’s payments by the months of the agency’s zone, and names it', async () => {
  const { goTo, store } = await openOrders([
    '/paymentview/api/v2/payments',
    respondWith(200, [{ id: 1, created: '2026-03-01T02:30:00Z', status: 'PAYMENT.OK' }]),
  ]);
  await goTo('/agency-dashboard/CBTA/riders/1000120');
  const months = await screen.findByRole('figure');
  await waitFor(() =>
    expect(months).toHaveTextContent('Payments by month, 24 months, New York time (1 payment)'),
  );
  expect(within(months).getByRole('listitem')).toHaveTextContent('Feb 2026: 1 OK');
  act(() => void store.dispatch(timeZoneSourceChanged('mine')));
  await waitFor(() => expect(months).toHaveTextContent('Payments by month, 24 months (1 payment)'));
  expect(within(months).getByRole('listitem')).toHaveTextContent('Mar 2026: 1 OK');
});

it.each<[string, ...Interception[]]>([
  ['the list of zones'],
  ['the page with its zone', ['/timezones/?offset=0&', respondWith(200, [{ id: 0, name: 'UTC' }])]],
])('stays in the browser’s zone, and says so, when %s cannot be read', async (_part, ...otherPages) => {
  await openOrders(...otherPages, ['/timezones/', respondWith(403, { message: 'Forbidden' })]);
  await screen.findByText('Times of records: yours (time zone could not be read)');
  expect(screen.getByRole('columnheader', { name: 'Created' })).toBeInTheDocument();
  expect(screen.getByText('03/08/2026 07:30:00')).toBeInTheDocument();
});

it('stays in the agency’s zone when a later read of the agency fails', async () => {
  const { store, goTo } = await openOrders();
  await screen.findByText('Times of records: America/New_York');
  network.intercept('/agencies/CBTA', respondWith(403));
  const { initiate } = agencyApi.endpoints.getAgency;
  const repeatedRead = initiate({ abbreviation: 'CBTA' }, { forceRefetch: true, subscribe: false });
  expect((await act(() => store.dispatch(repeatedRead))).isError).toBe(true);
  await goTo('/agency-dashboard/CBTA/passes');
  await screen.findByRole('table', { name: 'Passes' });
  expect(screen.getByText('Times of records: America/New_York')).toBeInTheDocument();
});

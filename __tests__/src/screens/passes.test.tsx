import { screen, within } from '@testing-library/react';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const PASSES = '/mobileticketview/api/v2/passes/';

async function open(...rows: object[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  if (rows.length > 0) network.intercept(PASSES, respondWith(200, rows));
  await page.goTo('/agency-dashboard/CBTA/passes');
  return screen.findByRole('table', { name: 'Passes' });
}

const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

it('has the columns of the specification', async () => {
  const table = await open();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'ID',
    'Created',
    'SKU',
    'Name',
    'Price',
    'Currency',
    'Serial Number',
    'PO ID',
    'Payment State',
    'User ID',
    'App. Session ID',
  ]);
  expect(document.title).toBe('PASSES · CBTA · US East');
});

it('asks for 30 a page, the newest first, with the agency’s token', async () => {
  await open();
  await screen.findAllByRole('rowheader');
  expect(network.requests[0]).toBe(
    `GET /platform/us-east${PASSES}?page=1&per_page=30&sort_order=desc&sort_field=created`,
  );
  expect(network.accessLog[0]).toMatchObject({ token: 'admin', agency: 'CBTA', status: 200 });
});

it('shows dollars and cents, times with UTC beside them, and both spellings', async () => {
  await open(
    {
      id: 12,
      created: '2026-03-08T07:30:00.000Z',
      sku: 'DAY',
      name: 'Day Pass',
      price: 123456,
      currency: 'USD',
      serial_number: 'P1',
      po_id: 7,
      payment_state: 'PAYMENT.OK',
      user_id: 1000001,
      application_session: 's-1',
    },
    { id: '13', price: 5, purchase_order: '8', payment_state: 'PAYMENT.VOID', application_session_id: 's-2' },
  );
  expect(cells(await screen.findByRole('row', { name: /^12/ }))).toEqual([
    '12',
    '03/08/2026 07:30:00',
    'DAY',
    'Day Pass',
    '$1,234.56',
    'USD',
    'P1',
    '7',
    'OK',
    '1000001',
    's-1',
  ]);
  expect(screen.getByTitle('03/08/2026 07:30:00 UTC')).toBeInTheDocument();
  expect(cells(screen.getByRole('row', { name: /^13/ }))).toEqual([
    '13',
    '—',
    '—',
    '—',
    '$0.05',
    '—',
    '—',
    '8',
    'PAYMENT.VOID',
    '—',
    's-2',
  ]);
});

it('shows a dash for whatever is missing or cannot be read', async () => {
  await open({ id: 1, created: 'soon', price: 'much', name: null, po_id: {}, product: 7, payment_state: [] });
  expect(cells(await screen.findByRole('row', { name: /^1/ }))).toEqual([
    '1',
    ...Array<string>(10).fill('—'),
  ]);
});

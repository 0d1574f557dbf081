import { screen, within } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { readTimes } from '@tests/support/timeZones';

const network = setUpNetwork();

const PASSES_PATH = '/mobileticketview/api/v2/passes/';

async function openPasses(...rows: object[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  if (rows.length > 0) network.intercept(PASSES_PATH, respondWith(200, rows));
  await page.goTo('/agency-dashboard/CBTA/passes');
  return screen.findByRole('table', { name: 'Passes' });
}

const getCellTexts = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

it('shows the columns of the specification', async () => {
  const table = await openPasses();
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

it('requests pages of 30, the newest first, with the agency’s token', async () => {
  await openPasses();
  await screen.findAllByRole('rowheader');
  expect(network.requests[0]).toBe(
    `GET /platform/us-east${PASSES_PATH}?page=1&per_page=30&sort_order=desc&sort_field=created`,
  );
  expect(network.accessLog[0]).toMatchObject({ token: 'admin', agency: 'CBTA', status: 200 });
});

it('shows amounts in dollars and times with those in UTC, and accepts both names of a field', async () => {
  await openPasses(
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
  expect(getCellTexts(await screen.findByRole('row', { name: /^12/ }))).toEqual([
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
  expect(readTimes(screen.getByRole('row', { name: /^12/ }))).toEqual({
    Created: '2026-03-08T07:30:00.000Z',
  });
  expect(getCellTexts(screen.getByRole('row', { name: /^13/ }))).toEqual([
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

it('shows a dash for missing and invalid values', async () => {
  await openPasses({
    id: 1,
    created: 'soon',
    price: 'much',
    name: null,
    po_id: {},
    product: 7,
    payment_state: [],
  });
  expect(getCellTexts(await screen.findByRole('row', { name: /^1/ }))).toEqual([
    '1',
    ...Array<string>(10).fill('—'),
  ]);
});

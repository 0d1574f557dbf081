import { screen, within } from '@testing-library/react';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const PURCHASE = '/payment/api/v4/purchase';

async function open(...rows: object[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  if (rows.length > 0) network.intercept(PURCHASE, respondWith(200, rows));
  await page.goTo('/agency-dashboard/CBTA/purchase-orders');
  return screen.findByRole('table', { name: 'Purchase Orders' });
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
    'Orderform',
    'Receipt',
    'Client Receipt',
    'Transaction ID',
    'Created',
    'Updated',
    'State',
    'Reporting Receipt',
    'Operator ID',
    'Environment',
    'User ID',
    'App. Session ID',
  ]);
  expect(document.title).toBe('PURCHASE ORDERS · CBTA · US East');
});

it('asks for 30 a page, the newest first, with the agency’s token', async () => {
  await open();
  await screen.findAllByRole('rowheader');
  expect(network.requests[0]).toBe(
    `GET /platform/us-east${PURCHASE}?page=1&per_page=30&sort_order=desc&sort_field=created`,
  );
  expect(network.accessLog[0]).toMatchObject({ token: 'admin', agency: 'CBTA', status: 200 });
});

it('shows receipts as compact text, times with UTC beside them, and both spellings', async () => {
  await open(
    {
      id: 12,
      order_form: { lines: [{ sku: 'DAY' }] },
      receipt: 'R-1',
      client_receipt: ['a', 1],
      trnid: 'T1',
      created: '2026-03-08T07:30:00.000Z',
      updated: '2026-03-09T08:31:01.000Z',
      state: 'COMPLETE',
      reporting_receipt: { sent: true },
      operator_id: 3,
      environment: 'production',
      user_id: 1000001,
      application_session: 's-1',
    },
    { id: '13', transaction_id: 'T2', application_session_id: 's-2' },
  );
  expect(cells(await screen.findByRole('row', { name: /^12/ }))).toEqual([
    '12',
    '{"lines":[{"sku":"DAY"}]}',
    'R-1',
    '["a",1]',
    'T1',
    '03/08/2026 07:30:00',
    '03/09/2026 08:31:01',
    'COMPLETE',
    '{"sent":true}',
    '3',
    'production',
    '1000001',
    's-1',
  ]);
  expect(screen.getByTitle('03/08/2026 07:30:00 UTC')).toBeInTheDocument();
  expect(screen.getByTitle('03/09/2026 08:31:01 UTC')).toBeInTheDocument();
  const other = cells(screen.getByRole('row', { name: /^13/ }));
  expect([other[4], other[12]]).toEqual(['T2', 's-2']);
});

it('shows a dash for whatever is missing or cannot be read', async () => {
  await open({ id: 1, created: 'soon', receipt: null, state: {}, user_id: [] });
  expect(cells(await screen.findByRole('row', { name: /^1/ }))).toEqual([
    '1',
    ...Array<string>(12).fill('—'),
  ]);
});

import { screen, within } from '@testing-library/react';
import { getButton } from '@tests/support/controls';
import { captureDownloads } from '@tests/support/downloads';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { readTimes } from '@tests/support/timeZones';

const network = setUpNetwork();

const ORDER_FORM = { lines: [{ sku: 'MONTH', quantity: 1, price: 7000 }], channel: 'mobile' };
const PURCHASES_PATH = '/payment/api/v4/purchase';

async function openPurchaseOrders(...rows: object[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  if (rows.length > 0) network.intercept(PURCHASES_PATH, respondWith(200, rows));
  await page.goTo('/agency-dashboard/CBTA/purchase-orders');
  return screen.findByRole('table', { name: 'Purchase Orders' });
}

const getCellTexts = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

it('shows the columns of the specification', async () => {
  const table = await openPurchaseOrders();
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

it('requests pages of 30, the newest first, with the agency’s token', async () => {
  await openPurchaseOrders();
  await screen.findAllByRole('rowheader');
  expect(network.requests[0]).toBe(
    `GET /platform/us-east${PURCHASES_PATH}?page=1&per_page=30&sort_order=desc&sort_field=created`,
  );
  expect(network.accessLog[0]).toMatchObject({ token: 'admin', agency: 'CBTA', status: 200 });
});

it('shows documents as readable lines or compact JSON, times with those in UTC, and both names of a field', async () => {
  await openPurchaseOrders(
    {
      id: 12,
      order_form: { lines: [{ sku: 'DAY' }] },
      receipt: { number: 'R-1', total: 7000, currency: 'USD' },
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
    { id: '13', order_form: ORDER_FORM, transaction_id: 'T2', application_session_id: 's-2' },
  );
  expect(getCellTexts(await screen.findByRole('row', { name: /^12/ }))).toEqual([
    '12',
    '{"lines":[{"sku":"DAY"}]}',
    'R-1 · $70.00',
    '["a",1]',
    'T1',
    '03/08/2026 07:30:00',
    '03/09/2026 08:31:01',
    'COMPLETE',
    'sent: true',
    '3',
    'production',
    '1000001',
    's-1',
  ]);
  expect(readTimes(screen.getByRole('row', { name: /^12/ }))).toEqual({
    Created: '2026-03-08T07:30:00.000Z',
    Updated: '2026-03-09T08:31:01.000Z',
  });
  expect(screen.getByText('COMPLETE')).toHaveAttribute('data-tone', 'ok');
  expect(screen.getByText('production')).toHaveAttribute('data-tone', 'still');
  const secondRow = getCellTexts(screen.getByRole('row', { name: /^13/ }));
  const [orderForm, transactionId, sessionId] = [secondRow[1], secondRow[4], secondRow[12]];
  expect([orderForm, transactionId, sessionId]).toEqual(['MONTH ×1 · mobile', 'T2', 's-2']);
});

it('a document’s tooltip and file have its text as the platform has sent it', async () => {
  // Parsing and formatting it again would change the spaces and both numbers.
  const orderForm = '{"price": 7.00,"n":12345678901234567890}';
  const files = captureDownloads();
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(PURCHASES_PATH, respondWith(200, `[{"id":12,"order_form":${orderForm}}]`));
  await page.goTo('/agency-dashboard/CBTA/purchase-orders');
  const row = await screen.findByRole('row', { name: /^12/ });
  expect(within(row).getByTitle(orderForm)).toBeInTheDocument();
  await page.user.click(getButton('Export'));
  await page.user.click(await screen.findByRole('button', { name: 'Save file' }));
  await screen.findByText('Saved 1 purchase order');
  expect(await files[0]?.text()).toContain(`"${orderForm.replaceAll('"', '""')}"`);
});

it('shows a dash for missing and invalid values', async () => {
  await openPurchaseOrders({ id: 1, created: 'soon', receipt: null, state: {}, user_id: [] });
  expect(getCellTexts(await screen.findByRole('row', { name: /^1/ }))).toEqual([
    '1',
    ...Array<string>(12).fill('—'),
  ]);
});

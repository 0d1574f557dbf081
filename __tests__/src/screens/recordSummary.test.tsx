import { screen, within } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const CREATED = '2026-03-08T07:30:00.000Z';

/** Opens a record by its URL, and returns its dialog. */
async function openRecord(url: string, apiPath: string, row: object) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(apiPath, respondWith(200, [row]));
  await page.goTo(`/agency-dashboard/CBTA${url}`);
  return screen.findByRole('dialog');
}

/** Label and value of each fact. */
function readSummary(dialog: HTMLElement): Record<string, string> {
  const summary = within(dialog).getByLabelText('Summary');
  const values = within(summary).getAllByRole('definition');
  const labels = within(summary).getAllByRole('term');
  return Object.fromEntries(
    labels.map((label, index) => [label.textContent, values[index]?.textContent ?? '']),
  );
}

it('a payment has its amount, status, type, medium, time, coupon and rider above its JSON', async () => {
  const dialog = await openRecord('/riders/1000120?record=7', '/paymentview/', {
    id: 7,
    user_id: 1000120,
    status: 'PAYMENT.OK',
    transaction_amount: 1205,
    payment_type: 'FARE',
    fare_media_alias: 'Cash',
    created: CREATED,
    data: { coupon_id: 7, coupon_count: 2 },
  });
  await within(dialog).findByText('· CashFare');
  expect(readSummary(dialog)).toEqual({
    Amount: '$12.05',
    Status: 'OK',
    Type: 'FARE',
    'Fare Media': 'Cash · CashFare',
    Created: '03/08/2026 07:30:00',
    Coupon: '#7 × 2',
    Rider: '1000120',
  });
  expect(within(dialog).getByText('OK')).toHaveAttribute('data-tone', 'ok');
  expect(await within(dialog).findByRole('tree')).toBeVisible();
});

it('a pass has its name, price, states, order and rider', async () => {
  const dialog = await openRecord('/passes?record=12', '/mobileticketview/', {
    id: 12,
    user_id: 1000120,
    purchase_order: 9002,
    name: 'Day pass',
    price: 700,
    currency: 'USD',
    payment_state: 'PAYMENT.DECLINED',
    state: 'active',
    product: { attributes: { fare_type: 'adult' } },
    created: CREATED,
  });
  expect(readSummary(dialog)).toEqual({
    Name: 'Day pass',
    Price: '$7.00',
    'Payment State': 'PAYMENT.DECLINED',
    State: 'active',
    'Fare Type': 'adult',
    Created: '03/08/2026 07:30:00',
    Order: '9002',
    Rider: '1000120',
  });
  const summary = within(within(dialog).getByLabelText('Summary'));
  expect(summary.getByText('PAYMENT.DECLINED')).toHaveAttribute('data-tone', 'bad');
  expect(summary.getByRole('link', { name: '9002' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/purchase-orders\?.*record=9002/),
  );
});

it('an order has its lines, total, state, transaction and rider', async () => {
  const dialog = await openRecord('/purchase-orders?record=9002', '/payment/api/v4/purchase', {
    id: 9002,
    user_id: 1000120,
    order_form: { lines: [{ sku: 'MONTH', quantity: 1 }], channel: 'mobile' },
    receipt: { number: 'R-00009002', total: 7000, currency: 'USD' },
    state: 'COMPLETE',
    trnid: 'T1',
    created: CREATED,
  });
  expect(readSummary(dialog)).toEqual({
    Lines: 'MONTH ×1',
    Total: '$70.00',
    State: 'COMPLETE',
    Created: '03/08/2026 07:30:00',
    'Transaction ID': 'T1',
    Rider: '1000120',
  });
  expect(
    within(within(dialog).getByLabelText('Summary')).getByRole('link', { name: '1000120' }),
  ).toHaveAttribute('href', expect.stringContaining('/agency-dashboard/CBTA/riders/1000120'));
});

it('an order without readable documents keeps their text, and its total is not known', async () => {
  const dialog = await openRecord('/purchase-orders?record=1', '/payment/api/v4/purchase', {
    id: 1,
    order_form: 'paper form',
    receipt: 'R-1',
  });
  expect(readSummary(dialog)).toMatchObject({ Lines: 'paper form', Total: '—', Rider: '—' });
});

import { screen, waitFor, within } from '@testing-library/react';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

/** A rider with 15 payments, passes and purchase orders. */
const RIDER = '/agency-dashboard/CBTA/riders/1000120';
const PAYMENTS = '/paymentview/api/v2/payments';
const PASSES = '/mobileticketview/api/v2/passes/';
const ORDERS = '/payment/api/v4/purchase';

async function open(query = '', ...faults: Parameters<FakeNetwork['intercept']>[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  for (const fault of faults) network.intercept(...fault);
  await page.goTo(`${RIDER}${query}`);
  return page;
}

const calls = (path: string) => network.requests.filter((line) => line.includes(path));
const rows = (name: string) => within(screen.getByRole('table', { name }));
const tab = (name: string) => screen.getByRole('tab', { name });
const page = (ids: number[], next?: number) =>
  respondWith(
    200,
    ids.map((id) => ({ id, status: 'PAYMENT.OK' })),
    next === undefined ? {} : { 'x-next-page': String(next) },
  );

const LISTS = [
  { title: 'PAYMENTS', query: '', table: 'Payments', path: PAYMENTS, record: 'Payment' },
  { title: 'PASSES', query: '?tab=passes', table: 'Passes', path: PASSES, record: 'Pass' },
  {
    title: 'PURCHASE ORDERS',
    query: '?tab=purchaseOrders',
    table: 'Purchase orders',
    path: ORDERS,
    record: 'Purchase order',
  },
] as const;

it.each(LISTS)('$title: 10 a page of this rider, the newest first, to the end', async (list) => {
  await open(list.query);
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  expect(screen.getByText('No more results')).toBeInTheDocument();
  expect(tab(list.title)).toHaveAttribute('aria-selected', 'true');
  expect(calls(list.path).map((line) => line.replace(/^.*\?/, ''))).toEqual(
    [1, 2].map((number) => `user_id=1000120&page=${number}&per_page=10&sort_order=desc&sort_field=created`),
  );
  expect(network.accessLog.every(({ token, agency }) => token === 'admin' && agency === 'CBTA')).toBe(true);
});

it.each(LISTS)('$title: a row opens its record; only payments have Edit', async (list) => {
  const { user } = await open(list.query);
  const [row] = await rows(list.table).findAllByRole('rowheader');
  const id = row?.textContent ?? '';
  await user.click(within(row as HTMLElement).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: `${list.record} #${id}` });
  expect(within(dialog).queryByRole('button', { name: 'Edit' }) !== null).toBe(list.title === 'PAYMENTS');
  await user.click(within(dialog).getByRole('button', { name: 'Next record' }));
  expect(await screen.findByRole('dialog')).not.toHaveAccessibleName(`${list.record} #${id}`);
});

it.each([
  [2, 'Unable to retrieve Rider Payments', '', PAYMENTS],
  [3, 'Unable to retrieve Rider Passes', '?tab=passes', PASSES],
  [4, 'Unable to retrieve Rider Purchase Orders', '?tab=purchaseOrders', ORDERS],
])('message %i: Error: %s, with a retry of its own', async (_index, text, query, path) => {
  const { user } = await open(query, [path, respondWith(400), 1]);
  const alert = (await screen.findByText(`Error: ${text}`)).closest('[role="alert"]') as HTMLElement;
  expect(await screen.findByText('$0.00', { selector: '.rider-balance__amount' })).toBeInTheDocument();
  expect(await screen.findByText('denise.baker120@mail.example')).toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  expect(screen.queryByText(`Error: ${text}`)).not.toBeInTheDocument();
});

it('shows PAYMENT.OK as OK, cents as dollars, and what is missing as a dash', async () => {
  await open('', [
    PAYMENTS,
    respondWith(200, [
      {
        id: 1,
        status: 'PAYMENT.OK',
        transaction_amount: 1205,
        fare_media_alias: 'Cash',
        data: { coupon_id: 7, coupon_count: 2 },
      },
      { id: 2, status: 'PAYMENT.VOID', data: null },
      { status: 'no id' },
    ]),
  ]);
  expect(await screen.findByRole('row', { name: /^1 / })).toHaveTextContent('1—OK—$12.05Cash#7 × 2');
  expect(screen.getByRole('row', { name: /^2 / })).toHaveTextContent('2—PAYMENT.VOID————');
  expect(screen.getByText('1 row could not be read and is left out.')).toBeInTheDocument();
});

it('a switch goes back to page 1, reads anew and clears the error', async () => {
  const { user, currentUrl } = await open(
    '',
    [PAYMENTS, page([9, 8], 2), 1],
    ['page=2&', respondWith(400), 1],
  );
  expect(await screen.findByText('Error: Unable to retrieve Rider Payments')).toBeInTheDocument();
  await user.click(tab('PASSES'));
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
  expect(currentUrl()).toBe(`${RIDER}?tab=passes`);
  const before = network.requests.length;
  await user.click(tab('PAYMENTS'));
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
  expect(network.requests.slice(before).map((line) => /[?&]page=(\d)/.exec(line)?.[1])).toEqual(['1', '2']);
  expect(currentUrl()).toBe(RIDER);
});

it('a tab’s late answer is never shown in another', async () => {
  const releases: ((response: Response) => void)[] = [];
  const held = () => new Promise<Response>((resolve) => releases.push(resolve));
  const { user } = await open('', [PAYMENTS, held], [PASSES, held]);
  await waitFor(() => expect(calls(PAYMENTS)).toHaveLength(1));
  await user.click(tab('PASSES'));
  await waitFor(() => expect(calls(PASSES)).toHaveLength(1));
  await user.click(tab('PAYMENTS'));
  const [payments, passes] = releases;
  passes?.(await page([22])(new Request('http://localhost/')));
  payments?.(await page([11])(new Request('http://localhost/')));
  expect(await rows('Payments').findByText('11')).toBeInTheDocument();
  expect(screen.queryByText('22')).not.toBeInTheDocument();
});

it('the back button finds the other tab’s rows as they were', async () => {
  const { user } = await open();
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  await user.click(tab('PASSES'));
  await screen.findByText('15 loaded');
  const before = calls(PAYMENTS).length;
  window.history.back();
  await screen.findByRole('table', { name: 'Payments' });
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  expect(calls(PAYMENTS)).toHaveLength(before);
});

it('the arrows move between tabs, Enter opens one', async () => {
  const { user } = await open();
  tab('PAYMENTS').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('PURCHASE ORDERS')).toHaveFocus();
  expect(calls(ORDERS)).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('table', { name: 'Purchase orders' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{End}{Home}');
  expect(tab('PAYMENTS')).toHaveFocus();
});

it('says so where a rider has none, and takes an unknown tab for payments', async () => {
  await open('?tab=nonsense', [PAYMENTS, respondWith(200, [])]);
  expect(await screen.findByText('This rider has no payments yet')).toBeInTheDocument();
});

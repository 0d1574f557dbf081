import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { connectionLost } from '@/session/noticesSlice';
import {
  type Interception,
  type PageHeaders,
  respondWith,
  respondWithPage,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

/** A rider with 15 payments, passes and purchase orders. */
const RIDER_URL = '/agency-dashboard/CBTA/riders/1000120';
const PAYMENTS_PATH = '/paymentview/api/v2/payments';
const PASSES_PATH = '/mobileticketview/api/v2/passes/';
const ORDERS_PATH = '/payment/api/v4/purchase';

function openRider(query = '', ...interceptions: Interception[]) {
  return openRoute(`${RIDER_URL}${query}`, network, { agencies: ['CBTA'] }, ...interceptions);
}

const requestsTo = (path: string) => network.requestsTo(path);
const withinTable = (name: string) => within(screen.getByRole('table', { name }));
const getTab = (name: string) => screen.getByRole('tab', { name });
const respondWithPayments = (ids: number[], headers?: PageHeaders) =>
  respondWithPage(
    ids.map((id) => ({ id, status: 'PAYMENT.OK' })),
    headers,
  );
const createPageResponse = (ids: number[]) => respondWithPayments(ids)(new Request('http://localhost/'));

const LISTS = [
  { title: 'PAYMENTS', query: '', table: 'Payments', path: PAYMENTS_PATH, record: 'Payment' },
  { title: 'PASSES', query: '?tab=passes', table: 'Passes', path: PASSES_PATH, record: 'Pass' },
  {
    title: 'PURCHASE ORDERS',
    query: '?tab=purchaseOrders',
    table: 'Purchase orders',
    path: ORDERS_PATH,
    record: 'Purchase order',
  },
] as const;

it.each(LISTS)('$title: loads all records of the rider in pages of 10, the newest first', async (list) => {
  await openRider(list.query);
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  expect(screen.getByText('No more results')).toBeInTheDocument();
  expect(getTab(list.title)).toHaveAttribute('aria-selected', 'true');
  expect(requestsTo(list.path).map((line) => line.replace(/^.*\?/, ''))).toEqual(
    [1, 2].map((number) => `user_id=1000120&page=${number}&per_page=10&sort_order=desc&sort_field=created`),
  );
  expect(network.accessLog.every(({ token, agency }) => token === 'admin' && agency === 'CBTA')).toBe(true);
});

it.each(LISTS)('$title: a click on a row opens its record, with Edit only for payments', async (list) => {
  const { user } = await openRider(list.query);
  const [row] = await withinTable(list.table).findAllByRole('rowheader');
  const id = row?.textContent ?? '';
  await user.click(within(row as HTMLElement).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: `${list.record} #${id}` });
  expect(within(dialog).queryByRole('button', { name: 'Edit' }) !== null).toBe(list.title === 'PAYMENTS');
  await user.click(within(dialog).getByRole('button', { name: 'Next record' }));
  expect(await screen.findByRole('dialog')).not.toHaveAccessibleName(`${list.record} #${id}`);
});

it.each([
  // The number is the text's index among the errors of the rider profile (section 8 of the specification).
  [2, 'Unable to retrieve Rider Payments', '', PAYMENTS_PATH],
  [3, 'Unable to retrieve Rider Passes', '?tab=passes', PASSES_PATH],
  [4, 'Unable to retrieve Rider Purchase Orders', '?tab=purchaseOrders', ORDERS_PATH],
])(
  'message %i: shows "Error: %s" with Try again, and the rest of the page',
  async (_index, text, query, path) => {
    const { user } = await openRider(query, [path, respondWith(400), 1]);
    const alert = (await screen.findByText(`Error: ${text}`)).closest('[role="alert"]') as HTMLElement;
    // The rider's balance and email.
    expect(await screen.findByText('$0.00', { selector: '.rider-balance__amount' })).toBeInTheDocument();
    expect(await screen.findByText('denise.baker120@mail.example')).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0);
    expect(screen.queryByText(`Error: ${text}`)).not.toBeInTheDocument();
  },
);

it('shows PAYMENT.OK as OK, cents as dollars, and missing values as a dash', async () => {
  await openRider('', [
    PAYMENTS_PATH,
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
  expect(await screen.findByRole('row', { name: /^1 / })).toHaveTextContent(/^1—OK—\$12.05Cash.*#7 × 2$/);
  expect(screen.getByRole('row', { name: /^2 / })).toHaveTextContent('2—PAYMENT.VOID————');
  expect(screen.getByText('1 row could not be read and is left out.')).toBeInTheDocument();
});

it('a switch of tabs refetches the list from page 1 and removes the error', async () => {
  const { user, currentUrl } = await openRider(
    '',
    [PAYMENTS_PATH, respondWithPayments([9, 8], { nextPage: 2 }), 1],
    ['page=2&', respondWith(400), 1],
  );
  expect(await screen.findByText('Error: Unable to retrieve Rider Payments')).toBeInTheDocument();
  await user.click(getTab('PASSES'));
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
  expect(currentUrl()).toBe(`${RIDER_URL}?tab=passes`);
  const requestCount = network.requests.length;
  await user.click(getTab('PAYMENTS'));
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
  expect(network.requests.slice(requestCount).map((line) => /[?&]page=(\d)/.exec(line)?.[1])).toEqual([
    '1',
    '2',
  ]);
  expect(currentUrl()).toBe(RIDER_URL);
});

it.each(LISTS)('$title: starts with page 1 again when its tab is selected again', async (list) => {
  const { user } = await openRider(list.query);
  await screen.findByText('15 loaded');
  await user.click(getTab(list.title === 'PASSES' ? 'PAYMENTS' : 'PASSES'));
  await screen.findByText('15 loaded');
  await user.click(getTab(list.title));
  await waitFor(() =>
    expect(requestsTo(list.path).map((line) => /[?&]page=(\d)/.exec(line)?.[1])).toEqual([
      '1',
      '2',
      '1',
      '2',
    ]),
  );
});

it('keeps the rows of a tab that is selected again while the browser is offline', async () => {
  const { user, store } = await openRider();
  await screen.findByText('15 loaded');
  await user.click(getTab('PASSES'));
  await screen.findByText('15 loaded');
  act(() => void store.dispatch(connectionLost()));
  const requestCount = network.requests.length;
  await user.click(getTab('PAYMENTS'));
  expect(withinTable('Payments').getAllByRole('rowheader')).not.toHaveLength(0);
  expect(network.requests).toHaveLength(requestCount);
});

it('never shows a late response of one tab in another tab', async () => {
  const resolvers: ((response: Response) => void)[] = [];
  const holdResponse = () => new Promise<Response>((resolve) => resolvers.push(resolve));
  const { user } = await openRider('', [PAYMENTS_PATH, holdResponse], [PASSES_PATH, holdResponse]);
  await waitFor(() => expect(requestsTo(PAYMENTS_PATH)).toHaveLength(1));
  await user.click(getTab('PASSES'));
  await waitFor(() => expect(requestsTo(PASSES_PATH)).toHaveLength(1));
  await user.click(getTab('PAYMENTS'));
  const [resolvePayments, resolvePasses] = resolvers;
  resolvePasses?.(await createPageResponse([22]));
  resolvePayments?.(await createPageResponse([11]));
  expect(await withinTable('Payments').findByText('11')).toBeInTheDocument();
  expect(screen.queryByText('22')).not.toBeInTheDocument();
});

it('the back button shows the cached rows of the previous tab', async () => {
  const { user } = await openRider();
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  await user.click(getTab('PASSES'));
  await screen.findByText('15 loaded');
  const requestCount = requestsTo(PAYMENTS_PATH).length;
  window.history.back();
  await screen.findByRole('table', { name: 'Payments' });
  expect(await screen.findByText('15 loaded')).toBeInTheDocument();
  expect(requestsTo(PAYMENTS_PATH)).toHaveLength(requestCount);
});

it('the arrow keys move the focus between tabs, and Enter opens the focused tab', async () => {
  const { user } = await openRider();
  getTab('PAYMENTS').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(getTab('PURCHASE ORDERS')).toHaveFocus();
  expect(requestsTo(ORDERS_PATH)).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('table', { name: 'Purchase orders' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{End}{Home}');
  expect(getTab('PAYMENTS')).toHaveFocus();
});

it.each(['alt', 'ctrl', 'meta', 'shift'] as const)(
  'leaves the arrow keys with %s to the browser',
  async (name) => {
    await openRider();
    getTab('PAYMENTS').focus();
    expect(fireEvent.keyDown(getTab('PAYMENTS'), { key: 'ArrowLeft', [`${name}Key`]: true })).toBe(true);
    expect(getTab('PAYMENTS')).toHaveFocus();
  },
);

it('opens payments when the URL names an unknown tab, and shows a message for an empty list', async () => {
  await openRider('?tab=nonsense', [PAYMENTS_PATH, respondWith(200, [])]);
  expect(await screen.findByText('This rider has no payments yet')).toBeInTheDocument();
});

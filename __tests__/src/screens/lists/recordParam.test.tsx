import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respondWith, neverRespond, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
beforeEach(() => localStorage.clear());

const RIDER = '/agency-dashboard/CBTA/riders/1000120';
const PASSES = '/mobileticketview/api/v2/passes/';
const ORDERS = '/payment/api/v4/purchase';
const LISTS = [
  { path: '/agency-dashboard/CBTA/passes', call: PASSES, title: 'Pass', query: '?filter=4' },
  {
    path: '/agency-dashboard/CBTA/purchase-orders',
    call: ORDERS,
    title: 'Purchase Order',
    query: '?filter=4',
  },
  { path: RIDER, call: '/paymentview/api/v2/payments', title: 'Payment', query: '?x=y' },
  { path: RIDER, call: PASSES, title: 'Pass', query: '?tab=passes' },
  { path: RIDER, call: ORDERS, title: 'Purchase order', query: '?tab=purchaseOrders' },
];
const rows = (...ids: number[]) =>
  respondWith(
    200,
    ids.map((id) => ({ id, state: `state ${id}` })),
  );

async function open(path: string, ...faults: Parameters<FakeNetwork['intercept']>[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  for (const fault of faults) network.intercept(...fault);
  await page.goTo(path);
  return page;
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = (name: string) => screen.getByRole('button', { name });

describe.each(LISTS)('$title at $path$query', ({ path, call, title, query }) => {
  it('opening makes an address, steps replace it, Back closes it; the rest of the query stays', async () => {
    const { user, currentUrl } = await open(`${path}${query}`, [call, rows(43, 42, 41)]);
    await user.click(await screen.findByRole('button', { name: '42' }));
    await dialog(`${title} #42`);
    expect(currentUrl()).toBe(`${path}${query}&record=42`);
    await user.click(press('Next record'));
    await dialog(`${title} #41`);
    expect(currentUrl()).toBe(`${path}${query}&record=41`);
    const steps = window.history.length;
    window.history.back();
    await gone();
    expect(currentUrl()).toBe(`${path}${query}`);
    expect(window.history.length).toBe(steps);
  });

  it('pressed twice, opening is one step and closing leaves the list in sight', async () => {
    const { user, currentUrl } = await open(`${path}${query}`, [call, rows(43, 42)]);
    const steps = window.history.length;
    await user.dblClick(await screen.findByRole('button', { name: '42' }));
    await dialog(`${title} #42`);
    expect(window.history.length).toBe(steps + 1);
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    fireEvent.click(close as HTMLElement);
    fireEvent.click(close as HTMLElement);
    await gone();
    await screen.findByRole('button', { name: '43' });
    expect(currentUrl()).toBe(`${path}${query}`);
  });

  it('closing leaves no step of its own in the history', async () => {
    const { user, currentUrl } = await open(`${path}${query}`, [call, rows(43, 42)]);
    for (const id of [42, 43]) {
      await user.click(await screen.findByRole('button', { name: String(id) }));
      await dialog(`${title} #${id}`);
      await user.keyboard('{Escape}');
      await gone();
      expect(currentUrl()).toBe(`${path}${query}`);
    }
    expect(press('43')).toHaveFocus();
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'HOME' });
  });

  it('an address with a record opens it; closing that stays on the list', async () => {
    const { user, currentUrl } = await open(`${path}${query}&record=42`, [call, rows(43, 42)]);
    expect(await dialog(`${title} #42`)).toBeInTheDocument();
    await user.click(press('Previous record'));
    await dialog(`${title} #43`);
    await user.keyboard('{Escape}');
    await gone();
    expect(currentUrl()).toBe(`${path}${query}`);
  });
});

describe('a record that is not among the loaded rows', () => {
  it.each([
    ['/agency-dashboard/CBTA/passes?record=7', PASSES, 'Pass #7', `${PASSES}?id=7&page=1`],
    ['/agency-dashboard/CBTA/purchase-orders?record=7', ORDERS, 'Purchase Order #7', `${ORDERS}?id=7&page=1`],
    [`${RIDER}?tab=passes&record=7`, PASSES, 'Pass #7', `${PASSES}?id=7&user_id=1000120&page=1`],
    [`${RIDER}?tab=purchaseOrders&record=7`, ORDERS, 'Purchase order #7', `${ORDERS}?id=7&user_id=1000120`],
  ])('%s is looked for by its id', async (path, call, title, asked) => {
    await open(path, ['id=7&', rows(70, 7), 1], [call, rows(43, 42)]);
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toHaveTextContent('state 7'));
    expect(network.requests.filter((line) => line.includes('id=7&'))).toEqual([
      expect.stringContaining(asked),
    ]);
    expect(screen.queryByRole('button', { name: 'Next record' })).not.toBeInTheDocument();
    expect(screen.getByText('2 loaded')).toBeInTheDocument();
  });

  it('a payment is looked for by its id, and is this rider’s', async () => {
    await open(`${RIDER}?record=7`, [
      '/payment/7',
      respondWith(200, { id: 7, user_id: 1000120, status: 'its own' }),
    ]);
    await waitFor(async () => expect(await dialog('Payment #7')).toHaveTextContent('its own'));
  });

  it.each([
    ['another rider’s payment', `${RIDER}?record=7`, '/payment/7', respondWith(200, { id: 7, user_id: 5 })],
    ['no payment', `${RIDER}?record=7`, '/payment/7', respondWith(404)],
    ['no pass', '/agency-dashboard/CBTA/passes?record=7', 'id=7&', respondWith(200, [])],
    ['no id of a payment', `${RIDER}?record=..%2Fx`, '/payment/7', respondWith(500)],
  ])('%s: says that it was not found, and no error', async (_what, path, call, fault) => {
    const { user, currentUrl } = await open(path, [call, fault]);
    expect(await screen.findByText(/This record is not in what is loaded/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getByText('Close', { selector: 'button *' }));
    await gone();
    expect(currentUrl()).not.toContain('record');
  });

  it('says while it looks, and offers to look again where that failed', async () => {
    const { user } = await open(
      '/agency-dashboard/CBTA/passes?record=7',
      ['id=7&', respondWith(500), 1],
      ['id=7&', neverRespond],
    );
    await screen.findByText('This record could not be looked for');
    await user.click(press('Try again'));
    expect(await screen.findByText('Looking for this record…')).toBeInTheDocument();
  });
});

it('another tab drops the record; the editor takes its place in the history', async () => {
  const { user, currentUrl } = await open(`${RIDER}?tab=passes`);
  await user.click(screen.getByRole('tab', { name: 'PAYMENTS' }));
  const [row] = await screen.findAllByRole('rowheader');
  const id = row?.textContent ?? '';
  await user.click(within(row as HTMLElement).getByRole('button'));
  await user.click(within(await dialog(`Payment #${id}`)).getByRole('button', { name: 'Edit' }));
  await gone();
  expect(currentUrl()).toBe(`${RIDER}?tab=editPayments&payment=${id}`);
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe(RIDER));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

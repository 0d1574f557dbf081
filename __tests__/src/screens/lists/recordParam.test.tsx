import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getButton } from '@tests/support/controls';
import { type Interception, neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
beforeEach(() => localStorage.clear());

const RIDER_URL = '/agency-dashboard/CBTA/riders/1000120';
const PASSES_API_PATH = '/mobileticketview/api/v2/passes/';
const ORDERS_API_PATH = '/payment/api/v4/purchase';
// The filters match no id of the tests: in jsdom's names of buttons a marked part has spaces around it.
const LISTS = [
  { path: '/agency-dashboard/CBTA/passes', apiPath: PASSES_API_PATH, title: 'Pass', query: '?filter=9' },
  {
    path: '/agency-dashboard/CBTA/purchase-orders',
    apiPath: ORDERS_API_PATH,
    title: 'Purchase order',
    query: '?filter=9',
  },
  // The page does not know the parameter `x`, but must keep it in the URL.
  { path: RIDER_URL, apiPath: '/paymentview/api/v2/payments', title: 'Payment', query: '?x=y' },
  { path: RIDER_URL, apiPath: PASSES_API_PATH, title: 'Pass', query: '?tab=passes' },
  { path: RIDER_URL, apiPath: ORDERS_API_PATH, title: 'Purchase order', query: '?tab=purchaseOrders' },
];
const respondWithRows = (...ids: number[]) =>
  respondWith(
    200,
    ids.map((id) => ({ id, state: `state ${id}` })),
  );

function openPage(path: string, ...interceptions: Interception[]) {
  return openRoute(path, network, { agencies: ['CBTA'] }, ...interceptions);
}
const findDialog = (name: string) => screen.findByRole('dialog', { name });
const waitForDialogToClose = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe.each(LISTS)('$title at $path$query', ({ path, apiPath, title, query }) => {
  it('adds the record to the URL on opening, replaces it with Next, and removes it on Back', async () => {
    const { user, currentUrl } = await openPage(`${path}${query}`, [apiPath, respondWithRows(43, 42, 41)]);
    await user.click(await screen.findByRole('button', { name: '42' }));
    await findDialog(`${title} #42`);
    expect(currentUrl()).toBe(`${path}${query}&record=42`);
    await user.click(getButton('Next record'));
    await findDialog(`${title} #41`);
    expect(currentUrl()).toBe(`${path}${query}&record=41`);
    const historyLength = window.history.length;
    window.history.back();
    await waitForDialogToClose();
    expect(currentUrl()).toBe(`${path}${query}`);
    expect(window.history.length).toBe(historyLength);
  });

  it('leaves the focus on the row that was shown last', async () => {
    const { user } = await openPage(`${path}${query}`, [apiPath, respondWithRows(43, 42, 41)]);
    await user.click(await screen.findByRole('button', { name: '43' }));
    await findDialog(`${title} #43`);
    for (const id of [42, 41]) {
      await user.click(getButton('Next record'));
      await findDialog(`${title} #${id}`);
    }
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(getButton('41')).toHaveFocus());
  });

  it('adds one history entry on a double click, and closing twice stays on the list', async () => {
    const { user, currentUrl } = await openPage(`${path}${query}`, [apiPath, respondWithRows(43, 42)]);
    const historyLength = window.history.length;
    await user.dblClick(await screen.findByRole('button', { name: '42' }));
    await findDialog(`${title} #42`);
    expect(window.history.length).toBe(historyLength + 1);
    const [closeButton] = screen.getAllByRole('button', { name: 'Close' });
    fireEvent.click(closeButton as HTMLElement);
    fireEvent.click(closeButton as HTMLElement);
    await waitForDialogToClose();
    await screen.findByRole('button', { name: '43' });
    expect(currentUrl()).toBe(`${path}${query}`);
  });

  it('adds no history entry on closing', async () => {
    const { user, currentUrl } = await openPage(`${path}${query}`, [apiPath, respondWithRows(43, 42)]);
    for (const id of [42, 43]) {
      await user.click(await screen.findByRole('button', { name: String(id) }));
      await findDialog(`${title} #${id}`);
      await user.keyboard('{Escape}');
      await waitForDialogToClose();
      expect(currentUrl()).toBe(`${path}${query}`);
    }
    expect(getButton('43')).toHaveFocus();
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'HOME' });
  });

  it('opens the record of the URL, and closing it stays on the list', async () => {
    const { user, currentUrl } = await openPage(`${path}${query}&record=42`, [
      apiPath,
      respondWithRows(43, 42),
    ]);
    expect(await findDialog(`${title} #42`)).toBeInTheDocument();
    await user.click(getButton('Previous record'));
    await findDialog(`${title} #43`);
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    expect(currentUrl()).toBe(`${path}${query}`);
  });
});

describe('a record that is not among the loaded rows', () => {
  it.each([
    ['/agency-dashboard/CBTA/passes?record=7', PASSES_API_PATH, 'Pass #7', `${PASSES_API_PATH}?id=7&page=1`],
    [
      '/agency-dashboard/CBTA/purchase-orders?record=7',
      ORDERS_API_PATH,
      'Purchase order #7',
      `${ORDERS_API_PATH}?id=7&page=1`,
    ],
    [
      `${RIDER_URL}?tab=passes&record=7`,
      PASSES_API_PATH,
      'Pass #7',
      `${PASSES_API_PATH}?id=7&user_id=1000120&page=1`,
    ],
    [
      `${RIDER_URL}?tab=purchaseOrders&record=7`,
      ORDERS_API_PATH,
      'Purchase order #7',
      `${ORDERS_API_PATH}?id=7&user_id=1000120`,
    ],
  ])('requests the record of %s by its id', async (path, apiPath, title, expectedRequest) => {
    // The dialog must show only the row with exactly this id.
    await openPage(path, ['id=7&', respondWithRows(70, 7), 1], [apiPath, respondWithRows(43, 42)]);
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toHaveTextContent('state 7'));
    expect(network.requestsTo('id=7&')).toEqual([expect.stringContaining(expectedRequest)]);
    expect(screen.queryByRole('button', { name: 'Next record' })).not.toBeInTheDocument();
    expect(screen.getByText('2 loaded')).toBeInTheDocument();
  });

  it.each([
    ['of this rider', { user_id: 1000120 }],
    ['without a rider', {}],
  ])('requests a payment %s by its id', async (_case, fields) => {
    await openPage(`${RIDER_URL}?record=7`, [
      '/payment/7',
      respondWith(200, { id: 7, ...fields, status: 'own status' }),
    ]);
    await waitFor(async () => expect(await findDialog('Payment #7')).toHaveTextContent('own status'));
  });

  it.each([
    ['an unknown payment', `${RIDER_URL}?record=7`, '/payment/7', respondWith(404)],
    ['an unknown pass', '/agency-dashboard/CBTA/passes?record=7', 'id=7&', respondWith(200, [])],
    ['an invalid payment id', `${RIDER_URL}?record=..%2Fx`, '/payment/7', respondWith(500)],
  ])(
    'says that the record was not found, without an error, for %s',
    async (_case, path, request, handler) => {
      const { user, currentUrl } = await openPage(path, [request, handler]);
      expect(await screen.findByText('No record with this ID was found.')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await user.click(within(screen.getByRole('dialog')).getByText('Close', { selector: 'button *' }));
      await waitForDialogToClose();
      expect(currentUrl()).not.toContain('record');
    },
  );

  it('does not say so of a payment after the 404 of a proxy', async () => {
    await openPage(`${RIDER_URL}?record=7`, ['/payment/7', respondWith(404, '<html>')]);
    expect(await screen.findByText(/sent a response that this portal cannot read \(404\)/)).toBeVisible();
    expect(screen.queryByText('No record with this ID was found.')).not.toBeInTheDocument();
  });

  it('says whose payment it is when another rider’s was read', async () => {
    await openPage(`${RIDER_URL}?record=7`, ['/payment/7', respondWith(200, { id: 7, user_id: 5 })]);
    const text = 'Payment 7 belongs to rider 5. Open it from that rider’s profile.';
    // The dialog is open before the payment has been read.
    expect(await within(await findDialog('Payment #7')).findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is requested again when it is opened again', async () => {
    const url = '/agency-dashboard/CBTA/passes?record=7';
    const { user, goTo } = await openPage(
      url,
      ['id=7&', respondWithRows(), 1],
      ['id=7&', respondWithRows(7)],
    );
    await screen.findByText('No record with this ID was found.');
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    await goTo(url);
    await waitFor(async () => expect(await findDialog('Pass #7')).toHaveTextContent('state 7'));
  });

  it('shows that the look-up is pending', async () => {
    await openPage('/agency-dashboard/CBTA/passes?record=7', ['id=7&', neverRespond]);
    expect(await screen.findByText('Loading this record…')).toBeInTheDocument();
  });

  it('keeps the failure of the look-up, with the focus on Try again, while it is repeated', async () => {
    const { user } = await openPage(
      '/agency-dashboard/CBTA/passes?record=7',
      ['id=7&', respondWith(500), 1],
      ['id=7&', neverRespond],
    );
    await screen.findByText('This record could not be loaded');
    await user.click(getButton('Try again'));
    await waitFor(() => expect(getButton('loading Try again')).toHaveFocus());
  });
});

it('closing a record that a link of another has opened shows the list', async () => {
  const { user, goTo, currentUrl } = await openPage('/agency-dashboard/CBTA/passes', [
    PASSES_API_PATH,
    respondWithRows(43, 42),
  ]);
  await user.click(await screen.findByRole('button', { name: '42' }));
  await findDialog('Pass #42');
  await goTo('/agency-dashboard/CBTA/passes?record=43');
  await findDialog('Pass #43');
  await user.keyboard('{Escape}');
  await waitForDialogToClose();
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/passes');
});

it('removes the record from the URL when the editor opens, which replaces the history entry', async () => {
  const { user, currentUrl } = await openPage(`${RIDER_URL}?tab=passes`);
  await user.click(screen.getByRole('tab', { name: 'PAYMENTS' }));
  const [row] = await screen.findAllByRole('rowheader');
  const id = row?.textContent ?? '';
  await user.click(within(row as HTMLElement).getByRole('button'));
  await user.click(within(await findDialog(`Payment #${id}`)).getByRole('button', { name: 'Edit' }));
  await waitForDialogToClose();
  expect(currentUrl()).toBe(`${RIDER_URL}?tab=editPayments&payment=${id}`);
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe(RIDER_URL));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { WATCH_LIST_LIMIT } from '@/domain/watchList';
import { agencyTokenDropped, selectAgencyToken, sessionEnded } from '@/session/auth/sessionSlice';
import { safeSessionStorage } from '@/session/storage/safeStorage';
import { WATCH_LIST_STORAGE_KEY } from '@/session/storage/storageKeys';
import { loadWatchList } from '@/session/watch-list/loadWatchList';
import { itemUnwatched, itemWatched } from '@/session/watch-list/watchListSlice';
import { holdResponse, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const RIDER = '1000120';
const PROFILE_PATH = `/agency-dashboard/CBTA/riders/${RIDER}`;
const BALANCE_PATH = `/balance/api/v2/balances/${RIDER}`;
const respondWithBalance = (amount: number) => respondWith(200, [{ amount }]);
const countCalls = (path: string) => network.requestsTo(path).length;

const openDrawer = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Watching/ }));
  return within(await screen.findByRole('dialog', { name: 'Watch list' }));
};

async function watchRider() {
  const page = await renderRoute(PROFILE_PATH, network, { agencies: ['CBTA'] });
  const balance = { respond: respondWithBalance(763) };
  network.intercept(BALANCE_PATH, (request) => balance.respond(request));
  expect(screen.queryByRole('button', { name: /^Watching/ })).not.toBeInTheDocument();
  await page.user.click(await screen.findByRole('button', { name: `Watch Rider ${RIDER}` }));
  const drawer = await openDrawer(page.user);
  await drawer.findByText(/^balance \$7\.63, read at \d\d:\d\d:\d\d$/);
  return { ...page, drawer, balance };
}

it('says what has moved since the last reading, and what could not be read', async () => {
  const { user, drawer, balance } = await watchRider();
  expect(drawer.getByText(/Each is read when you add it, and again when you press Read/)).toBeInTheDocument();
  const read = drawer.getByRole('button', { name: `Read Rider ${RIDER} of CBTA` });
  balance.respond = respondWithBalance(563);
  const callsBefore = countCalls(BALANCE_PATH);
  await user.click(read);
  expect(await drawer.findByText('balance $7.63 → $5.63')).toBeInTheDocument();
  expect(countCalls(BALANCE_PATH)).toBe(callsBefore + 1);
  await user.click(await drawer.findByRole('button', { name: 'Read all (1 call)' }));
  expect(await drawer.findByText(/^balance \$5\.63, read at \S+, unchanged since \S+$/)).toBeInTheDocument();
  await drawer.findByRole('button', { name: 'Read all (1 call)' });
  balance.respond = respondWith(500);
  await user.click(read);
  expect(await drawer.findByText(/^Could not be read at /)).toBeInTheDocument();
  expect(drawer.getByText(/^balance \$5\.63, read at /)).toBeInTheDocument();
});

it('reads a row once that was read by itself while all are read, so that its difference stays', async () => {
  const { user, store, drawer, balance } = await watchRider();
  const other = { kind: 'rider', agency: 'CBTA', userId: '1000121', paymentId: null } as const;
  act(() => void store.dispatch(itemWatched(other)));
  network.intercept('/balances/1000121', respondWithBalance(100));
  const { held, release } = holdResponse(respondWith(200, []));
  balance.respond = held;
  await user.click(await drawer.findByRole('button', { name: 'Read all (2 calls)' }));
  await user.click(drawer.getByRole('button', { name: 'Read Rider 1000121 of CBTA' }));
  await waitFor(() => expect(store.getState().watchList?.items[1]).toHaveProperty('reading.amount', 100));
  release();
  await drawer.findByRole('button', { name: 'Read all (2 calls)' });
  await waitFor(() => expect(store.getState().watchList?.items[0]).toHaveProperty('reading.amount', null));
  expect(countCalls('/balances/1000121')).toBe(1);
});

it('reads an item once whose reading is still under way when the list is opened again', async () => {
  const { user, drawer, balance } = await watchRider();
  const callsBefore = countCalls(BALANCE_PATH);
  const { held, release } = holdResponse(respondWithBalance(563));
  balance.respond = held;
  await user.click(drawer.getByRole('button', { name: `Read Rider ${RIDER} of CBTA` }));
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  const again = await openDrawer(user);
  await user.click(again.getByRole('button', { name: /Read all/ }));
  await user.click(again.getByRole('button', { name: `Read Rider ${RIDER} of CBTA` }));
  release();
  expect(await again.findByText('balance $7.63 → $5.63')).toBeInTheDocument();
  expect(countCalls(BALANCE_PATH)).toBe(callsBefore + 1);
});

it.each([
  ['an item that was removed', false],
  ['more when the drawer was closed', true],
])('does not read %s while all are read', async (_what, isClosed) => {
  const { user, store, drawer, balance } = await watchRider();
  const other = { kind: 'rider', agency: 'CBTA', userId: '1000121', paymentId: null } as const;
  act(() => void store.dispatch(itemWatched(other)));
  const { held, release } = holdResponse(respondWith(200, []));
  balance.respond = held;
  await user.click(await drawer.findByRole('button', { name: 'Read all (2 calls)' }));
  if (isClosed) await user.click(drawer.getByRole('button', { name: 'Close' }));
  else act(() => void store.dispatch(itemUnwatched(other)));
  await act(async () => release());
  await waitFor(() => expect(store.getState().watchList?.items[0]).toHaveProperty('reading.amount', null));
  expect(countCalls('/balances/1000121')).toBe(0);
});

it('watches a payment from its dialog: its amount and its status', async () => {
  const page = await renderRoute(PROFILE_PATH, network, { agencies: ['CBTA'] });
  const [first] = await within(await screen.findByRole('table', { name: 'Payments' })).findAllByRole(
    'rowheader',
  );
  const id = first?.textContent;
  await page.user.click(within(first as HTMLElement).getByRole('button'));
  await page.user.click(await screen.findByRole('button', { name: `Watch Payment #${id}` }));
  await screen.findByRole('button', { name: `Stop watching Payment #${id}` });
  await page.user.keyboard('{Escape}');
  const drawer = await openDrawer(page.user);
  const reading = await drawer.findByText(/^amount \S+, status \S+, read at /);
  const [, amount = '', status = ''] = /^amount (\S+), status (\S+), /.exec(reading.textContent) ?? [];
  const payment = { id: Number(id), user_id: Number(RIDER), transaction_amount: 100, status: 'PAYMENT.GONE' };
  network.intercept(`/payment/api/v4/payment/${id}`, respondWith(200, payment));
  await page.user.click(drawer.getByRole('button', { name: `Read Payment #${id} of CBTA` }));
  expect(
    await drawer.findByText(`amount ${amount} → $1.00, status ${status} → PAYMENT.GONE`),
  ).toBeInTheDocument();
  const link = drawer.getByRole('link', { name: `Payment #${id}` });
  expect(link).toHaveAttribute('href', expect.stringContaining(`record=${id}`));
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  await page.user.keyboard('{Control>}');
  await page.user.click(link);
  await page.user.keyboard('{/Control}');
  expect(open).toHaveBeenCalledWith(expect.stringContaining(`record=${id}`), '_blank');
  expect(link).toBeInTheDocument();
});

it('stores ids, amounts and states only, for a reload, until the session ends', async () => {
  const { store } = await watchRider();
  const { items } = JSON.parse(sessionStorage.getItem(WATCH_LIST_STORAGE_KEY) ?? '') as { items: object[] };
  expect(items).toEqual([
    {
      kind: 'rider',
      agency: 'CBTA',
      userId: RIDER,
      paymentId: null,
      reading: { at: expect.any(Number) as number, amount: 763, status: null },
      previousReading: null,
      problem: null,
    },
  ]);
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(sessionStorage.getItem(WATCH_LIST_STORAGE_KEY)).toBeNull();
});

it('says and stores why a reading failed, without what the platform said', async () => {
  const { user, drawer, balance } = await watchRider();
  balance.respond = respondWith(500, { message: 'Ask jane@example.org' });
  await user.click(drawer.getByRole('button', { name: `Read Rider ${RIDER} of CBTA` }));
  expect(await drawer.findByText(/^Could not be read at .+ responded with 500$/)).toBeInTheDocument();
  const stored = sessionStorage.getItem(WATCH_LIST_STORAGE_KEY);
  expect(stored).toContain('responded with 500');
  expect(stored).not.toContain('jane');
});

it('shows what a reload has stored, and leaves out what it cannot read', async () => {
  const { store } = await renderRoute('/pso-users', network);
  const item = { kind: 'rider', agency: 'CBTA', userId: '7', paymentId: null, reading: null };
  const items = [{ ...item, previousReading: null, problem: null }, item, { kind: 'person' }];
  safeSessionStorage.writeEntry(WATCH_LIST_STORAGE_KEY, { items });
  act(() => store.dispatch(loadWatchList()));
  const button = await screen.findByRole('button', { name: 'Watching (1)' });
  expect(button).toHaveAttribute('title', 'Watch list');
});

it('says that an agency’s session has ended, sends nothing for it, and leads to it', async () => {
  const { user, store, drawer } = await watchRider();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'All Agencies' }));
  act(() => {
    const token = String(selectAgencyToken(store.getState(), 'CBTA'));
    store.dispatch(agencyTokenDropped({ abbreviation: 'CBTA', token }));
  });
  const later = await openDrawer(user);
  expect(later.getByText(/^The session of CBTA has ended\./)).toBeInTheDocument();
  expect(later.getByRole('button', { name: /^Read Rider/ })).toBeDisabled();
  expect(later.getByRole('button', { name: 'Read all (0 calls)' })).toBeDisabled();
  await user.click(later.getByRole('link', { name: 'Open CBTA' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Watch list' })).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'AGENCY LOGIN' })).toBeInTheDocument();
});

it('closes when the page changes under it, whose title then has the focus', async () => {
  const { goTo } = await watchRider();
  await goTo('/pso-users');
  expect(screen.queryByRole('dialog', { name: 'Watch list' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each(['{Escape}', '{Enter}'])('focuses the page’s title when it is closed empty with %s', async (key) => {
  const { user, drawer } = await watchRider();
  await user.click(drawer.getByRole('button', { name: `Stop watching Rider ${RIDER} of CBTA` }));
  expect(drawer.getByText('Nothing is watched')).toBeInTheDocument();
  drawer.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard(key);
  expect(screen.queryByRole('dialog', { name: 'Watch list' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('has up to 20, and is in the command palette', async () => {
  const { user, store, drawer } = await watchRider();
  act(() => {
    for (let id = 1; id < WATCH_LIST_LIMIT; id += 1)
      store.dispatch(itemWatched({ kind: 'rider', agency: 'CBTA', userId: String(id), paymentId: null }));
    store.dispatch(itemWatched({ kind: 'rider', agency: 'CBTA', userId: 'more', paymentId: null }));
  });
  expect(drawer.getAllByRole('listitem')).toHaveLength(WATCH_LIST_LIMIT);
  await user.click(drawer.getByRole('button', { name: `Stop watching Rider ${RIDER} of CBTA` }));
  expect(drawer.getByRole('heading', { name: 'Watch list' })).toHaveFocus();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  act(
    () => void store.dispatch(itemWatched({ kind: 'rider', agency: 'CBTA', userId: '77', paymentId: null })),
  );
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'watch');
  expect(await screen.findByRole('option', { name: /Watch list/ })).toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: new RegExp(`Watch Rider ${RIDER}`) }));
  expect(await screen.findByText('The watch list is full: it has 20')).toBeInTheDocument();
  // A failure is no toast, which would disappear.
  expect(screen.queryByRole('button', { name: 'Close this message' })).not.toBeInTheDocument();
  act(
    () =>
      void store.dispatch(itemUnwatched({ kind: 'rider', agency: 'CBTA', userId: '77', paymentId: null })),
  );
  expect(screen.queryByText(/^The watch list is full/)).not.toBeInTheDocument();
});

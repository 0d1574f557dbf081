import { act, screen, waitFor } from '@testing-library/react';
import { endOf } from '@/session/tokenLife';
import { answer, hang, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

let isOnline = true;
beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
});
afterEach(() => {
  isOnline = true;
  jest.restoreAllMocks();
});

const RIDERS = '/agency-dashboard/METRO/riders';

function goOffline() {
  isOnline = false;
  wire.fault(' /', () => Promise.reject(new TypeError('fetch failed')));
  act(() => void window.dispatchEvent(new Event('offline')));
}

function comeBack() {
  isOnline = true;
  wire.reset();
  act(() => void window.dispatchEvent(new Event('online')));
}

describe('without a connection', () => {
  it('says so, and reads what is on the page once when it is back', async () => {
    await renderAt('/agency-dashboard/METRO', wire, { agencies: ['METRO'] });
    await screen.findByText('Database Status');
    goOffline();
    expect(await screen.findByText('You are offline')).toBeInTheDocument();
    comeBack();
    await waitFor(() => expect(screen.queryByText('You are offline')).not.toBeInTheDocument());
    await waitFor(() => expect(wire.sent).not.toEqual([]));
    expect(wire.sent).toContain('GET /platform/us-east/agency/api/v4/agencies/METRO');
    expect(wire.sent).toHaveLength(new Set(wire.sent).size);
  });

  it('sends no write, and keeps none for later', async () => {
    const { user } = await renderAt('/login', wire, 'guest');
    goOffline();
    await screen.findByText('You are offline');
    await user.type(screen.getByLabelText('Email'), 'operator@us-east.example');
    await user.type(screen.getByLabelText('Password'), 'whatever');
    const before = wire.sent.length;
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/^Unable to log you in at this time/)).toBeInTheDocument();
    expect(wire.sent).toHaveLength(before);
    comeBack();
    await waitFor(() => expect(screen.queryByText('You are offline')).not.toBeInTheDocument());
    expect(wire.sent).toEqual([]);
  });

  it('keeps the place in a long list', async () => {
    const { store } = await renderAt(RIDERS, wire, { agencies: ['METRO'] });
    await screen.findAllByRole('row');
    await waitFor(() => expect(wire.sent.filter((line) => line.includes('page=2'))).toHaveLength(1));
    goOffline();
    await waitFor(() => expect(store.getState().notices.online).toBe(false));
    comeBack();
    await waitFor(() => expect(store.getState().notices.online).toBe(true));
    expect(wire.sent).toEqual([]);
  });

  it('believes no browser that says offline while the portal’s host answers', async () => {
    const { store } = await renderAt('/', wire);
    isOnline = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    await waitFor(() => expect(wire.sent).toEqual(['HEAD /index.json']));
    await waitFor(() => expect(wire.log).toHaveLength(1));
    expect(store.getState().notices.online).toBe(true);
  });
});

it('says after three seconds that a call is slow, and gives it up when told to', async () => {
  const { user, store, goTo } = await renderAt('/', wire, { agencies: ['METRO'] });
  wire.fault('/riders', hang);
  await goTo(RIDERS);
  await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
  expect(await screen.findByText('You stopped waiting for the answer.')).toBeInTheDocument();
  expect(screen.queryByText('The platform is slow to answer')).not.toBeInTheDocument();
  expect(store.getState().calls.at(-1)).toMatchObject({ kind: 'read', outcome: 'givenUp' });
});

describe('a session', () => {
  const after = (ms: number) => {
    const later = Date.now() + ms;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('that nobody uses says that it will end, goes on with a click, and ends without one', async () => {
    const { user, store, left } = await renderAt('/', wire);
    const { idleMinutes } = store.getState().configuration;
    after(idleMinutes * 60_000 - 90_000);
    expect(await screen.findByText('Are you still there?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByText('Are you still there?')).not.toBeInTheDocument();
    expect(left).toEqual([]);
    jest.restoreAllMocks();
    after(2 * idleMinutes * 60_000);
    await waitFor(() => expect(left).toEqual(['idle']));
  });

  it('says that its token runs out, and ends with it', async () => {
    const { store, left } = await renderAt('/', wire);
    const { psoToken, clockSkewMs } = store.getState().session;
    const end = endOf(psoToken ?? '', clockSkewMs) ?? 0;
    const soon = end - 60_000;
    jest.spyOn(Date, 'now').mockImplementation(() => soon);
    // Somebody works: only the token ends it.
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Your sign-in is about to expire')).toBeInTheDocument();
    jest.restoreAllMocks();
    after(end - Date.now());
    await waitFor(() => expect(left).toEqual(['expired']));
  });

  it('sends no token that it knows to have run out', async () => {
    const { store, user, left } = await renderAt('/', wire);
    const { psoToken, clockSkewMs } = store.getState().session;
    const end = endOf(psoToken ?? '', clockSkewMs) ?? 0;
    jest.spyOn(Date, 'now').mockImplementation(() => end);
    await user.click(screen.getByRole('link', { name: 'All Agencies' }));
    await waitFor(() => expect(left).toEqual(['expired']));
    expect(wire.sent).toEqual([]);
  });
});

it('says that a reload signs out where the browser’s storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await renderAt('/login', wire, 'guest');
  await user.type(screen.getByLabelText('Email'), 'operator@us-east.example');
  await user.type(screen.getByLabelText('Password'), 'Harbour-Light-7');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(/reloading the page signs you out/)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'HOME' })).toBeInTheDocument();
});

it('says when a busy platform may be asked again', async () => {
  const { user } = await renderAt('/', wire);
  wire.fault('/agencies', answer(503, {}, { 'Retry-After': '30' }));
  await user.click(screen.getByRole('link', { name: 'All Agencies' }));
  expect(await screen.findByText('The platform is busy (503): try again in 30 seconds.')).toBeInTheDocument();
  expect(wire.sent).toHaveLength(new Set(wire.sent).size);
});

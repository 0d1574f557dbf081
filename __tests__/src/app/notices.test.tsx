import { act, screen, waitFor } from '@testing-library/react';
import { storeSessionUse } from '@/session/auth/sessionUses';
import { getTokenExpiry } from '@/session/auth/tokenExpiry';
import { errorReported } from '@/session/noticesSlice';
import { MINUTE_MS } from '@tests/support/durations';
import { enterText } from '@tests/support/enterText';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

let isOnline = true;
beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
});
afterEach(() => {
  isOnline = true;
  jest.useRealTimers();
});

function getRegion() {
  const region = document.querySelector('.notices > [role=status]');
  if (!region) throw new Error('no live region');
  return region;
}
/** The live region has the title too. */
const SELECTOR = { selector: 'strong' };
const findTitle = (title: string) => screen.findByText(title, SELECTOR);
const queryTitle = (title: string) => screen.queryByText(title, SELECTOR);

const RIDERS_URL = '/agency-dashboard/METRO/riders';

function goOffline() {
  isOnline = false;
  // Every request line contains ' /': the space after the method.
  network.intercept(' /', () => Promise.reject(new TypeError('fetch failed')));
  act(() => void window.dispatchEvent(new Event('offline')));
}

/** Also forgets the requests recorded so far. */
function goOnline() {
  isOnline = true;
  network.reset();
  act(() => void window.dispatchEvent(new Event('online')));
}

describe('while offline', () => {
  it('shows a notice, and refetches the page’s data once when the connection is restored', async () => {
    await renderRoute('/agency-dashboard/METRO', network, { agencies: ['METRO'] });
    await screen.findByText('Database Status');
    const region = await waitFor(() => getRegion());
    expect(region).toBeEmptyDOMElement();
    goOffline();
    expect(await findTitle('You are offline')).toBeInTheDocument();
    expect(getRegion()).toBe(region);
    expect(region).toHaveTextContent('You are offline');
    goOnline();
    await waitFor(() => expect(region).toBeEmptyDOMElement());
    await waitFor(() => expect(queryTitle('You are offline')).not.toBeInTheDocument());
    await waitFor(() => expect(network.requests).not.toEqual([]));
    expect(network.requests).toContain('GET /platform/us-east/agency/api/v4/agencies/METRO');
    expect(network.requests).toHaveLength(new Set(network.requests).size);
  });

  it('announces a second notice beside the first one', async () => {
    const { store } = await renderRoute('/login', network, 'guest');
    goOffline();
    await findTitle('You are offline');
    act(() => void store.dispatch(errorReported('broken')));
    await findTitle('Something went wrong in this portal');
    const announced = [...getRegion().children].map(({ textContent }) => textContent);
    expect(announced).toEqual(['You are offline', 'Something went wrong in this portal']);
    goOnline();
  });

  it('closes the notice on Dismiss until the connection is lost again', async () => {
    const { user, store } = await renderRoute('/login', network, 'guest');
    goOffline();
    await findTitle('You are offline');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(queryTitle('You are offline')).not.toBeInTheDocument();
    goOnline();
    await waitFor(() => expect(store.getState().notices.isOnline).toBe(true));
    goOffline();
    expect(await findTitle('You are offline')).toBeInTheDocument();
    goOnline();
    await waitFor(() => expect(store.getState().notices.isOnline).toBe(true));
  });

  it('sends no write, now or later', async () => {
    const { user } = await renderRoute('/login', network, 'guest');
    goOffline();
    await findTitle('You are offline');
    await enterText(user, screen.getByLabelText('Email'), 'operator@us-east.example');
    await enterText(user, screen.getByLabelText('Password'), 'whatever');
    const requestCount = network.requests.length;
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/^Unable to log you in at this time/)).toBeInTheDocument();
    expect(network.requests).toHaveLength(requestCount);
    goOnline();
    await waitFor(() => expect(queryTitle('You are offline')).not.toBeInTheDocument());
    expect(network.requests).toEqual([]);
  });

  it('does not refetch a long list when the connection is restored', async () => {
    const { store } = await renderRoute(RIDERS_URL, network, { agencies: ['METRO'] });
    await screen.findAllByRole('row');
    // As many as the list reads ahead.
    await screen.findByText(/^30 of [\d,]+ loaded$/);
    goOffline();
    await waitFor(() => expect(store.getState().notices.isOnline).toBe(false));
    goOnline();
    await waitFor(() => expect(store.getState().notices.isOnline).toBe(true));
    expect(network.requests).toEqual([]);
  });

  it('ignores the browser’s offline event while the portal’s host responds', async () => {
    const { store } = await renderRoute('/', network);
    let isAnswered = false;
    network.intercept('HEAD /index.json', async (request) => {
      const response = await network.forward(request);
      isAnswered = true;
      return response;
    });
    isOnline = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    await waitFor(() => expect(isAnswered).toBe(true));
    // The portal has read the response only after this turn of the event loop.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(store.getState().notices.isOnline).toBe(true);
  });

  it('sees without an event of the browser that the portal’s host responds again', async () => {
    const { store } = await renderRoute('/', network);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
    goOffline();
    await waitFor(() => expect(store.getState().notices.isOnline).toBe(false));
    network.reset();
    expect(store.getState().notices.isOnline).toBe(false);
    act(() => jest.advanceTimersByTime(5_000));
    await waitFor(() => expect(store.getState().notices.isOnline).toBe(true));
  });
});

it('reports a slow call after three seconds and cancels it on Stop waiting, which gives the focus back', async () => {
  const { user, store, goTo } = await renderRoute('/', network, { agencies: ['METRO'] });
  network.intercept('/riders', neverRespond);
  // `find…` advances the fake clock.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  await goTo(RIDERS_URL);
  const previous = screen.getByRole('button', { name: 'Account and display' });
  act(() => previous.focus());
  const button = await screen.findByRole('button', { name: 'Stop waiting' });
  // A read that fails is tried again.
  expect(screen.getByText(/The portal waits at most 10 seconds for each answer/)).toBeInTheDocument();
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You stopped waiting for the response.')).toBeInTheDocument();
  expect(queryTitle('The platform is slow to respond')).not.toBeInTheDocument();
  expect(previous).toHaveFocus();
  expect(store.getState().calls.records.at(-1)).toMatchObject({ kind: 'read', outcome: 'givenUp' });
});

describe('a session', () => {
  const advanceTime = (ms: number) => {
    const later = Date.now() + ms;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  /** Then only the token can end the session. */
  const useInAnotherTab = () => storeSessionUse('a-session', Date.now());

  it('warns before it ends when idle, continues after a click, and ends without one', async () => {
    const { user, store, leaveReasons } = await renderRoute('/', network);
    act(() => void store.dispatch(errorReported('earlier')));
    const { idleMinutes } = store.getState().configuration;
    // The warning comes two minutes before the end (decision 112).
    advanceTime((idleMinutes - 1.5) * MINUTE_MS);
    const title = await findTitle('Are you still there?');
    expect(title).toHaveAttribute('role', 'alert');
    // In a low window the notices scroll, so this one comes before an earlier one.
    const isBefore =
      title.compareDocumentPosition(screen.getByText('earlier')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).not.toBe(0);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(queryTitle('Are you still there?')).not.toBeInTheDocument();
    expect(leaveReasons).toEqual([]);
    advanceTime((idleMinutes - 1.5) * MINUTE_MS);
    const button = await screen.findByRole('button', { name: 'Stay signed in' });
    // As a screen reader does: without an event of the pointer or a key.
    act(() => button.click());
    expect(button).not.toBeInTheDocument();
    advanceTime(2 * idleMinutes * MINUTE_MS);
    await waitFor(() => expect(leaveReasons).toEqual(['idle']));
  });

  it('warns before its token expires and ends with the token', async () => {
    const { store, leaveReasons } = await renderRoute('/', network);
    const { psoToken, clockSkewMs } = store.getState().session;
    const tokenEnd = getTokenExpiry(psoToken ?? '', clockSkewMs) ?? 0;
    const minuteBeforeEnd = tokenEnd - MINUTE_MS;
    jest.spyOn(Date, 'now').mockImplementation(() => minuteBeforeEnd);
    useInAnotherTab();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await findTitle('Your sign-in is about to expire')).toHaveAttribute('role', 'alert');
    jest.restoreAllMocks();
    advanceTime(tokenEnd - Date.now());
    await waitFor(() => expect(leaveReasons).toEqual(['expired']));
  });

  it('ends without sending a token that is known to be expired', async () => {
    const { store, user, leaveReasons } = await renderRoute('/', network);
    const { psoToken, clockSkewMs } = store.getState().session;
    const tokenEnd = getTokenExpiry(psoToken ?? '', clockSkewMs) ?? 0;
    jest.spyOn(Date, 'now').mockImplementation(() => tokenEnd);
    useInAnotherTab();
    // The press ends the session and removes the link, so that a browser sends it no click.
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'All Agencies' }) });
    await waitFor(() => expect(leaveReasons).toEqual(['expired']));
    expect(network.requests).toEqual([]);
  });
});

it('shows when to retry after a 503 with Retry-After', async () => {
  const { goTo } = await renderRoute('/', network);
  network.intercept('/agencies', respondWith(503, {}, { 'Retry-After': '30' }));
  // Not by a click: pointing at the link would prefetch the list.
  await goTo('/agencies');
  expect(await screen.findByText('The platform is busy (503): try again in 30 seconds.')).toBeInTheDocument();
  expect(network.requests).toHaveLength(new Set(network.requests).size);
});

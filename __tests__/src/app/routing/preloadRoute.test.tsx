import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { PREFETCH_INTENT_MS, RIDERS_PAGE_SIZE } from '@/domain/limits';
import { agencySignedIn, agencyTokenDropped, sessionEnded } from '@/session/auth/sessionSlice';
import { connectionLost } from '@/session/noticesSlice';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
afterEach(() => setSaveData(undefined));

const DASHBOARD_PATH = '/agency-dashboard/METRO';
const RIDERS_REQUEST = 'GET /platform/us-east/customersearch/api/v3/riders';

function requestsTo(path: string): string[] {
  return network.requestsTo(path);
}

let pointerX = 0;
/** Moves the pointer to a new position on the element, and lets it rest there. */
async function pointAt(user: UserEvent, target: Element): Promise<void> {
  pointerX += 1;
  await user.pointer({ target, coords: { clientX: pointerX, clientY: 1 } });
}

/** Moves the pointer synchronously, so that the test's next step always comes before the intent delay is over. */
function movePointerOver(target: Element): void {
  pointerX += 1;
  fireEvent.pointerOver(target, { clientX: pointerX, clientY: 1 });
}

/** Waits for longer than the intent delay. */
function waitForIntent(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, PREFETCH_INTENT_MS * 3)));
}

function setSaveData(saveData: true | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: saveData && { saveData } });
}

/** Waits for the code that watches the pointer, which the first interaction loads. */
async function openPage(path: string, agency: string) {
  const addListener = jest.spyOn(document, 'addEventListener');
  const rendered = await renderRoute(path, network, { agencies: [agency] });
  await waitFor(() => expect(addListener).toHaveBeenCalledWith('pointerover', expect.any(Function)));
  return rendered;
}

/** `tile` is the dashboard's link to the riders. */
async function openDashboard() {
  const rendered = await openPage(DASHBOARD_PATH, 'METRO');
  await screen.findByText('Database Status');
  return { ...rendered, tile: within(screen.getByRole('main')).getByRole('link', { name: /^All Riders/ }) };
}

describe('a link’s route', () => {
  it('is prefetched when the pointer rests on the link, and not fetched again when the link is followed', async () => {
    const { user, tile } = await openDashboard();
    await pointAt(user, tile);
    await waitFor(() => expect(requestsTo(RIDERS_REQUEST)).toHaveLength(1));
    await waitForIntent();
    // Further requests get no response, so the rows can only come from the prefetch.
    network.intercept(RIDERS_REQUEST, neverRespond);
    await user.click(tile);
    expect(await screen.findAllByRole('rowheader')).toHaveLength(RIDERS_PAGE_SIZE);
    expect(screen.getByRole('heading', { level: 1, name: 'RIDERS' })).toBeInTheDocument();
    // The list itself fetches page 2 to fill the window.
    expect(requestsTo(`${RIDERS_REQUEST}?page=1&`)).toHaveLength(1);
  });

  it('is prefetched when the focus rests on the link', async () => {
    const { user, tile } = await openDashboard();
    act(() => tile.focus());
    await waitFor(() => expect(requestsTo(RIDERS_REQUEST)).toHaveLength(1));
    await waitForIntent();
    network.intercept(RIDERS_REQUEST, neverRespond);
    await user.keyboard('{Enter}');
    expect(await screen.findAllByRole('rowheader')).toHaveLength(RIDERS_PAGE_SIZE);
    expect(requestsTo(`${RIDERS_REQUEST}?page=1&`)).toHaveLength(1);
  });

  it('is not prefetched when the pointer only passes over the link', async () => {
    const { tile } = await openDashboard();
    movePointerOver(tile);
    movePointerOver(screen.getByRole('banner'));
    await waitForIntent();
    expect(requestsTo(RIDERS_REQUEST)).toEqual([]);
  });

  it('is not prefetched when the link moves under a resting pointer', async () => {
    const { user, tile } = await openDashboard();
    await pointAt(user, screen.getByRole('banner'));
    await user.pointer({ target: tile, coords: { clientX: pointerX, clientY: 1 } });
    await waitForIntent();
    expect(requestsTo(RIDERS_REQUEST)).toEqual([]);
  });

  it('is prefetched once, however often the link is pointed at', async () => {
    const { user, tile } = await openDashboard();
    for (let repeat = 0; repeat < 3; repeat += 1) {
      await pointAt(user, tile);
      await waitForIntent();
      await pointAt(user, screen.getByRole('banner'));
    }
    await waitFor(() => expect(requestsTo(RIDERS_REQUEST)).not.toEqual([]));
    await waitForIntent();
    expect(requestsTo(RIDERS_REQUEST)).toHaveLength(1);
  });

  it.each([
    ['All Agencies', '/agency/api/v4/agencies/?'],
    ['PSO Users', '/pso/api/v1/users?'],
    ['Purchase Orders', '/payment/api/v4/purchase?'],
    ['All Passes', '/mobileticketview/api/v2/passes/?'],
    ['Business Rules', '/businessrules/api/v1/categories?'],
    ['Client App Features', '/appfeatures/api/v1/allAppFeatures?'],
    ['Admins', '/auth/api/v4/administrators?'],
  ])('is prefetched for %s: no request is sent twice when the link is followed', async (name, path) => {
    const { user } = await openDashboard();
    const link = screen.getByRole('link', { name });
    await pointAt(user, link);
    await waitFor(() => expect(requestsTo(path)).not.toEqual([]));
    await waitForIntent();
    await user.click(link);
    await waitForIntent();
    expect(network.requests).toHaveLength(new Set(network.requests).size);
  });

  it('is shown from the cache, and nothing is read twice, when it was visited before', async () => {
    const { user, tile } = await openDashboard();
    await user.click(tile);
    await screen.findAllByRole('rowheader');
    await user.click(screen.getByRole('link', { name: /^Return to METRO/ }));
    await screen.findByText('Database Status');
    const link = within(screen.getByRole('main')).getByRole('link', { name: /^All Riders/ });
    await pointAt(user, link);
    await waitForIntent();
    await user.click(link);
    expect(screen.getAllByRole('rowheader')).not.toEqual([]);
    await waitForIntent();
    // The list may still load a next page, as it did at the first visit.
    expect(network.requests).toHaveLength(new Set(network.requests).size);
  });
});

describe('nothing is prefetched', () => {
  it('for an agency without its token, and no sign-in to the agency is sent', async () => {
    const { user } = await openPage('/agencies', 'CBTA');
    await screen.findAllByText('America/New_York');
    const rows = screen.getAllByRole('rowheader').map((cell) => cell.closest('tr') as Element);
    const isSignedInAgency = ({ textContent }: Element) => textContent.includes('CBTA');
    await pointAt(user, rows.find((row) => !isSignedInAgency(row)) as Element);
    await waitForIntent();
    await pointAt(user, rows.find(isSignedInAgency) as Element);
    await waitFor(() => expect(requestsTo('/agencies/CBTA')).toHaveLength(1));
    expect(network.requests.filter((line) => /\/agencies\/\w|\/token\//.test(line))).toHaveLength(1);
  });

  it('for an agency whose token was dropped meanwhile', async () => {
    const { store, tile } = await openDashboard();
    movePointerOver(tile);
    const token = store.getState().session.agencyTokens.METRO ?? '';
    act(() => void store.dispatch(agencyTokenDropped({ abbreviation: 'METRO', token })));
    await waitForIntent();
    expect(requestsTo(RIDERS_REQUEST)).toEqual([]);
    expect(requestsTo('/token/agency')).toEqual([]);
  });

  it('for a rider when the pointer rests on a row', async () => {
    const { user } = await openPage(`${DASHBOARD_PATH}/riders`, 'METRO');
    const [row] = await screen.findAllByRole('rowheader');
    await pointAt(user, row as Element);
    await waitForIntent();
    // The list may still load a next page.
    expect(network.requests.filter((line) => /\/\d{7}\b|user_id=/.test(line))).toEqual([]);
  });

  it('with a token that is known to be expired', async () => {
    const { user, store, tile } = await openDashboard();
    // A JWT that expired in 1970.
    const token = `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`;
    const signIn = { region: 'usEast', abbreviation: 'METRO', token, tokenOrigin: null } as const;
    act(() => void store.dispatch(agencySignedIn(signIn)));
    await pointAt(user, tile);
    await waitForIntent();
    expect(requestsTo(RIDERS_REQUEST)).toEqual([]);
    expect(requestsTo('/pso/')).toEqual([]);
  });

  it('while offline', async () => {
    const { user, store, tile } = await openDashboard();
    act(() => void store.dispatch(connectionLost()));
    await pointAt(user, tile);
    await waitForIntent();
    expect(requestsTo(RIDERS_REQUEST)).toEqual([]);
  });

  it('when the browser’s data saver is on', async () => {
    setSaveData(true);
    const { user, tile } = await openDashboard();
    await pointAt(user, tile);
    await waitForIntent();
    expect(requestsTo(RIDERS_REQUEST)).toEqual([]);
  });

  it('after the session has ended, and prefetched data is removed', async () => {
    const { user, store, tile, leaveReasons } = await openDashboard();
    await pointAt(user, tile);
    await waitFor(() => expect(requestsTo(RIDERS_REQUEST)).toHaveLength(1));
    movePointerOver(within(screen.getByRole('main')).getByRole('link', { name: /^All Passes/ }));
    act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
    await waitForIntent();
    expect(leaveReasons).toEqual(['signedOut']);
    expect(requestsTo('/passes')).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toContain('user_id');
  });
});

describe('a failed prefetch', () => {
  it('shows no error, and the screen fetches again', async () => {
    const { user, tile } = await openDashboard();
    network.intercept('/riders', respondWith(500), 1);
    await pointAt(user, tile);
    await waitFor(() => expect(requestsTo(RIDERS_REQUEST)).toHaveLength(1));
    await waitForIntent();
    const alerts: Element[] = [];
    const observer = new MutationObserver(() => alerts.push(...screen.queryAllByRole('alert')));
    observer.observe(document, { childList: true, subtree: true });
    await user.click(tile);
    expect(await screen.findAllByRole('rowheader')).not.toEqual([]);
    expect(alerts).toEqual([]);
  });

  it('neither renews nor drops a token; the screen does', async () => {
    const { user, store, leaveReasons, tile } = await openDashboard();
    // Rejects the prefetch and then the screen's own call.
    network.intercept('/riders', respondWith(401), 2);
    await pointAt(user, tile);
    await waitFor(() => expect(requestsTo(RIDERS_REQUEST)).toHaveLength(1));
    await waitForIntent();
    expect(requestsTo('/pso/')).toEqual([]);
    expect(store.getState().session.agencyTokens).toHaveProperty('METRO');
    await user.click(tile);
    expect(await screen.findAllByRole('rowheader')).not.toEqual([]);
    expect(requestsTo('/pso/api/v1/token/agency')).toHaveLength(1);
    expect(leaveReasons).toEqual([]);
  });

  it('does not end the session when the operator’s token is rejected; the screen does', async () => {
    const { user, leaveReasons } = await openDashboard();
    network.intercept('/pso/api/v1/users', respondWith(401));
    const link = screen.getByRole('link', { name: 'PSO Users' });
    await pointAt(user, link);
    await waitFor(() => expect(requestsTo('/pso/api/v1/users')).toHaveLength(1));
    await waitForIntent();
    expect(leaveReasons).toEqual([]);
    await user.click(link);
    await waitFor(() => expect(leaveReasons).toEqual(['expired']));
  });

  it('counts as the screen’s own call when the screen already waits for it: the token is renewed', async () => {
    const { user, tile } = await openDashboard();
    const reject = network.hold('/riders', respondWith(401));
    await pointAt(user, tile);
    await waitFor(() => expect(requestsTo(RIDERS_REQUEST)).toHaveLength(1));
    await user.click(tile);
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    await waitForIntent();
    expect(requestsTo(RIDERS_REQUEST)).toHaveLength(1);
    reject();
    expect(await screen.findAllByRole('rowheader')).not.toEqual([]);
    expect(requestsTo('/pso/api/v1/token/agency')).toHaveLength(1);
  });

  it('is not reported as a slow call until a screen waits for it', async () => {
    const { user, store, tile } = await openDashboard();
    network.intercept('/riders', neverRespond);
    await pointAt(user, tile);
    const callKind = () => store.getState().calls.records.find(({ path }) => path.includes('riders'))?.kind;
    await waitFor(() => expect(callKind()).toBe('prefetch'));
    await user.click(tile);
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    await waitFor(() => expect(callKind()).toBe('read'));
  });
});

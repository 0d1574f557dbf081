import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { INTENT_MS, RIDERS_PAGE_SIZE } from '@/domain/limits';
import { connectionLost } from '@/session/noticesSlice';
import { agencySignedIn, agencyTokenDropped, sessionEnded } from '@/session/sessionSlice';
import { answer, hang, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
afterEach(() => setSaveData(undefined));

const DASHBOARD = '/agency-dashboard/METRO';
const RIDERS = 'GET /platform/us-east/customersearch/api/v3/riders';

function sentTo(path: string): string[] {
  return wire.sent.filter((line) => line.includes(path));
}

/** Brings the pointer to a place of its own on the element, and leaves it there. */
let place = 0;
async function pointAt(user: UserEvent, target: Element): Promise<void> {
  place += 1;
  await user.pointer({ target, coords: { clientX: place, clientY: 1 } });
}

/** The same at once: what the test does next comes before the pause of intent has passed, however busy the machine. */
function passOver(target: Element): void {
  place += 1;
  fireEvent.pointerOver(target, { clientX: place, clientY: 1 });
}

/** As long as the pause of intent takes, and what comes after it. */
function afterPause(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, INTENT_MS * 3)));
}

function setSaveData(saveData: boolean | undefined): void {
  const value = saveData === undefined ? undefined : { saveData };
  Object.defineProperty(navigator, 'connection', { configurable: true, value });
}

async function openDashboard() {
  const rendered = await renderAt(DASHBOARD, wire, { agencies: ['METRO'] });
  await screen.findByText('Database Status');
  return { ...rendered, tile: screen.getByRole('link', { name: /^All Riders/ }) };
}

describe('what a link leads to', () => {
  it('is asked for once the pointer rests on it, and not again when it is followed', async () => {
    const { user, tile } = await openDashboard();
    await pointAt(user, tile);
    await waitFor(() => expect(sentTo(RIDERS)).toHaveLength(1));
    await afterPause();
    // The rows can come from nowhere but what was asked for before.
    wire.fault(RIDERS, hang);
    await user.click(tile);
    expect(await screen.findAllByRole('rowheader')).toHaveLength(RIDERS_PAGE_SIZE);
    expect(screen.getByRole('heading', { level: 1, name: 'RIDERS' })).toBeInTheDocument();
    // A further page is the list's own: it fills the window.
    expect(sentTo(`${RIDERS}?page=1&`)).toHaveLength(1);
  });

  it('is asked for when the focus rests on it', async () => {
    const { user, tile } = await openDashboard();
    act(() => tile.focus());
    await waitFor(() => expect(sentTo(RIDERS)).toHaveLength(1));
    await afterPause();
    wire.fault(RIDERS, hang);
    await user.keyboard('{Enter}');
    expect(await screen.findAllByRole('rowheader')).toHaveLength(RIDERS_PAGE_SIZE);
    expect(sentTo(`${RIDERS}?page=1&`)).toHaveLength(1);
  });

  it('is left alone by a pointer that only passes over it', async () => {
    const { tile } = await openDashboard();
    const before = [...wire.sent];
    passOver(tile);
    passOver(screen.getByRole('banner'));
    await afterPause();
    expect(wire.sent).toEqual(before);
  });

  it('is left alone where it came under a pointer that rests', async () => {
    const { user, tile } = await openDashboard();
    await pointAt(user, screen.getByRole('banner'));
    const before = [...wire.sent];
    await user.pointer({ target: tile, coords: { clientX: place, clientY: 1 } });
    await afterPause();
    expect(wire.sent).toEqual(before);
  });

  it('is asked for once, however often it is pointed at', async () => {
    const { user, tile } = await openDashboard();
    for (let time = 0; time < 3; time += 1) {
      await pointAt(user, tile);
      await afterPause();
      await pointAt(user, screen.getByRole('banner'));
    }
    expect(sentTo(RIDERS)).toHaveLength(1);
  });

  it.each([
    ['All Agencies', '/agency/api/v4/agencies/?'],
    ['PSO Users', '/pso/api/v1/users?'],
    [/^Purchase Orders/, '/payment/api/v4/purchase?'],
    [/^All Passes/, '/mobileticketview/api/v2/passes/?'],
    [/^Business Rules/, '/businessrules/api/v1/categories?'],
    [/^Client App Features/, '/appfeatures/api/v1/allAppFeatures?'],
    [/^Admins/, '/auth/api/v4/administrators?'],
  ])('of %s is there when it is followed: no call of it is made twice', async (name, path) => {
    const { user } = await openDashboard();
    const link = screen.getByRole('link', { name });
    await pointAt(user, link);
    await waitFor(() => expect(sentTo(path)).not.toEqual([]));
    await afterPause();
    await user.click(link);
    await afterPause();
    expect(wire.sent).toHaveLength(new Set(wire.sent).size);
  });

  it('is there on the way back, without a call', async () => {
    const { user, tile } = await openDashboard();
    await user.click(tile);
    await screen.findAllByRole('rowheader');
    await user.click(screen.getByRole('link', { name: /^Return to METRO/ }));
    await screen.findByText('Database Status');
    const before = [...wire.sent];
    const back = screen.getByRole('link', { name: /^All Riders/ });
    await pointAt(user, back);
    await afterPause();
    await user.click(back);
    expect(screen.getAllByRole('rowheader')).not.toEqual([]);
    await afterPause();
    expect(wire.sent).toEqual(before);
  });
});

describe('nothing is loaded ahead', () => {
  it('of an agency without its token, nor is there a sign-in to it', async () => {
    const { user } = await renderAt('/agencies', wire, { agencies: ['CBTA'] });
    await screen.findAllByText('America/New_York');
    const rows = screen.getAllByRole('rowheader').map((cell) => cell.closest('tr') as Element);
    const isOpen = ({ textContent }: Element) => textContent.includes('CBTA');
    const before = [...wire.sent];
    await pointAt(user, rows.find((row) => !isOpen(row)) as Element);
    await afterPause();
    expect(wire.sent).toEqual(before);
    await pointAt(user, rows.find(isOpen) as Element);
    await waitFor(() => expect(wire.sent).toHaveLength(before.length + 1));
    expect(wire.sent.at(-1)).toBe('GET /platform/us-east/agency/api/v4/agencies/CBTA');
  });

  it('of an agency whose token was dropped meanwhile', async () => {
    const { store, tile } = await openDashboard();
    const before = [...wire.sent];
    passOver(tile);
    const token = store.getState().session.agencyTokens.usEast.METRO ?? '';
    act(() => void store.dispatch(agencyTokenDropped({ region: 'usEast', abbreviation: 'METRO', token })));
    await afterPause();
    expect(sentTo(RIDERS)).toEqual([]);
    expect(wire.sent).toEqual(before);
  });

  it('of a rider by pointing at a row', async () => {
    const { user } = await renderAt(`${DASHBOARD}/riders`, wire, { agencies: ['METRO'] });
    const [row] = await screen.findAllByRole('rowheader');
    await afterPause();
    const before = [...wire.sent];
    await pointAt(user, row as Element);
    await afterPause();
    expect(wire.sent).toEqual(before);
  });

  it('with a token that is known to have ended', async () => {
    const { user, store, tile } = await openDashboard();
    const token = `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`;
    act(() => void store.dispatch(agencySignedIn({ region: 'usEast', abbreviation: 'METRO', token })));
    await pointAt(user, tile);
    await afterPause();
    expect(sentTo(RIDERS)).toEqual([]);
    expect(sentTo('/pso/')).toEqual([]);
  });

  it('without a connection', async () => {
    const { user, store, tile } = await openDashboard();
    act(() => void store.dispatch(connectionLost()));
    await pointAt(user, tile);
    await afterPause();
    expect(sentTo(RIDERS)).toEqual([]);
  });

  it('where data are to be spared', async () => {
    setSaveData(true);
    const { user, tile } = await openDashboard();
    await pointAt(user, tile);
    await afterPause();
    expect(sentTo(RIDERS)).toEqual([]);
  });

  it('once the session has ended, nor is anything kept of what was', async () => {
    const { user, store, tile, left } = await openDashboard();
    await pointAt(user, tile);
    await waitFor(() => expect(sentTo(RIDERS)).toHaveLength(1));
    passOver(screen.getByRole('link', { name: /^All Passes/ }));
    act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
    await afterPause();
    expect(left).toEqual(['signedOut']);
    expect(sentTo('/passes')).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toContain('user_id');
  });
});

describe('what fails ahead of its screen', () => {
  it('is silent, and asked for anew by the screen', async () => {
    const { user, store, tile } = await openDashboard();
    wire.fault('/riders', answer(500), 1);
    await pointAt(user, tile);
    await waitFor(() => expect(sentTo(RIDERS)).toHaveLength(1));
    await afterPause();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toContain('listRiders');
    await user.click(tile);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findAllByRole('rowheader')).not.toEqual([]);
  });

  it('renews no token and drops none; the screen does', async () => {
    const { user, store, left, tile } = await openDashboard();
    wire.fault('/riders', answer(401), 2);
    await pointAt(user, tile);
    await waitFor(() => expect(sentTo(RIDERS)).toHaveLength(1));
    await afterPause();
    expect(sentTo('/pso/')).toEqual([]);
    expect(store.getState().session.agencyTokens.usEast).toHaveProperty('METRO');
    await user.click(tile);
    expect(await screen.findAllByRole('rowheader')).not.toEqual([]);
    expect(sentTo('/pso/api/v1/token/agency')).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it('leaves the session as it is where the operator’s token is refused; the screen ends it', async () => {
    const { user, left } = await openDashboard();
    wire.fault('/pso/api/v1/users', answer(401));
    const link = screen.getByRole('link', { name: 'PSO Users' });
    await pointAt(user, link);
    await waitFor(() => expect(sentTo('/pso/api/v1/users')).toHaveLength(1));
    await afterPause();
    expect(left).toEqual([]);
    await user.click(link);
    await waitFor(() => expect(left).toEqual(['expired']));
  });

  it('counts for a screen that waits for it: that shows the failure, and its token is renewed', async () => {
    const { user, tile } = await openDashboard();
    let refuse: (response: Response) => void = () => undefined;
    wire.fault('/riders', () => new Promise((resolve) => (refuse = resolve)), 1);
    await pointAt(user, tile);
    await waitFor(() => expect(sentTo(RIDERS)).toHaveLength(1));
    await user.click(tile);
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    await afterPause();
    expect(sentTo(RIDERS)).toHaveLength(1);
    refuse(new Response('{}', { status: 401 }));
    expect(await screen.findAllByRole('rowheader')).not.toEqual([]);
    expect(sentTo('/pso/api/v1/token/agency')).toHaveLength(1);
  });

  it('is no slow call, until a screen waits for it', async () => {
    const { user, store, tile } = await openDashboard();
    wire.fault('/riders', hang);
    await pointAt(user, tile);
    await waitFor(() => expect(sentTo(RIDERS)).toHaveLength(1));
    const kind = () => store.getState().calls.find(({ path }) => path.includes('riders'))?.kind;
    expect(kind()).toBe('ahead');
    await user.click(tile);
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    await waitFor(() => expect(kind()).toBe('read'));
  });
});

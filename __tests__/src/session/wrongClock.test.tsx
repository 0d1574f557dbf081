import { act, screen, waitFor, within } from '@testing-library/react';
import { agencyApi } from '@/api/agency';
import { psoApi } from '@/api/pso';
import { publicinfoApi } from '@/api/publicinfo';
import { getPlatformTime } from '@/session/auth/clockSkew';
import {
  agencySignedIn,
  clockNoticeDismissed,
  clockSkewMeasured,
  operatorSignedIn,
} from '@/session/auth/sessionSlice';
import { storeSessionUse } from '@/session/auth/sessionUses';
import { type PortalStore } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { loadApi } from '@/session/loadApi';
import { AGENCIES_URL_PATH, fillForm, submitForm } from '@tests/support/agencyCreationFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { HOUR_MS, MINUTE_MS } from '@tests/support/durations';
import { DEMO_PASSWORD, loseConnection, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { TOKEN_KINDS, type TokenKind } from '@tests/support/tokenKinds';
import { openClockNetwork, setPortalClock } from '@tests/support/wrongClock';

const NOTICE_TITLE = 'This computer’s clock differs from the platform’s';
const network = setUpNetwork();

const CLOCKS = [26, -26].flatMap((hours) => TOKEN_KINDS.map((kind): [number, TokenKind] => [hours, kind]));

/** Signs in at a portal with a wrong clock, and opens a page. `before` adds interceptions. */
async function openWithWrongClock(path: string, hours: number, kind: TokenKind, before: () => void) {
  const page = await renderRoute('/login', network, 'guest');
  setPortalClock(hours * HOUR_MS);
  before();
  await act(() => signInWithClock(page.store, kind));
  await page.goTo(path);
  return page;
}

async function signInWithClock({ dispatch }: PortalStore, kind: TokenKind) {
  const clockNetwork = openClockNetwork(network, kind);
  const id_token = await clockNetwork.fetchToken('usEast');
  network.intercept('/signin', respondWith(200, { id_token }, { date: new Date().toUTCString() }));
  clockNetwork.sendDates();
  await dispatch(loadApi());
  const credentials = { email: 'operator@us-east.example', password: DEMO_PASSWORD };
  await dispatch(psoApi.endpoints.signIn.initiate({ region: 'usEast', ...credentials }, { track: false }));
  const token = await clockNetwork.fetchToken('usEast', 'METRO');
  dispatch(agencySignedIn({ region: 'usEast', abbreviation: 'METRO', token, tokenOrigin: null }));
}

/** The time at which a feature starts that was sent as `YYYYMMDDTHHmmss`. */
const parseFeatureStart = (text: string) =>
  Date.parse(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z'));

describe.each(CLOCKS)('a clock that is %i hours ahead, with tokens of the kind %s', (hours, kind) => {
  it('does not change the start of a feature, or the time in the journal', async () => {
    const sentBodies: { features: { startDate: string }[] }[] = [];
    const { user, store } = await openWithWrongClock(
      '/agency-dashboard/METRO/agency-appfeatures?application=pay&version=1.0.0&platform=ios',
      hours,
      kind,
      () =>
        network.intercept('POST /platform/us-east/appfeatures', async (request) => {
          sentBodies.push((await request.clone().json()) as (typeof sentBodies)[number]);
          return respondWith(200)(request);
        }),
    );
    await user.click(await screen.findByRole('switch', { name: 'pay_wallet' }));
    await user.click(screen.getByRole('button', { name: 'Submit Changes' }));
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(sentBodies).toHaveLength(1));
    const trueTime = new Date().getTime();
    const start = parseFeatureStart(sentBodies[0]?.features[0]?.startDate ?? '');
    expect(Math.abs(start - (trueTime - 24 * HOUR_MS))).toBeLessThan(MINUTE_MS);
    const [change] = selectJournal(store.getState()).changes;
    expect(Math.abs((change?.at ?? 0) - trueTime)).toBeLessThan(MINUTE_MS);
  });
});

describe.each(['jwt', 'opaque'] as const)('with tokens of the kind %s', (kind) => {
  const openCreation = (hours: number, before: () => void) =>
    openWithWrongClock('/agency-creation', hours, kind, before);

  async function checkCreation(user: Awaited<ReturnType<typeof openCreation>>['user'], abbreviation: string) {
    await screen.findByText('United States');
    await screen.findByText('America/New_York');
    await fillForm(user, `Clock ${abbreviation}`, abbreviation);
    await submitForm(user);
    const dialog = await screen.findByRole('dialog', { name: 'Failed to create agency' });
    await user.click(within(dialog).getByText('Check now', { selector: 'button *' }));
  }

  it('an agency that was made counts as applied by a clock that is 26 hours ahead', async () => {
    const { user } = await openCreation(26, () =>
      network.intercept(`POST ${AGENCIES_URL_PATH}`, async (request) => {
        const psoToken = await network.fetchToken('usEast');
        const headers = new Headers(request.headers);
        headers.set('authorization', `Bearer ${psoToken}`);
        await network.forward(new Request(request, { headers }));
        return loseConnection();
      }),
    );
    await checkCreation(user, kind === 'jwt' ? 'CLKA' : 'CLKB');
    expect(await screen.findByText(/is there now/)).toBeInTheDocument();
  });

  it('an agency that was there before counts as not applied by a clock that is 26 hours behind', async () => {
    let sent: { databaseName?: string } = {};
    const { user } = await openCreation(-26, () => {
      network.intercept(`POST ${AGENCIES_URL_PATH}`, async (request) => {
        sent = (await request.json()) as typeof sent;
        return loseConnection();
      });
      network.intercept(`GET ${AGENCIES_URL_PATH}/CLKC`, (request) => {
        const created = new Date(new Date().getTime() - HOUR_MS).toISOString();
        return respondWith(200, { id: 1, ...sent, databasename: sent.databaseName, created })(request);
      });
    });
    await checkCreation(user, 'CLKC');
    expect(await screen.findByText(/^Not applied/)).toBeInTheDocument();
  });
});

it('is told once: not again after its notice was dismissed, and not by a difference of four minutes', async () => {
  const clockNetwork = openClockNetwork(network, 'opaque');
  const { user, store } = await renderRoute('/', clockNetwork);
  setPortalClock(4 * MINUTE_MS);
  clockNetwork.sendDates();
  const readAgencies = () =>
    act(() =>
      store.dispatch(
        agencyApi.endpoints.findAgency.initiate({ abbreviation: 'CBTA' }, { forceRefetch: true }),
      ),
    );
  await readAgencies();
  expect(screen.queryByText(NOTICE_TITLE)).not.toBeInTheDocument();
  setPortalClock(26 * HOUR_MS);
  // The clock was wrong at the last use already; the session was not unused for 26 hours.
  storeSessionUse('a-session', Date.now());
  await readAgencies();
  expect(await screen.findByText(/^It is 26 hours ahead\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await readAgencies();
  expect(screen.queryByText(NOTICE_TITLE)).not.toBeInTheDocument();
  expect(store.getState().session.isClockNoticeDismissed).toBe(true);
});

it.each(CLOCKS)(
  'a session goes on with a clock that is %i hours ahead, with tokens of the kind %s',
  async (hours, kind) => {
    const store = await createTestStore({ operator: false }, network);
    setPortalClock(hours * HOUR_MS);
    await signInWithClock(store, kind);
    const { error } = await store.dispatch(agencyApi.endpoints.listAgencies.initiate());
    expect(error).toBeUndefined();
    expect(store.leaveReasons).toEqual([]);
    expect(Math.abs(getPlatformTime(store.getState()) - new Date().getTime())).toBeLessThan(MINUTE_MS);
  },
);

it('is not measured by an answer that arrives after the computer slept', async () => {
  const clockNetwork = openClockNetwork(network, 'opaque');
  const store = await createTestStore({}, clockNetwork);
  network.intercept('/platform/', (request) => {
    const answer = respondWith(200, [], { date: new Date().toUTCString() })(request);
    setPortalClock(HOUR_MS);
    return answer;
  });
  await store.dispatch(agencyApi.endpoints.findAgency.initiate({ abbreviation: 'CBTA' }));
  expect(store.getState().session.clockSkewMs).toBeNull();
});

it('the third-party host’s clock is not the platform’s', async () => {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  network.intercept('/agencies/v2/', respondWith(200, { id: 1 }, { date: 'Sun, 22 Nov 2020 10:00:00 GMT' }));
  await store.dispatch(publicinfoApi.endpoints.getRoutingInfo.initiate({ agency: 'METRO' }));
  expect(network.requests.some((line) => line.includes('/agencies/v2/'))).toBe(true);
  expect(store.getState().session.clockSkewMs).toBeNull();
});

describe('a sign-in', () => {
  const signIn = async () => {
    const token = await network.fetchToken('usEast');
    return { region: 'usEast', email: 'operator@us-east.example', token, tokenOrigin: null } as const;
  };

  it('does not bring back a notice that was closed on the sign-in page', async () => {
    const store = await createTestStore({ operator: false }, network);
    store.dispatch(clockNoticeDismissed());
    store.dispatch(operatorSignedIn(await signIn()));
    expect(store.getState().session.isClockNoticeDismissed).toBe(true);
  });

  it('takes the difference from the operator’s token, and not from an agency’s', async () => {
    const store = await createTestStore({ operator: false }, network);
    const token = await network.fetchToken('usEast', 'METRO');
    setPortalClock(26 * HOUR_MS);
    store.dispatch(agencySignedIn({ region: 'usEast', abbreviation: 'METRO', token, tokenOrigin: null }));
    expect(store.getState().session.clockSkewMs).toBeNull();
    store.dispatch(operatorSignedIn(await signIn()));
    expect(store.getState().session.clockSkewMs).toBeGreaterThan(25 * HOUR_MS);
  });

  it.each([-8, 8])('does not believe a token that was issued %i days from now', async (days) => {
    const store = await createTestStore({ operator: false }, network);
    setPortalClock(days * 24 * HOUR_MS);
    store.dispatch(operatorSignedIn(await signIn()));
    expect(store.getState().session.clockSkewMs).toBeNull();
  });

  it('keeps the difference that was measured by the header', async () => {
    const store = await createTestStore({ operator: false }, network);
    store.dispatch(clockSkewMeasured(HOUR_MS));
    store.dispatch(operatorSignedIn(await signIn()));
    expect(store.getState().session.clockSkewMs).toBe(HOUR_MS);
  });
});

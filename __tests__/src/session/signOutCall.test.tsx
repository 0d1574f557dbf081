import { screen, waitFor, within } from '@testing-library/react';
import { authApi } from '@/api/auth';
import { signOutOfAgency } from '@/session/auth/signOutOfAgency';
import { createTestStore } from '@tests/support/createTestStore';
import { DEMO_PASSWORD, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const SIGN_OUT = 'POST /platform/us-east/pso/api/v1/signout';
const clickSignOut = async (agencies: string[] = []) => {
  const page = await renderRoute('/', network, { agencies });
  // The chunk of the notices makes the call; a page loads it with its first rendering.
  await waitFor(() => expect(document.querySelector('.notices')).toBeInTheDocument());
  const menu = screen.getByRole('navigation', { name: 'Main' });
  return {
    ...page,
    click: () => page.user.click(within(menu).getByRole('link', { name: 'Sign Out' })),
  };
};
const countCalls = () => network.requests.filter((line) => line === SIGN_OUT).length;

it('ends the tokens on the platform: of the operator, and of each agency', async () => {
  const { store, leaveReasons, click } = await clickSignOut(['CBTA']);
  const { psoToken, agencyTokens } = store.getState().session;
  const tokens = [psoToken, agencyTokens.CBTA];
  const sent: Request[] = [];
  const answers: Promise<Response>[] = [];
  network.intercept(SIGN_OUT, (request) => {
    sent.push(request);
    // Node's Request with `keepalive` cannot be handed on.
    const { url, method, headers } = request;
    const answer = request
      .text()
      .then((body) => network.platform.app.request(url, { method, headers, body }));
    answers.push(answer);
    return answer;
  });
  await click();
  expect(leaveReasons).toEqual(['signedOut']);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(
    tokens.map((token) => `Bearer ${token}`),
  );
  for (const { keepalive, redirect, credentials, cache, referrerPolicy } of sent)
    expect([keepalive, redirect, credentials, cache, referrerPolicy]).toEqual([
      true,
      ...['error', 'same-origin', 'no-store', 'no-referrer'],
    ]);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204]);
  const response = await network.platform.app.request('/platform/us-east/pso/api/v1/users', {
    headers: { authorization: `Bearer ${psoToken}` },
  });
  expect(response.status).toBe(401);
});

it.each([
  ['the platform refuses the call', () => new Response(null, { status: 404 })],
  ['the platform is not reached', () => Promise.reject(new TypeError())],
])('signs out although %s', async (_, handler) => {
  const { leaveReasons, store, click } = await clickSignOut();
  network.intercept(SIGN_OUT, handler);
  await click();
  expect(leaveReasons).toEqual(['signedOut']);
  expect(store.getState().session.psoToken).toBeNull();
  expect(countCalls()).toBe(1);
});

it('makes no such call where the configuration does not name it', async () => {
  network.intercept('/index.json', () =>
    Response.json({ backendUrl: '/platform/us-east', backendUrlAustralia: '/platform/australia' }),
  );
  const { leaveReasons, click } = await clickSignOut();
  await click();
  expect(leaveReasons).toEqual(['signedOut']);
  expect(countCalls()).toBe(0);
});

it('ends the tokens also when the sign-in page is opened by its URL', async () => {
  const { leaveReasons } = await renderRoute('/login', network, { agencies: ['CBTA'] });
  await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
  expect(countCalls()).toBe(2);
});

describe('the sign-out of one agency', () => {
  /** A session in which the operator has opened METRO, and an administrator has signed in to CBTA. */
  async function openSession() {
    const store = await createTestStore({ agencies: ['METRO'] }, network);
    const credentials = { agency: 'CBTA', email: 'administrator@us-east.example', password: DEMO_PASSWORD };
    await store.dispatch(authApi.endpoints.signInAdministrator.initiate(credentials, { track: false }));
    const sentTokens: (string | null)[] = [];
    network.intercept(SIGN_OUT, (request) => {
      sentTokens.push(request.headers.get('authorization'));
      return new Response(null, { status: 204 });
    });
    return { store, sentTokens };
  }

  it('ends the token of an administrator’s own sign-in on the platform', async () => {
    const { store, sentTokens } = await openSession();
    const token = store.getState().session.agencyTokens.CBTA;
    store.dispatch(signOutOfAgency('CBTA'));
    await waitFor(() => expect(sentTokens).toEqual([`Bearer ${token}`]));
    expect(Object.keys(store.getState().session.agencyTokens)).toEqual(['METRO']);
  });

  it('forgets a token that the operator has got, whose sign-in goes on', async () => {
    const { store, sentTokens } = await openSession();
    store.dispatch(signOutOfAgency('METRO'));
    store.dispatch(signOutOfAgency('CBTA'));
    // The call of CBTA shows that one of METRO, sent before it, would have arrived.
    await waitFor(() => expect(sentTokens).toHaveLength(1));
    expect(store.getState().session.agencyTokens).toEqual({});
  });
});

import { authApi } from '@/api/auth';
import { businessrulesApi } from '@/api/businessrules';
import { psoApi } from '@/api/pso';
import { reportsApi } from '@/api/reports';
import { runTokenReceived, runTokensSlice } from '@/session/auth/runTokensSlice';
import { agencySignedIn } from '@/session/auth/sessionSlice';
import { rootReducer } from '@/session/rootReducer';
import { createTestStore } from '@tests/support/createTestStore';
import { type FakeNetwork, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const agency = 'CBTA';
const PASSWORD = 'Quiet "heron" & 4821/';
const network = setUpNetwork();

/** A store whose session has these tokens: JWTs, or opaque ones. */
async function openStore(kind: 'jwt' | 'opaque') {
  const fetchToken: FakeNetwork['fetchToken'] = async (region, name) =>
    kind === 'jwt' ? network.fetchToken(region, name) : `op+/aque.${name ?? 'operator'}=7f~${'k'.repeat(20)}`;
  const store = await createTestStore({ agencies: [agency, 'METRO'] }, { ...network, fetchToken });
  const { psoToken, agencyTokens } = store.getState().session;
  return { store, tokens: [psoToken ?? '', ...Object.values(agencyTokens)] };
}

describe.each(['jwt', 'opaque'] as const)('tokens of the kind %s', (kind) => {
  it('are masked in an error, those of other audiences and agencies too', async () => {
    const { store, tokens } = await openStore(kind);
    const [operator = '', ...admins] = tokens;
    network.intercept(
      '/reports/',
      respondWith(500, {
        code: operator,
        message: `Bearer ${operator}`,
        description: admins.join(' and '),
        extra: { message: Buffer.from(`Bearer ${operator}`).toString('base64') },
      }),
    );
    const { error } = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency }));
    expect(error).toMatchObject({ code: '•••', message: 'Bearer •••', description: '••• and •••' });
    const { calls, platformApi } = store.getState();
    expect(JSON.stringify(platformApi)).toContain('Bearer •••');
    const text = JSON.stringify([error, calls, platformApi]);
    for (const token of tokens) expect(text).not.toContain(token.slice(-12));
  });

  it('are masked in an answer to a call with one that was replaced meanwhile', async () => {
    const { store, tokens } = await openStore(kind);
    const [, sent = ''] = tokens;
    network.intercept('/reports/', (request) => {
      const token = `${sent.slice(0, -12)}another-one`;
      store.dispatch(
        agencySignedIn({ region: 'usEast', abbreviation: agency, token, tokenOrigin: location.origin }),
      );
      return respondWith(400, { message: `Bearer ${sent}` })(request);
    });
    const { error } = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency }));
    expect(error).toMatchObject({ message: 'Bearer •••' });
  });

  it('are masked in an answer, and in the JSON text of its rows', async () => {
    const { store, tokens } = await openStore(kind);
    const rule = {
      id: 1,
      category: 2,
      rule: { meta: { identity: 'a' }, rule: { [tokens[1] ?? '']: tokens[0] } },
    };
    network.intercept('/businessrules/', respondWith(200, [rule]));
    const { data } = await store.dispatch(
      businessrulesApi.endpoints.listRules.initiate({ agency, category: 2 }),
    );
    const text = JSON.stringify([data, store.getState().platformApi]);
    expect(text).toContain('•••');
    for (const token of tokens) expect(text).not.toContain(token.slice(-12));
  });

  it('are masked while a run over many agencies has them', async () => {
    const { store, tokens } = await openStore(kind);
    const [, token = ''] = tokens;
    rootReducer.inject(runTokensSlice);
    store.dispatch(runTokenReceived({ run: 'fleet', abbreviation: 'BAT', token: `${token}-of-run` }));
    network.intercept('/reports/', respondWith(500, { message: `Bearer ${token}-of-run` }));
    const { error } = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency }));
    expect(error).toMatchObject({ message: 'Bearer •••' });
  });

  it('are masked in the refusal of a renewal', async () => {
    const { store, tokens } = await openStore(kind);
    network.intercept('/reports/', respondWith(401));
    network.intercept('/token/agency', respondWith(403, { message: tokens.join(' ') }));
    network.intercept('/agencies/CBTA', respondWith(200, { id: 1 }));
    await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency }));
    const text = JSON.stringify(store.getState().calls);
    expect(text).toContain('••• ••• •••');
  });
});

it('a renewal may deliver the token that is in use', async () => {
  const { store } = await openStore('jwt');
  const token = store.getState().session.agencyTokens[agency] ?? '';
  network.intercept('/reports/', respondWith(401), 1);
  network.intercept('/token/agency', respondWith(200, { token, echo: token }));
  const { data } = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency }));
  expect(data?.rows.length).toBeGreaterThan(0);
  expect(store.getState().session.agencyTokens[agency]).toBe(token);
});

const credentials = { email: 'me@here.example', password: PASSWORD };
it.each([
  ['/signin', psoApi.endpoints.signIn.initiate({ region: 'usEast', ...credentials }, { track: false })],
  ['/signup', psoApi.endpoints.signUp.initiate(credentials, { track: false })],
  [
    '/authenticate',
    authApi.endpoints.signInAdministrator.initiate({ agency, ...credentials }, { track: false }),
  ],
  [
    '/administrators',
    authApi.endpoints.registerAdministrator.initiate(
      { agency, administrator: { ...credentials, rmid: 0 } },
      { track: false },
    ),
  ],
])('the password sent to %s is masked in a refusal, and no state has it', async (path, call) => {
  const { store } = await openStore('jwt');
  network.intercept(path, async (request) => {
    const { email, password } = (await request.json()) as typeof credentials;
    const basic = Buffer.from(`${email}:${password}`).toString('base64');
    return respondWith(400, {
      message: `No ${password}`,
      description: `Basic ${basic}`,
      code: encodeURIComponent(password),
    })(request);
  });
  const { error } = await store.dispatch(call as ReturnType<typeof psoApi.endpoints.signUp.initiate>);
  expect(error).toMatchObject({ message: 'No •••', code: '•••' });
  const text = JSON.stringify([error, store.getState()]);
  expect(text).not.toContain('heron');
  expect(text).not.toContain(Buffer.from('"heron"').toString('base64').slice(2, 8));
});

it('a sign-in keeps the token of its answer, and nothing else of it', async () => {
  const { store } = await openStore('opaque');
  const password = 'Quiet-heron-4821';
  const answer = { id_token: `new-${password}`, message: password };
  network.intercept('/signin', respondWith(200, answer));
  const { data } = await store.dispatch(
    psoApi.endpoints.signIn.initiate(
      { region: 'usEast', email: 'me@here.example', password },
      { track: false },
    ),
  );
  expect(data).toEqual({ id_token: answer.id_token });
  expect(store.getState().session.psoToken).toBe(answer.id_token);
});

import { psoApi } from '@/api/pso';
import { loadDevToolsOptions } from '@/app/boot/loadDevToolsOptions';
import { buildDevToolsOptions, redactSecretFields } from '@/app/devTools';
import { MASK } from '@/lib/mask';
import { agencySignedIn, operatorSignedIn } from '@/session/auth/sessionSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';

const ALLOWED_IN_PRODUCTION = true;
const NOT_ALLOWED_IN_PRODUCTION = false;

it('masks tokens, passwords and card keys at any depth', () => {
  expect(
    redactSecretFields({
      session: { psoToken: 'secret', agencyTokens: { METRO: 'secret' }, region: 'usEast' },
      meta: { arg: { originalArgs: { email: 'a@b.c', password: 'secret' } } },
      payload: [{ key_a: 'secret', key_b: 'secret', access_code: 'secret', id: 1 }],
      searchTerms: { 'riders/METRO': 'secret' },
      task: { kind: 'riders', terms: ['secret'] },
      id_token: 'secret',
      changeQueue: { change: { kind: 'administrator', person: { firstName: 'secret' } } },
      headers: { authorization: 'Bearer secret' },
      queries: { 'listRiders({"agency":"METRO","term":"se\\"cret"})': 'listRiders({"term":"secret"})' },
    }),
  ).toEqual({
    session: { psoToken: MASK, agencyTokens: { METRO: MASK }, region: 'usEast' },
    meta: { arg: { originalArgs: { email: 'a@b.c', password: MASK } } },
    payload: [{ key_a: MASK, key_b: MASK, access_code: MASK, id: 1 }],
    searchTerms: { 'riders/METRO': MASK },
    task: { kind: 'riders', terms: [MASK] },
    id_token: MASK,
    changeQueue: { change: { kind: 'administrator', person: { firstName: MASK } } },
    headers: { authorization: MASK },
    queries: { [`listRiders({"agency":"METRO","term":"${MASK}"})`]: `listRiders({"term":"${MASK}"})` },
  });
});

it.each([
  operatorSignedIn({ region: 'usEast', email: 'a@b.example', token: 'secret', tokenOrigin: null }),
  agencySignedIn({ region: 'usEast', abbreviation: 'METRO', token: 'secret', tokenOrigin: null }),
])('$type is named after what has happened, and its token is masked', (action) => {
  expect(action.type).toMatch(/^session\/[a-zA-Z]+SignedIn$/);
  expect(JSON.stringify(redactSecretFields(action))).not.toContain('secret');
});

it('adds the endpoint’s name to RTK Query actions, which share one type', () => {
  const options = buildDevToolsOptions();
  const action = {
    type: 'platformApi/executeQuery/fulfilled',
    meta: { arg: { endpointName: 'listRiders', originalArgs: { agency: 'CBTA', term: 'secret' } } },
  };
  const sanitized = options && options.actionSanitizer?.(action, 1);
  expect(sanitized).toMatchObject({ type: 'platformApi/executeQuery/fulfilled listRiders' });
  expect(JSON.stringify(sanitized)).not.toContain('secret');
});

it('masks every token in the state of a signed-in portal and in its sign-in action', async () => {
  const network = await openFakeNetwork();
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const { psoToken, agencyTokens } = store.getState().session;
  await store.dispatch(psoApi.endpoints.listOperators.initiate());
  const secrets = [psoToken, agencyTokens.CBTA].map(String);
  for (const secret of secrets) expect(secret).toMatch(/^eyJ/);
  const sanitized = JSON.stringify(
    redactSecretFields([
      store.getState(),
      operatorSignedIn({
        region: 'usEast',
        email: 'a@b.example',
        token: secrets[0] ?? '',
        tokenOrigin: null,
      }),
    ]),
  );
  for (const secret of secrets) expect(sanitized).not.toContain(secret);
});

describe('in a production build', () => {
  const { NODE_ENV } = process.env;
  beforeEach(() => {
    process.env.NODE_ENV = 'production';
  });
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
  });

  it('DevTools are off unless the configuration turns them on', async () => {
    expect(await loadDevToolsOptions(NOT_ALLOWED_IN_PRODUCTION)).toBe(false);
    expect(await loadDevToolsOptions(ALLOWED_IN_PRODUCTION)).toMatchObject({
      name: 'Fare Operations Portal',
      features: { export: false },
      trace: false,
    });
  });

  it('DevTools trace actions to the source code in development only', async () => {
    process.env.NODE_ENV = 'development';
    expect(await loadDevToolsOptions(NOT_ALLOWED_IN_PRODUCTION)).toMatchObject({ trace: true });
  });
});

import { psoApi } from '@/api/pso';
import { devToolsOptions, MASK, masked } from '@/app/devTools';
import { agencySignedIn, operatorSignedIn } from '@/session/sessionSlice';
import { openWire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

it('masks tokens, passwords and card keys, however deep', () => {
  expect(
    masked({
      session: { psoToken: 'secret', agencyTokens: { usEast: { METRO: 'secret' } }, region: 'usEast' },
      meta: { arg: { originalArgs: { email: 'a@b.c', password: 'secret' } } },
      payload: [{ key_a: 'secret', key_b: 'secret', access_code: 'secret', id: 1 }],
      searchTerms: { 'riders/METRO': 'secret' },
      id_token: 'secret',
      headers: { authorization: 'Bearer secret' },
      queries: { 'listRiders({"agency":"METRO","term":"se\\"cret"})': 'listRiders({"term":"secret"})' },
    }),
  ).toEqual({
    session: { psoToken: MASK, agencyTokens: { usEast: { METRO: MASK } }, region: 'usEast' },
    meta: { arg: { originalArgs: { email: 'a@b.c', password: MASK } } },
    payload: [{ key_a: MASK, key_b: MASK, access_code: MASK, id: 1 }],
    searchTerms: { 'riders/METRO': MASK },
    id_token: MASK,
    headers: { authorization: MASK },
    queries: { [`listRiders({"agency":"METRO","term":"${MASK}"})`]: `listRiders({"term":"${MASK}"})` },
  });
});

it.each([
  operatorSignedIn({ region: 'usEast', token: 'secret' }),
  agencySignedIn({ region: 'usEast', abbreviation: 'METRO', token: 'secret' }),
])('$type reads as a sentence and shows no token', (action) => {
  expect(action.type).toMatch(/^session\/[a-zA-Z]+SignedIn$/);
  expect(JSON.stringify(masked(action))).not.toContain('secret');
});

it('names the call of an action that all calls share', () => {
  const options = devToolsOptions(true);
  const action = {
    type: 'platformApi/executeQuery/fulfilled',
    meta: { arg: { endpointName: 'listRiders', originalArgs: { agency: 'CBTA', term: 'secret' } } },
  };
  const shown = options && options.actionSanitizer?.(action, 1);
  expect(shown).toMatchObject({ type: 'platformApi/executeQuery/fulfilled listRiders' });
  expect(JSON.stringify(shown)).not.toContain('secret');
});

it('shows no token of a portal at work, in its state and in what signs it in', async () => {
  const wire = await openWire();
  const store = await storeAs({ agencies: ['CBTA'] }, wire);
  const { psoToken, agencyTokens } = store.getState().session;
  await store.dispatch(psoApi.endpoints.listUsers.initiate());
  const secrets = [psoToken, agencyTokens.usEast.CBTA].map(String);
  for (const secret of secrets) expect(secret).toMatch(/^eyJ/);
  const shown = JSON.stringify(
    masked([store.getState(), operatorSignedIn({ region: 'usEast', token: secrets[0] ?? '' })]),
  );
  for (const secret of secrets) expect(shown).not.toContain(secret);
});

describe('in a production build', () => {
  const { NODE_ENV } = process.env;
  beforeEach(() => {
    process.env.NODE_ENV = 'production';
  });
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
  });

  it('is off unless the configuration says otherwise', () => {
    expect(devToolsOptions(false)).toBe(false);
    expect(devToolsOptions(true)).toMatchObject({
      name: 'Fare Operations Portal',
      features: { export: false },
      trace: false,
    });
  });

  it('traces actions to the code only in development', () => {
    process.env.NODE_ENV = 'development';
    expect(devToolsOptions(false)).toMatchObject({ trace: true });
  });
});

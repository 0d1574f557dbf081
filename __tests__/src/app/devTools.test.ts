import { devToolsOptions, MASK, masked } from '../../../src/app/devTools';
import { agencySignedIn, operatorSignedIn } from '../../../src/session/sessionSlice';

it('masks tokens, passwords and card keys, however deep', () => {
  expect(
    masked({
      session: { psoToken: 'secret', agencyTokens: { usEast: { METRO: 'secret' } }, region: 'usEast' },
      meta: { arg: { originalArgs: { email: 'a@b.c', password: 'secret' } } },
      payload: [{ key_a: 'secret', key_b: 'secret', access_code: 'secret', id: 1 }],
      searchTerms: { 'riders/METRO': 'secret' },
      id_token: 'secret',
      queries: { 'listRiders({"agency":"METRO","term":"se\\"cret"})': 'listRiders({"term":"secret"})' },
    }),
  ).toEqual({
    session: { psoToken: MASK, agencyTokens: { usEast: { METRO: MASK } }, region: 'usEast' },
    meta: { arg: { originalArgs: { email: 'a@b.c', password: MASK } } },
    payload: [{ key_a: MASK, key_b: MASK, access_code: MASK, id: 1 }],
    searchTerms: { 'riders/METRO': MASK },
    id_token: MASK,
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
    });
  });
});

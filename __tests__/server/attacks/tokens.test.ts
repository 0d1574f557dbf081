import { createHmac, type KeyLike } from 'node:crypto';
import { loadTokenKey } from '@server/db/meta';
import { DAY_MS } from '@tests/support/durations';
import {
  createValidRequest,
  nameOf,
  PROTECTED_ROUTES,
  ROUTES,
  toTable,
  type ValidRequest,
} from './attackedRoutes';
import { setUpAttacker, testSum } from './attacker';

const attacker = setUpAttacker();

const EVE = { email: 'eve@us-east.example', password: 'Secret-Word-9' };

type Tokens = Record<'pso' | 'admin', string>;
/** Tokens that the platform issued once, and that are not valid any more, not yet, or not here. */
const issued: Record<string, Tokens> = {};
let key: Buffer;
beforeAll(async () => {
  key = loadTokenKey(attacker.db);
  issued.expired = attacker.tokens;
  attacker.time += 31 * DAY_MS;
  await attacker.signIn();
  issued['signed-out'] = attacker.tokens;
  for (const token of Object.values(attacker.tokens))
    await attacker.platform.call('/pso/api/v1/signout', { method: 'POST', token, body: {} });
  issued['deleted operator’s'] = await createTokensOfDeletedOperator();
  attacker.time += 20 * DAY_MS;
  await attacker.signIn();
  issued['not yet valid'] = attacker.tokens;
  attacker.time -= 19 * DAY_MS;
  await attacker.signIn();
  issued['other region’s'] = {
    pso: await attacker.platform.fetchOperatorToken('australia'),
    admin: await attacker.platform.fetchAgencyToken('METRO', 'australia'),
  };
});

async function createTokensOfDeletedOperator(): Promise<Tokens> {
  await attacker.signIn();
  const post = async (path: string, body: object, token?: string) =>
    (await attacker.platform.call(path, { method: 'POST', body, ...(token && { token }) })).body;
  await post('/pso/api/v1/signup', EVE, attacker.tokens.pso);
  const { id_token: pso } = (await post('/pso/api/v1/signin', EVE)) as { id_token: string };
  const agency = { agencyName: 'CBTA', agencyId: 1 };
  const { token: admin } = (await post('/pso/api/v1/token/agency', agency, pso)) as { token: string };
  attacker.db.run('DELETE FROM pso_users WHERE email = ?', EVE.email);
  return { pso, admin };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signText = (content: string, secret: KeyLike, hash = 'sha256') =>
  `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
const splitToken = (token: string) => token.split('.') as [header: string, claims: string, signature: string];
const decodeClaims = (token: string) =>
  JSON.parse(Buffer.from(splitToken(token)[1], 'base64url').toString()) as Record<string, unknown>;
/** The claims of a token with another header, signed with a secret. */
const signAgain = (token: string, header: object, secret: KeyLike, hash?: string) =>
  signText(`${encode(header)}.${splitToken(token)[1]}`, secret, hash);
/** A token with some other claims and the old signature. */
const changeClaims = (token: string, claims: object) => {
  const [header, , signature] = splitToken(token);
  return `${header}.${encode({ ...decodeClaims(token), ...claims })}.${signature}`;
};
const HS256 = { alg: 'HS256', typ: 'JWT' };

/** Each makes an invalid token from a valid one. */
const FORGERIES: Record<string, (token: string) => string> = {
  ...Object.fromEntries(
    ['none', 'None', 'NONE', ''].map((alg) => [
      `algorithm '${alg}', no signature`,
      (token: string) => `${encode({ alg, typ: 'JWT' })}.${splitToken(token)[1]}.`,
    ]),
  ),
  'algorithm none, old signature': (token) => {
    const [, claims, signature] = splitToken(token);
    return `${encode({ alg: 'none' })}.${claims}.${signature}`;
  },
  'no algorithm in the header': (token) => signAgain(token, { typ: 'JWT' }, 'guess'),
  'right key, other algorithm': (token) => signAgain(token, { alg: 'HS512', typ: 'JWT' }, key, 'sha512'),
  'right key, named as a public one': (token) => signAgain(token, { alg: 'RS256', typ: 'JWT' }, key),
  'wrong key': (token) => signAgain(token, HS256, 'guess'),
  'empty key': (token) => signAgain(token, HS256, ''),
  'the region’s name as the key': (token) => signAgain(token, HS256, 'usEast'),
  'a key in the header': (token) =>
    signAgain(
      token,
      { ...HS256, jwk: { kty: 'oct', k: Buffer.from('guess').toString('base64url') } },
      'guess',
    ),
  'a key’s file in the header': (token) => signAgain(token, { ...HS256, kid: '../../../dev/null' }, ''),
  'a key’s address in the header': (token) =>
    signAgain(token, { ...HS256, jku: 'http://evil.example/keys' }, 'guess'),
  'right key, other issuer': (token) =>
    signText(`${encode(HS256)}.${encode({ ...decodeClaims(token), iss: 'australia' })}`, key),
  'longer life': (token) => changeClaims(token, { exp: 9_999_999_999 }),
  'other person': (token) => changeClaims(token, { sub: 'operator:2' }),
  'other kind': (token) =>
    changeClaims(token, {
      aud: decodeClaims(token).aud === 'pso' ? 'admin' : 'pso',
      agency: { id: 1, abbreviation: 'CBTA' },
    }),
  'other agency': (token) => changeClaims(token, { agency: { id: 2, abbreviation: 'METRO' } }),
  'changed signature': (token) => `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`,
  'cut signature': (token) => token.slice(0, -4),
  'no signature': (token) => `${splitToken(token).slice(0, 2).join('.')}.`,
  'two parts': (token) => splitToken(token).slice(0, 2).join('.'),
  'four parts': (token) => `${token}.x`,
  'parts in another order': (token) => splitToken(token).reverse().join('.'),
  nonsense: () => 'nonsense',
  dots: () => '..',
  null: () => 'null',
  'eight thousand letters': () => 'x'.repeat(8_000),
};

/** Each sends a valid token where none is expected, or nothing. */
const MISPLACED: Record<string, (token: string) => Record<string, string>> = {
  'no header': () => ({}),
  'empty header': () => ({ authorization: '' }),
  'scheme alone': () => ({ authorization: 'Bearer' }),
  'no scheme': (token) => ({ authorization: token }),
  'scheme Basic': (token) => ({ authorization: `Basic ${token}` }),
  'scheme Token': (token) => ({ authorization: `Token ${token}` }),
  'two spaces': (token) => ({ authorization: `Bearer  ${token}` }),
  'a word behind': (token) => ({ authorization: `Bearer ${token} x` }),
  'two tokens': (token) => ({ authorization: `Bearer ${token}, Bearer ${token}` }),
  quoted: (token) => ({ authorization: `Bearer "${token}"` }),
  'a cookie': (token) => ({ cookie: `token=${token}; authorization=Bearer ${token}` }),
  'other headers': (token) => ({
    'proxy-authorization': `Bearer ${token}`,
    'x-access-token': token,
    'x-forwarded-user': 'operator@us-east.example',
  }),
};

const request = (valid: ValidRequest, headers: Record<string, string>, expected: number, suffix = '') =>
  attacker.send({ ...valid, path: valid.path + suffix, headers, expected });

describe.each(toTable(PROTECTED_ROUTES))('%s', (_, route) => {
  const kind = route.audience === 'pso' ? 'pso' : 'admin';

  it('refuses what is no valid token', async () => {
    const valid = createValidRequest(attacker.db, route);
    const token = attacker.tokens[kind];
    for (const forge of Object.values(FORGERIES))
      await request(valid, { authorization: `Bearer ${forge(token)}` }, 401);
    for (const tokens of Object.values(issued))
      for (const old of Object.values(tokens)) await request(valid, { authorization: `Bearer ${old}` }, 401);
    for (const place of Object.values(MISPLACED)) await request(valid, place(token), 401);
    const separator = valid.path.includes('?') ? '&' : '?';
    await request(valid, {}, 401, `${separator}token=${token}&access_token=${token}&authorization=${token}`);
  });

  it('refuses a valid token of the other kind', async () => {
    const valid = createValidRequest(attacker.db, route);
    const otherToken = attacker.tokens[kind === 'pso' ? 'admin' : 'pso'];
    await request(valid, { authorization: `Bearer ${otherToken}` }, 403);
  });
});

it.each(toTable(ROUTES.filter(({ audience }) => audience === 'none')))(
  '%s does nothing more with an invalid token than without one',
  async (_, route) => {
    // A valid body would sign in.
    const valid = { ...createValidRequest(attacker.db, route), body: {} };
    const { status } = await attacker.platform.call(valid.path, valid);
    for (const forge of Object.values(FORGERIES)) {
      const rowsBefore = countWrites();
      await request(valid, { authorization: `Bearer ${forge(attacker.tokens.pso)}` }, status);
      expect([nameOf(route), countWrites()]).toEqual([nameOf(route), rowsBefore]);
    }
  },
);

const countWrites = () => attacker.db.get<{ count: number }>('SELECT count(*) AS count FROM audit')?.count;

testSum('tokens', attacker, 2_000);

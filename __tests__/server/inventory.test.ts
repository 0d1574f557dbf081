import { createHmac } from 'node:crypto';
import type { Route } from '@server/http/route';
import { REGION_ROUTES } from '@server/services/inventory';
import { openTestPlatform, type Reply, type TestPlatform } from './testPlatform';

/** The calls that want no token, and why. */
const OPEN = [
  'POST /pso/api/v1/signin', // gets the operator's token
  'POST /auth/api/v4/authenticate', // gets the administrator's token
];

let platform: TestPlatform;
let time = Date.UTC(2026, 10, 1);
const tokens: Record<string, string> = {};
beforeAll(async () => {
  platform = await openTestPlatform({ now: () => new Date(time), tokenMinutes: 60 });
  tokens.expiredPso = await platform.operatorToken();
  tokens.expiredAdmin = await platform.agencyToken('CBTA');
  time += 61 * 60_000;
  tokens.pso = await platform.operatorToken();
  tokens.admin = await platform.agencyToken('CBTA');
  tokens.otherAgency = await platform.agencyToken('METRO');
  tokens.otherRegionPso = await platform.operatorToken('australia');
  tokens.otherRegionAdmin = await platform.agencyToken('METRO', 'australia');
});
afterAll(() => platform.close());

const guarded = REGION_ROUTES.filter(({ audience }) => audience !== 'none');
const name = ({ method, path }: Route) => `${method} ${path}`;
const rows = (routes: readonly Route[]) => routes.map((route) => [name(route), route] as const);

function call(route: Route, token: string | undefined, more = ''): Promise<Reply> {
  const path = route.path.replace(':agency', 'CBTA').replace(':kind', 'terms').replace(/:\w+/g, '1') + more;
  return platform.call(path, {
    method: route.method,
    ...(token !== undefined && { token }),
    ...(route.method !== 'GET' && { body: {} }),
  });
}

const part = (token: string, index: number) => token.split('.')[index] ?? '';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const rightOf = (route: Route) => tokens[route.audience] ?? '';
const FORGERIES: Record<string, (token: string) => string> = {
  'no algorithm': (token) => `${encode({ alg: 'none', typ: 'JWT' })}.${part(token, 1)}.`,
  'no algorithm, old signature': (token) => `${encode({ alg: 'none' })}.${part(token, 1)}.${part(token, 2)}`,
  'a changed signature': (token) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
  'a key of its own': (token) => {
    const content = `${part(token, 0)}.${part(token, 1)}`;
    return `${content}.${createHmac('sha256', 'guess').update(content).digest('base64url')}`;
  },
  'changed claims': (token) => {
    const claims = JSON.parse(Buffer.from(part(token, 1), 'base64url').toString()) as object;
    return `${part(token, 0)}.${encode({ ...claims, exp: 9_999_999_999 })}.${part(token, 2)}`;
  },
  nonsense: () => 'nonsense',
};

it('lists every call of the contract once', () => {
  const names = REGION_ROUTES.map(name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(47);
});

it('wants a token for everything but two sign-ins', () => {
  expect(
    REGION_ROUTES.filter(({ audience }) => audience === 'none')
      .map(name)
      .sort(),
  ).toEqual([...OPEN].sort());
});

describe.each(rows(guarded))('%s', (_, route) => {
  it('answers 401 without a valid token of this region', async () => {
    const wrong = [
      undefined,
      '',
      tokens.expiredPso,
      tokens.expiredAdmin,
      tokens.otherRegionPso,
      tokens.otherRegionAdmin,
    ];
    for (const token of wrong) expect((await call(route, token)).status).toBe(401);
    for (const forge of Object.values(FORGERIES))
      expect((await call(route, forge(rightOf(route)))).status).toBe(401);
  });

  it('answers 403 to a token of the other kind', async () => {
    const other = route.audience === 'pso' ? tokens.admin : tokens.pso;
    expect((await call(route, other)).body).toMatchObject({ code: 'forbidden', message: expect.any(String) });
  });

  it('lets the right token in', async () => {
    expect([401, 403]).not.toContain((await call(route, rightOf(route))).status);
  });
});

describe.each(rows(guarded.filter(({ audience }) => audience === 'admin')))('%s', (_, route) => {
  it('answers 403 where it names another agency', async () => {
    const own = await call(route, tokens.admin, '?agency=CBTA&agencyId=1');
    expect(own.status).not.toBe(403);
    for (const query of ['?agency=METRO', '?agency=cbta', '?agencyId=2', '?agency=CBTA&agencyId=2']) {
      expect((await call(route, tokens.admin, query)).status).toBe(403);
    }
    if (route.path.includes(':agency')) expect((await call(route, tokens.otherAgency)).status).toBe(403);
    if (route.method === 'GET') return;
    const path = route.path.replace(/:\w+/g, '1');
    for (const body of [{ agency: 'METRO' }, { agencyId: 2 }, { agencyId: '2' }, { agency: null }]) {
      expect(
        (await platform.call(path, { method: route.method, token: tokens.admin ?? '', body })).status,
      ).toBe(403);
    }
  });
});

it('takes the scheme in any case, and no other scheme', async () => {
  const ask = (authorization: string) => platform.call('/pso/api/v1/users', { headers: { authorization } });
  expect((await ask(`bearer ${tokens.pso}`)).status).toBe(200);
  for (const header of [
    `Basic ${tokens.pso}`,
    `Bearer  ${tokens.pso}`,
    `Bearer ${tokens.pso} x`,
    tokens.pso ?? '',
  ]) {
    expect((await ask(header)).status).toBe(401);
  }
});

it('never lets an answer be kept', async () => {
  for (const route of REGION_ROUTES) {
    for (const token of [undefined, tokens.pso, tokens.admin]) {
      const { headers } = await call(route, token);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  }
});

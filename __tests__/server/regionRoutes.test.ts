import { createHmac } from 'node:crypto';
import type { Route } from '@server/http/route';
import { REGION_ROUTES } from '@server/services/regionRoutes';
import { openTestPlatform, type TestPlatform, type TestResponse } from './testPlatform';

/** The routes that require no token. */
const PUBLIC_ROUTES = [
  'POST /pso/api/v1/signin', // returns the operator's token
  'POST /auth/api/v4/authenticate', // returns the administrator's token
];

let platform: TestPlatform;
let currentTime = Date.UTC(2026, 10, 1);
const tokens: Record<string, string> = {};
beforeAll(async () => {
  platform = await openTestPlatform({ now: () => new Date(currentTime), tokenMinutes: 60 });
  tokens.expiredPso = await platform.fetchOperatorToken();
  tokens.expiredAdmin = await platform.fetchAgencyToken('CBTA');
  currentTime += 61 * 60_000;
  tokens.pso = await platform.fetchOperatorToken();
  tokens.admin = await platform.fetchAgencyToken('CBTA');
  tokens.otherAgency = await platform.fetchAgencyToken('METRO');
  tokens.otherRegionPso = await platform.fetchOperatorToken('australia');
  tokens.otherRegionAdmin = await platform.fetchAgencyToken('METRO', 'australia');
});
afterAll(() => platform.close());

const protectedRoutes = REGION_ROUTES.filter(({ audience }) => audience !== 'none');
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
/** The rows for `describe.each`: the route's name for the title, and the route. */
const toTable = (routes: readonly Route[]) => routes.map((route) => [nameOf(route), route] as const);

function callRoute(
  route: Route,
  token: string | undefined,
  queryString = '',
  method: Route['method'] | 'HEAD' = route.method,
): Promise<TestResponse> {
  const path =
    route.path.replace(':agency', 'CBTA').replace(':kind', 'terms').replace(/:\w+/g, '1') + queryString;
  return platform.call(path, {
    method,
    ...(token !== undefined && { token }),
    ...(!['GET', 'HEAD'].includes(method) && { body: {} }),
  });
}

const partOf = (token: string, index: number) => token.split('.')[index] ?? '';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const validTokenOf = (route: Route) => tokens[route.audience] ?? '';
/** Each function makes an invalid token from a valid one. */
const FORGERIES: Record<string, (token: string) => string> = {
  'no algorithm': (token) => `${encode({ alg: 'none', typ: 'JWT' })}.${partOf(token, 1)}.`,
  'no algorithm, old signature': (token) =>
    `${encode({ alg: 'none' })}.${partOf(token, 1)}.${partOf(token, 2)}`,
  'a changed signature': (token) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
  'another key': (token) => {
    const content = `${partOf(token, 0)}.${partOf(token, 1)}`;
    return `${content}.${createHmac('sha256', 'guess').update(content).digest('base64url')}`;
  },
  'changed claims': (token) => {
    const claims = JSON.parse(Buffer.from(partOf(token, 1), 'base64url').toString()) as object;
    return `${partOf(token, 0)}.${encode({ ...claims, exp: 9_999_999_999 })}.${partOf(token, 2)}`;
  },
  nonsense: () => 'nonsense',
};

it('has one route for each call of section 7 of the specification', () => {
  const names = REGION_ROUTES.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(47);
});

it('requires a token for all routes except two sign-ins', () => {
  expect(
    REGION_ROUTES.filter(({ audience }) => audience === 'none')
      .map(nameOf)
      .sort(),
  ).toEqual([...PUBLIC_ROUTES].sort());
});

describe.each(toTable(protectedRoutes))('%s', (_, route) => {
  it('responds 401 without a valid token of this region', async () => {
    const invalidTokens = [
      undefined,
      '',
      tokens.expiredPso,
      tokens.expiredAdmin,
      tokens.otherRegionPso,
      tokens.otherRegionAdmin,
    ];
    for (const token of invalidTokens) expect((await callRoute(route, token)).status).toBe(401);
    for (const forge of Object.values(FORGERIES))
      expect((await callRoute(route, forge(validTokenOf(route)))).status).toBe(401);
  });

  it('responds 403 to a token of the other kind', async () => {
    const otherToken = route.audience === 'pso' ? tokens.admin : tokens.pso;
    expect((await callRoute(route, otherToken)).body).toMatchObject({
      code: 'forbidden',
      message: expect.any(String),
    });
  });

  it('accepts a valid token of its kind', async () => {
    expect([401, 403]).not.toContain((await callRoute(route, validTokenOf(route))).status);
  });
});

describe.each(toTable(protectedRoutes.filter(({ audience }) => audience === 'admin')))('%s', (_, route) => {
  it('responds 403 when the request names another agency', async () => {
    const response = await callRoute(route, tokens.admin, '?agency=CBTA&agencyId=1');
    expect(response.status).not.toBe(403);
    for (const query of ['?agency=METRO', '?agency=cbta', '?agencyId=2', '?agency=CBTA&agencyId=2']) {
      expect((await callRoute(route, tokens.admin, query)).status).toBe(403);
    }
    if (route.path.includes(':agency')) expect((await callRoute(route, tokens.otherAgency)).status).toBe(403);
    if (route.method === 'GET') return;
    const path = route.path.replace(/:\w+/g, '1');
    for (const body of [{ agency: 'METRO' }, { agencyId: 2 }, { agencyId: '2' }, { agency: null }]) {
      expect(
        (await platform.call(path, { method: route.method, token: tokens.admin ?? '', body })).status,
      ).toBe(403);
    }
  });
});

it.each(toTable(protectedRoutes.filter(({ method }) => method === 'GET')))(
  'responds to HEAD as to %s',
  async (_, route) => {
    const token = validTokenOf(route);
    const { status } = await callRoute(route, token, '', 'HEAD');
    expect(status).toBe((await callRoute(route, token)).status);
  },
);

it('accepts the Bearer scheme in any case and no other scheme', async () => {
  const listUsers = (authorization: string) =>
    platform.call('/pso/api/v1/users', { headers: { authorization } });
  expect((await listUsers(`bearer ${tokens.pso}`)).status).toBe(200);
  for (const header of [
    `Basic ${tokens.pso}`,
    `Bearer  ${tokens.pso}`,
    `Bearer ${tokens.pso} x`,
    tokens.pso ?? '',
  ]) {
    expect((await listUsers(header)).status).toBe(401);
  }
});

it('sends every response with no-store and nosniff', async () => {
  for (const route of REGION_ROUTES) {
    for (const token of [undefined, tokens.pso, tokens.admin]) {
      const { headers } = await callRoute(route, token);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  }
});

import type { Route } from '@server/http/route';
import { REGION_ROUTES } from '@server/services/regionRoutes';
import { openTestPlatform, type TestPlatform, type TestResponse } from '../testPlatform';

/** The routes that require no token. */
const PUBLIC_ROUTES = [
  'POST /pso/api/v1/signin', // returns the operator's token
  'POST /auth/api/v4/authenticate', // returns the administrator's token
];

let platform: TestPlatform;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  platform = await openTestPlatform();
  tokens.pso = await platform.fetchOperatorToken();
  tokens.admin = await platform.fetchAgencyToken('CBTA');
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

const validTokenOf = (route: Route) => tokens[route.audience] ?? '';

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

// What the routes refuse is in attacks/tokens.test.ts and attacks/otherAgencies.test.ts.
it.each(toTable(protectedRoutes))(
  '%s accepts a valid token of its kind, and its own agency',
  async (_, route) => {
    expect([401, 403]).not.toContain((await callRoute(route, validTokenOf(route))).status);
    const { status } = await callRoute(route, validTokenOf(route), '?agency=CBTA&agencyId=1');
    expect([401, 403]).not.toContain(status);
  },
);

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

it('sends every response with no-store, nosniff and a policy that allows neither content nor frames', async () => {
  for (const route of REGION_ROUTES) {
    for (const token of [undefined, tokens.pso, tokens.admin]) {
      const { headers } = await callRoute(route, token);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  }
});

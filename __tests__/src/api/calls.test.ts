import { platformApi } from '@/api/client/platformApi';
import { REGION_ROUTES } from '@server/services/regionRoutes';
import { createPublicinfoRoutes } from '@server/services/publicinfo';
import { EVERY_ENDPOINT } from '@tests/support/everyEndpoint';
import { SPECIFIED_CALLS, type SpecifiedCall } from '@tests/support/specifiedCalls';
import { createTestStore } from '@tests/support/createTestStore';

const CONFIGURATION = {
  backendUrl: 'https://us.example',
  backendUrlAustralia: 'https://au.example',
  publicInfoUrl: 'https://info.example',
};
const HOSTS: Record<string, SpecifiedCall['host']> = {
  'https://us.example': 'region',
  'https://info.example': 'publicInfo',
  [window.location.origin]: 'own',
};
const TOKENS: Record<string, SpecifiedCall['audience']> = {
  'Bearer token of the operator': 'pso',
  'Bearer token of CBTA': 'admin',
};

/** What goes over the network, as the rows of the specification word it; the path still with its parameters. */
const seen: SpecifiedCall[] = [];

beforeAll(() => {
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), window.location.href);
    const token = new Headers(init?.headers).get('authorization');
    const host = HOSTS[url.origin];
    const audience = token === null ? 'none' : TOKENS[token];
    if (!host || !audience) throw new Error(`${token ?? 'No token'} went to ${url.origin}.`);
    seen.push({
      method: (init?.method ?? 'GET') as SpecifiedCall['method'],
      path: url.pathname,
      query: [...url.searchParams.keys()],
      audience,
      host,
    });
    const body = host === 'own' ? JSON.stringify(CONFIGURATION) : '{}';
    return Promise.resolve(new Response(body, { headers: { 'x-total': '0' } }));
  };
});

const store = () =>
  createTestStore(
    { agencies: ['CBTA'] },
    {
      fetchToken: (_region, of) =>
        Promise.resolve(of === undefined ? 'token of the operator' : `token of ${of}`),
      reset: () => undefined,
    },
  );

/** A row as one line, its parameters unnamed and its query in order. */
function line({ method, path, query, audience, host }: SpecifiedCall): string {
  const unnamed = path.replace(/:\w+/g, ':');
  return `${audience} ${method} ${host} ${unnamed}?${[...query].sort().join('&')}`;
}

/** The row that a call belongs to: the one of its path, a parameter standing for anything but a slash. */
function rowOf(call: SpecifiedCall): string {
  const row = SPECIFIED_CALLS.find((candidate) => {
    const pattern = new RegExp(`^${candidate.path.replace(/:\w+/g, '[^/]+')}$`);
    return pattern.test(call.path) && line({ ...candidate, path: '' }) === line({ ...call, path: '' });
  });
  return row ? line(row) : `not in the specification: ${line(call)}`;
}

it('has an argument here for every endpoint', () => {
  expect(Object.keys(EVERY_ENDPOINT).sort()).toEqual(Object.keys(platformApi.endpoints).sort());
});

it('makes every call of the specification, and no other, with the token that it wants', async () => {
  seen.length = 0;
  for (const call of Object.values(EVERY_ENDPOINT)) await call(await store());
  const made = new Set(seen.map(rowOf));
  expect([...made].sort()).toEqual([...new Set(SPECIFIED_CALLS.map(line))].sort());
});

it('is answered by the local platform, call by call, and by nothing else', () => {
  const bare = ({ method, path, audience }: Pick<SpecifiedCall, 'method' | 'path' | 'audience'>) =>
    `${audience} ${method} ${path.replace(/:\w+/g, ':').replace(/\/$/, '')}`;
  const answered = [...REGION_ROUTES, ...createPublicinfoRoutes([])].map(bare);
  // The configuration is a file of the portal's own origin, and no route of a region.
  const specified = SPECIFIED_CALLS.filter(({ host }) => host !== 'own').map(bare);
  expect([...new Set(answered)].sort()).toEqual([...new Set(specified)].sort());
  expect(answered).toHaveLength(new Set(answered).size);
});

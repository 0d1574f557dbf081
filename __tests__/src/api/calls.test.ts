import { platformApi } from '@/api/client/platformApi';
import { PUBLIC_INFO_PATH } from '@server/services/publicinfo';
import { REGION_ROUTES } from '@server/services/regionRoutes';
import { createTestStore } from '@tests/support/createTestStore';
import { EVERY_ENDPOINT } from '@tests/support/everyEndpoint';
import { SPECIFIED_CALLS, type SpecifiedCall } from '@tests/support/specifiedCalls';

const CONFIGURATION = {
  backendUrl: 'https://us.example',
  backendUrlAustralia: 'https://au.example',
  publicInfoUrl: 'https://info.example',
};
const HOST_BY_ORIGIN: Record<string, SpecifiedCall['host']> = {
  'https://us.example': 'region',
  'https://info.example': 'publicInfo',
  [window.location.origin]: 'own',
};
const AUDIENCE_BY_AUTHORIZATION: Record<string, SpecifiedCall['audience']> = {
  'Bearer token-of-the-operator': 'pso',
  'Bearer token-of-CBTA': 'admin',
};

/** Every request as a row of `SPECIFIED_CALLS`, but with values in place of the path's `:parameters`. */
const requests: SpecifiedCall[] = [];

beforeAll(() => {
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), window.location.href);
    const token = new Headers(init?.headers).get('authorization');
    const host = HOST_BY_ORIGIN[url.origin];
    const audience = token === null ? 'none' : AUDIENCE_BY_AUTHORIZATION[token];
    if (!host || !audience) throw new Error(`${token ?? 'No token'} went to ${url.origin}.`);
    requests.push({
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

const createStore = () =>
  createTestStore(
    { agencies: ['CBTA'], tokenOrigin: CONFIGURATION.backendUrl },
    {
      fetchToken: (_region, agency) =>
        Promise.resolve(agency === undefined ? 'token-of-the-operator' : `token-of-${agency}`),
      // Stands in for the fake network, which has nothing to forget here.
      reset: () => undefined,
    },
  );

/** Formats a row as one line, with unnamed path parameters and sorted query parameters. */
function formatLine({ method, path, query, audience, host }: SpecifiedCall): string {
  const unnamed = path.replace(/:\w+/g, ':');
  return `${audience} ${method} ${host} ${unnamed}?${[...query].sort().join('&')}`;
}

/** Returns the line of the row that a request matches; a path parameter matches anything but a slash. */
function findSpecifiedLine(request: SpecifiedCall): string {
  const row = SPECIFIED_CALLS.find((candidate) => {
    const pattern = new RegExp(`^${candidate.path.replace(/:\w+/g, '[^/]+')}$`);
    return (
      pattern.test(request.path) &&
      formatLine({ ...candidate, path: '' }) === formatLine({ ...request, path: '' })
    );
  });
  return row ? formatLine(row) : `not in the specification: ${formatLine(request)}`;
}

it('covers every endpoint of the API', () => {
  expect(Object.keys(EVERY_ENDPOINT).sort()).toEqual(Object.keys(platformApi.endpoints).sort());
});

it('makes the calls of the specification and no others, with the token that each call requires', async () => {
  requests.length = 0;
  for (const callEndpoint of Object.values(EVERY_ENDPOINT)) await callEndpoint(await createStore());
  const requestLines = new Set(requests.map(findSpecifiedLine));
  expect([...requestLines].sort()).toEqual([...new Set(SPECIFIED_CALLS.map(formatLine))].sort());
});

it('finds a route of the local platform for every call, and no other routes', () => {
  const toRouteLine = ({ method, path, audience }: Pick<SpecifiedCall, 'method' | 'path' | 'audience'>) =>
    `${audience} ${method} ${path.replace(/:\w+/g, ':').replace(/\/$/, '')}`;
  const publicInfoRoute = { method: 'GET', path: PUBLIC_INFO_PATH, audience: 'none' } as const;
  const routes = [...REGION_ROUTES, publicInfoRoute].map(toRouteLine);
  // The configuration is a file on the portal's origin, not a route of a region.
  const specified = SPECIFIED_CALLS.filter(({ host }) => host !== 'own').map(toRouteLine);
  expect([...new Set(routes)].sort()).toEqual([...new Set(specified)].sort());
  expect(routes).toHaveLength(new Set(routes).size);
});

import { type PlatformOptions, type RequestLogEntry, type SignInLogEntry } from '@server/platform';
import type { RegionName } from '@server/regions';
import { DEMO_PASSWORD } from '@tests/support/demoPassword';
import { openSeededPlatform, type SeededPlatform } from '@tests/support/seededPlatform';

export { DEMO_PASSWORD } from '@tests/support/demoPassword';
export { RIDER_COUNT } from '@tests/support/seededPlatform';

export interface TestResponse {
  status: number;
  headers: Headers;
  /** The JSON body; undefined if the body is not JSON. */
  body: unknown;
  text: string;
}

interface CallOptions {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A platform in memory, with helpers to call it. */
export interface TestPlatform {
  instance: SeededPlatform;
  /** The access log entries of all requests so far. */
  accessLog: RequestLogEntry[];
  signInLog: SignInLogEntry[];
  call(path: string, options?: CallOptions, region?: RegionName): Promise<TestResponse>;
  fetchOperatorToken(region?: RegionName): Promise<string>;
  /** Gets an admin token for an agency: CBTA or METRO in US East, SCTN or METRO in Australia, for example. */
  fetchAgencyToken(abbreviation: string, region?: RegionName): Promise<string>;
  close(): void;
}

const SLUGS: Record<RegionName, string> = { usEast: 'us-east', australia: 'australia' };

export async function openTestPlatform(options: Partial<PlatformOptions> = {}): Promise<TestPlatform> {
  const accessLog: RequestLogEntry[] = [];
  const signInLog: SignInLogEntry[] = [];
  const platform = await openSeededPlatform({
    onRequest: (entry) => accessLog.push(entry),
    onSignIn: (entry) => signInLog.push(entry),
    ...options,
  });

  const call: TestPlatform['call'] = async (
    path,
    { method = 'GET', token, body, headers } = {},
    region = 'usEast',
  ) => {
    const response = await platform.app.request(`/platform/${SLUGS[region]}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseJsonOrUndefined(text), text };
  };
  const fetchOperatorToken: TestPlatform['fetchOperatorToken'] = async (region = 'usEast') => {
    const email = `operator@${SLUGS[region]}.example`;
    const response = await call(
      '/pso/api/v1/signin',
      { method: 'POST', body: { email, password: DEMO_PASSWORD } },
      region,
    );
    return (response.body as { id_token: string }).id_token;
  };
  return {
    instance: platform,
    accessLog,
    signInLog,
    call,
    fetchOperatorToken,
    fetchAgencyToken: async (abbreviation, region = 'usEast') => {
      const token = await fetchOperatorToken(region);
      const agency = await call(`/agency/api/v4/agencies/${abbreviation}`, { token }, region);
      const body = { agencyName: abbreviation, agencyId: (agency.body as { id: number }).id };
      const response = await call('/pso/api/v1/token/agency', { method: 'POST', token, body }, region);
      return (response.body as { token: string }).token;
    },
    close: () => platform.close(),
  };
}

/** The rows of a list response. Expects status 200. */
export function rowsOf<Row = Record<string, unknown>>(response: TestResponse): Row[] {
  expect(response.status).toBe(200);
  return response.body as Row[];
}

/** Requests the pages of a list, from the first one as long as x-next-page names another. */
export async function readAllPages(
  requestPage: (page: string) => Promise<TestResponse>,
): Promise<TestResponse[]> {
  const pages: TestResponse[] = [];
  let next: string | null = '1';
  while (next !== null) {
    const response = await requestPage(next);
    pages.push(response);
    next = response.headers.get('x-next-page');
  }
  return pages;
}

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

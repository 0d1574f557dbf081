import { type Region } from '@/domain/regions';
import { type PlatformOptions, type RequestLogEntry } from '@server/platform';
import { DEMO_PASSWORD } from './demoPassword';
import { openSeededPlatform, type SeededPlatform } from './seededPlatform';

export { DEMO_PASSWORD } from './demoPassword';

/** Responds to an intercepted request in place of the platform. */
export type RequestHandler = (request: Request) => Response | Promise<Response>;

/** Replaces `fetch` by the local platform in memory. Tests can intercept requests and read what was sent. */
export interface FakeNetwork {
  platform: SeededPlatform;
  /** The platform's log. An intercepted request is missing if its handler does not forward it. */
  accessLog: RequestLogEntry[];
  /** Every request of this test as `GET /platform/us-east/...`, intercepted requests included. */
  requests: string[];
  /** Lets `handler` respond to the next `times` (default: all) requests whose `METHOD path?query` includes `match`. */
  intercept(match: string, handler: RequestHandler, times?: number): void;
  /** Lets `handler` (default: `forward`) respond to the next `times` (default: 1) such requests, but only after the returned function was called. */
  hold(match: string, handler?: RequestHandler, times?: number): () => void;
  /** Like `intercept`, by default with `forward`. Returns the bodies of these requests as text, which grow as they arrive. */
  recordBodies(match: string, handler?: RequestHandler, times?: number): string[];
  /** The requests of this test whose `METHOD path?query` includes `match`. */
  requestsTo(match: string): string[];
  /** The requests of this test that are no reads. */
  listWrites(): string[];
  /** A handler: the platform answers. */
  forward: RequestHandler;
  /** A handler: the platform applies the request, but its answer is lost. */
  applyThenLoseConnection: RequestHandler;
  /** Sends `METHOD path?query` to us-east as another operator in this agency would: past `fetch` and `requests`. */
  send(requestLine: string, body: unknown, agency: string): Promise<Response>;
  /** Signs in as the region's operator; with an agency, exchanges the operator's token for that agency's token. */
  fetchToken(region: Region, agency?: string): Promise<string>;
  /** Removes all interceptions and empties `accessLog` and `requests`. */
  reset(): void;
}

/** The arguments of `intercept`. */
export type Interception = Parameters<FakeNetwork['intercept']>;

/** The platforms of this test file. An open one keeps its databases, also after the file. */
const platforms: SeededPlatform[] = [];
afterAll(() => platforms.forEach((platform) => platform.close()));

/** Opens a network before the tests of the file, which share its platform. Until then the object is empty. */
export function setUpNetwork(options?: Partial<PlatformOptions>): FakeNetwork {
  const network = {} as FakeNetwork;
  beforeAll(async () => void Object.assign(network, await openFakeNetwork(options)));
  return network;
}

const BACKEND_PATHS = { usEast: '/platform/us-east', australia: '/platform/australia' } as const;

export async function openFakeNetwork(options: Partial<PlatformOptions> = {}): Promise<FakeNetwork> {
  const accessLog: RequestLogEntry[] = [];
  const requests: string[] = [];
  let interceptions: { match: string; handler: RequestHandler; remaining: number }[] = [];
  const platform = await openSeededPlatform({
    onRequest: (entry) => accessLog.push(entry),
    ...options,
  });
  platforms.push(platform);

  const forward: RequestHandler = (request) => platform.app.fetch(request);
  const intercept: FakeNetwork['intercept'] = (match, handler, times = Infinity) =>
    void interceptions.push({ match, handler, remaining: times });

  globalThis.fetch = async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), 'http://localhost/'),
      init,
    );
    const url = new URL(request.url);
    const requestLine = `${request.method} ${url.pathname}${url.search}`;
    requests.push(requestLine);
    const interception = interceptions.find(
      ({ match, remaining }) => remaining > 0 && requestLine.includes(match),
    );
    if (interception) interception.remaining -= 1;
    const response = interception ? interception.handler(request) : forward(request);
    return rejectOnAbort(request, response);
  };

  async function fetchToken(region: Region, agency?: string): Promise<string> {
    const base = `http://localhost${BACKEND_PATHS[region]}`;
    const operator = platform.accounts.find(
      (account) => account.region === region && account.kind === 'operator',
    );
    const psoToken = await readField(
      forward(buildPost(`${base}/pso/api/v1/signin`, { email: operator?.email, password: DEMO_PASSWORD })),
      'id_token',
    );
    if (agency === undefined) return psoToken;
    const agencyResponse = forward(
      new Request(`${base}/agency/api/v4/agencies/${agency}`, { headers: buildAuthorization(psoToken) }),
    );
    const agencyId = Number(await readField(agencyResponse, 'id'));
    return readField(
      forward(buildPost(`${base}/pso/api/v1/token/agency`, { agencyName: agency, agencyId }, psoToken)),
      'token',
    );
  }

  return {
    platform,
    accessLog,
    requests,
    intercept,
    hold: (match, handler = forward, times = 1) => {
      const { held, release } = holdResponse(handler);
      intercept(match, held, times);
      return release;
    },
    recordBodies: (match, handler = forward, times) => {
      const bodies: string[] = [];
      intercept(
        match,
        async (request) => {
          bodies.push(await request.clone().text());
          return handler(request);
        },
        times,
      );
      return bodies;
    },
    requestsTo: (match) => requests.filter((line) => line.includes(match)),
    listWrites: () => requests.filter((line) => !line.startsWith('GET ')),
    forward,
    applyThenLoseConnection: async (request) => {
      await forward(request);
      return loseConnection();
    },
    fetchToken,
    send: async (requestLine, body, agency) => {
      const [method, path = ''] = requestLine.split(' ');
      return forward(
        new Request(`http://localhost${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            ...buildAuthorization(await fetchToken('usEast', agency)),
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      );
    },
    reset: () => {
      interceptions = [];
      accessLog.length = 0;
      requests.length = 0;
    },
  };
}

/** Returns a handler that responds with this status and body. */
export function respondWith(
  status: number,
  body: unknown = {},
  headers: Record<string, string> = {},
): RequestHandler {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

export interface PageHeaders {
  nextPage?: number;
  total?: number;
}

/** Returns a handler that responds with a page of a list. */
export const respondWithPage = (
  rows: readonly unknown[],
  { nextPage, total }: PageHeaders = {},
): RequestHandler =>
  respondWith(200, rows, {
    ...(nextPage !== undefined && { 'x-next-page': String(nextPage) }),
    ...(total !== undefined && { 'x-total': String(total) }),
  });

/** Returns a handler that responds as `handler` does, but only after `release` was called. */
export function holdResponse(handler: RequestHandler): { held: RequestHandler; release: () => void } {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  return { held: (request) => isReleased.then(() => handler(request)), release };
}

/** A handler that fails as `fetch` does when the connection is lost. */
export function loseConnection(): Promise<Response> {
  return Promise.reject(new TypeError('fetch failed'));
}

/** A handler whose response never arrives. */
export function neverRespond(): Promise<Response> {
  return new Promise(() => undefined);
}

/** Node aborts a request's own signal only as long as the request is not garbage-collected. */
const pendingRequests = new Set<Request>();

function rejectOnAbort(request: Request, response: Response | Promise<Response>): Promise<Response> {
  const { signal } = request;
  pendingRequests.add(request);
  return new Promise<Response>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    Promise.resolve(response)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  }).finally(() => pendingRequests.delete(request));
}

function buildPost(url: string, body: unknown, token?: string): Request {
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && buildAuthorization(token)) },
    body: JSON.stringify(body),
  });
}

function buildAuthorization(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

async function readField(response: Response | Promise<Response>, name: string): Promise<string> {
  const body = (await (await response).json()) as Record<string, unknown>;
  const value = body[name];
  if (value === undefined) throw new Error(`no ${name} in ${JSON.stringify(body)}`);
  return String(value);
}

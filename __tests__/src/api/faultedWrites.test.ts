import { platformApi } from '@/api/client/platformApi';
import { callsGivenUp, listPendingCalls, selectCalls } from '@/session/callsSlice';
import { connectionLost } from '@/session/noticesSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { EVERY_ENDPOINT } from '@tests/support/everyEndpoint';
import { SPECIFIED_CALLS } from '@tests/support/specifiedCalls';

const TOKENS = { operator: 'token-of-the-operator', CBTA: 'token-of-CBTA' };
const CONFIGURATION = { backendUrl: 'https://us.example', backendUrlAustralia: 'https://au.example' };
const TOKEN_RENEWAL = 'POST /pso/api/v1/token/agency';

type FetchHandler = (init: RequestInit) => Promise<Response>;
const respondWith =
  (status: number, body: BodyInit | null = '{}', headers = {}): FetchHandler =>
  () =>
    Promise.resolve(new Response(status === 204 ? null : body, { status, headers }));
const neverRespond: FetchHandler = ({ signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
const stallInBody: FetchHandler = ({ signal }) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"a":'));
          signal?.addEventListener('abort', () => stream.error(signal.reason));
        },
      }),
    ),
  );

/**
 * The faults of a write by name; 204 is a success of some writes. `interruption` is what the test does while the call
 * is pending.
 */
const FAULTS: Record<string, { handler: FetchHandler; interruption?: 'give up' | 'time out' }> = {
  ...Object.fromEntries(
    [202, 204, 307, 400, 401, 403, 404, 409, 418, 422, 429, 500, 501, 502, 503, 504].map((status) => [
      String(status),
      { handler: respondWith(status) },
    ]),
  ),
  '503 with Retry-After': { handler: respondWith(503, '', { 'retry-after': '1' }) },
  'a lost connection': { handler: () => Promise.reject(new TypeError('fetch failed')) },
  'a connection that is lost in the body': {
    handler: respondWith(200, new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })),
  },
  'a redirect to another host': {
    handler: () => Promise.reject(new TypeError('redirect mode is set to error')),
  },
  'HTML with 200': { handler: respondWith(200, '<html>') },
  'nothing with 200': { handler: respondWith(200, '') },
  'null with 200': { handler: respondWith(200, 'null') },
  'half a response': { handler: respondWith(200, '{"a":[1,') },
  'no response': { handler: neverRespond, interruption: 'time out' },
  'a body that stalls': { handler: stallInBody, interruption: 'time out' },
  'no response, given up by the user': { handler: neverRespond, interruption: 'give up' },
};

let requests: { line: string; token: string | null }[] = [];
let handleWrite: FetchHandler;
/** Whether reads succeed while the write is pending. */
let doReadsSucceed = true;

beforeEach(() => {
  globalThis.fetch = (input, init = {}) => {
    const url = new URL(String(input), window.location.href);
    if (url.pathname === '/index.json') return respondWith(200, JSON.stringify(CONFIGURATION))(init);
    const line = `${init.method ?? 'GET'} ${url.pathname}`;
    requests.push({ line, token: new Headers(init.headers).get('authorization') });
    if (line.startsWith('GET'))
      return doReadsSucceed ? respondWith(200, '{"id":7}')(init) : respondWith(500)(init);
    return handleWrite(init);
  };
});

const createStore = () =>
  createTestStore(
    { agencies: ['CBTA'], tokenOrigin: CONFIGURATION.backendUrl },
    {
      fetchToken: (_region, agency) => Promise.resolve(agency === undefined ? TOKENS.operator : TOKENS.CBTA),
      // Stands in for the fake network, which has nothing to forget here.
      reset: () => undefined,
    },
  );

const WRITES = Object.entries<object>(platformApi.endpoints)
  .filter(([, endpoint]) => 'useMutation' in endpoint)
  .map(([name]) => name);

const totals = { faulted: 0, repeated: 0, unexpected: 0, wrongTokens: 0 };
afterAll(() => {
  const { faulted, repeated, unexpected, wrongTokens } = totals;
  process.stdout.write(
    `faulted writes: ${faulted}, sent twice: ${repeated}, unexpected: ${unexpected}, with a wrong token: ${wrongTokens}\n`,
  );
});

describe.each(WRITES)('%s', (name) => {
  it.each(Object.entries(FAULTS))('is sent once when its fault is: %s', async (_name, fault) => {
    const { interruption } = fault;
    for (const areReadsFine of [true, false]) {
      doReadsSucceed = areReadsFine;
      handleWrite = fault.handler;
      requests = [];
      const timeout = new AbortController();
      if (interruption === 'time out') jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
      const store = await createStore();
      const write = EVERY_ENDPOINT[name]?.(store);
      if (interruption === 'time out') timeout.abort(new DOMException('late', 'TimeoutError'));
      if (interruption === 'give up')
        store.dispatch(callsGivenUp(listPendingCalls(selectCalls(store.getState())).map(({ id }) => id)));
      await write;
      checkRequests(1);
    }
  });

  it('is not sent while there is no connection, and not later', async () => {
    handleWrite = respondWith(200);
    requests = [];
    const store = await createStore();
    store.dispatch(connectionLost());
    await EVERY_ENDPOINT[name]?.(store);
    checkRequests(0);
  });
});

/** Checks that a write was sent `expectedCount` times, and that it caused no unexpected request. */
function checkRequests(expectedCount: number): void {
  totals.faulted += 1;
  const writes = requests.filter(({ line }) => !line.startsWith('GET'));
  const first = writes[0]?.line;
  const ownRequests = writes.filter(({ line }) => line === first);
  // A rejected admin token is renewed once, by a separate request (decision 5).
  const unexpected = writes.filter(({ line }) => line !== first && line !== TOKEN_RENEWAL);
  const withWrongToken = requests.filter(({ line, token }) => token !== findExpectedToken(line));
  totals.repeated += Math.max(ownRequests.length - expectedCount, 0);
  totals.unexpected += unexpected.length;
  totals.wrongTokens += withWrongToken.length;
  expect(ownRequests).toHaveLength(expectedCount);
  expect(unexpected).toEqual([]);
  expect(writes.filter(({ line }) => line === TOKEN_RENEWAL).length).toBeLessThanOrEqual(1);
  expect(withWrongToken).toEqual([]);
}

function findExpectedToken(line: string): string | null {
  const row = SPECIFIED_CALLS.find(({ method, path }) =>
    new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`).test(line),
  );
  if (row?.audience === 'none') return null;
  return `Bearer ${row?.audience === 'pso' ? TOKENS.operator : TOKENS.CBTA}`;
}

import { stopWaiting } from '@/api/client/callMemory';
import { platformApi } from '@/api/client/platformApi';
import { selectCallsUnderWay } from '@/session/callsSlice';
import { type PortalDispatch } from '@/session/hooks';
import { connectionLost } from '@/session/noticesSlice';
import { EVERY_ENDPOINT } from '@tests/support/everyEndpoint';
import { SPECIFIED_CALLS } from '@tests/support/specifiedCalls';
import { storeAs } from '@tests/support/storeAs';

const TOKENS = { operator: 'canary of the operator', CBTA: 'canary of CBTA' };
const CONFIGURATION = { backendUrl: 'https://us.example', backendUrlAustralia: 'https://au.example' };
const RENEWAL = 'POST /pso/api/v1/token/agency';

type Answer = (init: RequestInit) => Promise<Response>;
const says =
  (status: number, body: BodyInit | null = '{}', headers = {}): Answer =>
  () =>
    Promise.resolve(new Response(status === 204 ? null : body, { status, headers }));
const hangs: Answer = ({ signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
const stalls: Answer = ({ signal }) =>
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

/** What can befall a write; `then` is what somebody does while it waits. */
const FAULTS: Record<string, { answer: Answer; then?: 'stop waiting' | 'time out' }> = {
  ...Object.fromEntries(
    [204, 307, 400, 401, 403, 404, 409, 418, 422, 429, 500, 501, 502, 503, 504].map((status) => [
      String(status),
      { answer: says(status) },
    ]),
  ),
  '503 with a pause asked for': { answer: says(503, '', { 'retry-after': '1' }) },
  'a lost connection': { answer: () => Promise.reject(new TypeError('fetch failed')) },
  'a connection cut in the body': {
    answer: says(200, new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })),
  },
  'a redirect elsewhere': { answer: () => Promise.reject(new TypeError('redirect mode is set to error')) },
  'HTML with 200': { answer: says(200, '<html>') },
  'nothing with 200': { answer: says(200, '') },
  'null with 200': { answer: says(200, 'null') },
  'half an answer': { answer: says(200, '{"a":[1,') },
  'no answer': { answer: hangs, then: 'time out' },
  'a body that stalls': { answer: stalls, then: 'time out' },
  'no answer, given up': { answer: hangs, then: 'stop waiting' },
};

let sent: { line: string; token: string | null }[] = [];
let answer: Answer;
/** Whether what else is asked meanwhile is answered well. */
let isRestWell = true;

beforeEach(() => {
  globalThis.fetch = (input, init = {}) => {
    const url = new URL(String(input), window.location.href);
    if (url.pathname === '/index.json') return says(200, JSON.stringify(CONFIGURATION))(init);
    const line = `${init.method ?? 'GET'} ${url.pathname}`;
    sent.push({ line, token: new Headers(init.headers).get('authorization') });
    if (line.startsWith('GET')) return isRestWell ? says(200, '{"id":7}')(init) : says(500)(init);
    return answer(init);
  };
});
afterEach(() => jest.restoreAllMocks());

const signedIn = () =>
  storeAs(
    { agencies: ['CBTA'] },
    {
      token: (_region, of) => Promise.resolve(of === undefined ? TOKENS.operator : TOKENS.CBTA),
      reset: () => undefined,
    },
  );

/** Endpoints that write: those that are RTK Query's mutations. */
const WRITES = Object.entries<object>(platformApi.endpoints)
  .filter(([, endpoint]) => 'useMutation' in endpoint)
  .map(([name]) => name);

const total = { faulted: 0, repeated: 0, unasked: 0, wrongTokens: 0 };
afterAll(() => {
  const { faulted, repeated, unasked, wrongTokens } = total;
  process.stdout.write(
    `faulted writes: ${faulted}, sent twice: ${repeated}, unasked: ${unasked}, with a wrong token: ${wrongTokens}\n`,
  );
});

describe.each(WRITES)('%s', (name) => {
  it.each(Object.entries(FAULTS))('is sent once, whatever comes of it: %s', async (_what, fault) => {
    const { then } = fault;
    for (const rest of [true, false]) {
      isRestWell = rest;
      answer = fault.answer;
      sent = [];
      const timeout = new AbortController();
      if (then === 'time out') jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
      const store = await signedIn();
      const write = EVERY_ENDPOINT[name]?.(store);
      if (then === 'time out') timeout.abort(new DOMException('late', 'TimeoutError'));
      if (then === 'stop waiting')
        (store.dispatch as PortalDispatch)(
          stopWaiting(selectCallsUnderWay(store.getState()).map(({ id }) => id)),
        );
      await write;
      judge(1);
    }
  });

  it('is not sent while there is no connection, nor later', async () => {
    answer = says(200);
    sent = [];
    const store = await signedIn();
    store.dispatch(connectionLost());
    await EVERY_ENDPOINT[name]?.(store);
    judge(0);
  });
});

/** Looks at what went over the wire for one decision to write. */
function judge(expected: number): void {
  total.faulted += 1;
  const writes = sent.filter(({ line }) => !line.startsWith('GET'));
  const first = writes[0]?.line;
  const own = writes.filter(({ line }) => line === first);
  // A refused admin token is renewed once, by a call of its own (decision 5).
  const others = writes.filter(({ line }) => line !== first && line !== RENEWAL);
  const wrong = sent.filter(({ line, token }) => token !== tokenFor(line));
  total.repeated += Math.max(own.length - expected, 0);
  total.unasked += others.length;
  total.wrongTokens += wrong.length;
  expect(own).toHaveLength(expected);
  expect(others).toEqual([]);
  expect(writes.filter(({ line }) => line === RENEWAL).length).toBeLessThanOrEqual(1);
  expect(wrong).toEqual([]);
}

function tokenFor(line: string): string | null {
  const row = SPECIFIED_CALLS.find(({ method, path }) =>
    new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`).test(line),
  );
  if (row?.audience === 'none') return null;
  return `Bearer ${row?.audience === 'pso' ? TOKENS.operator : TOKENS.CBTA}`;
}

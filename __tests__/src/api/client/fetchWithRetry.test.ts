import { fetchWithRetry } from '@/api/client/fetchWithRetry';
import { InvalidResponseError } from '@/api/client/parse';
import { type PlatformRequest } from '@/api/client/request';

const BASE = 'https://us.example/base';

/** What `fetch` does, call by call; the last one is repeated. */
let answers: ((init: RequestInit) => Promise<Response>)[] = [];
let asked: { url: string; init: RequestInit }[] = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = (input, init = {}) => {
    asked.push({ url: String(input), init });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer) throw new Error('no answer is planned');
    return answer(init);
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const says =
  (status: number, body: BodyInit | null = null) =>
  () =>
    Promise.resolve(new Response(body, { status }));
const isLost = () => Promise.reject(new TypeError('fetch failed'));

const request = (parts: Partial<PlatformRequest<unknown>> = {}): PlatformRequest<unknown> => ({
  audience: 'pso',
  path: '/a',
  parse: (body) => body,
  ...(parts as object),
});
const write = (parts: Partial<PlatformRequest<unknown>> = {}) =>
  request({ method: 'POST', body: {}, ...parts });

const run = (of: PlatformRequest<unknown>, signal = new AbortController().signal) =>
  fetchWithRetry(BASE, of, 'token', signal);

/** Runs an exchange without waiting for the pauses between its attempts. */
async function runFast(of: PlatformRequest<unknown>) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const outcome = run(of);
  await jest.advanceTimersByTimeAsync(5_000);
  return outcome;
}

it('sends what the request says, and nothing that could leave the host', async () => {
  answers = [says(200, '{"a":1}')];
  const query = { q: 'a b&c', none: undefined, zero: 0 };
  expect(await run(write({ query, body: { b: 2 } }))).toEqual({ data: { a: 1 } });
  expect(asked[0]).toMatchObject({
    url: `${BASE}/a?q=a+b%26c&zero=0`,
    init: {
      method: 'POST',
      body: '{"b":2}',
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    },
  });
});

it('tells a write by its key, where there is one', async () => {
  answers = [says(200)];
  await fetchWithRetry(BASE, write(), 'token', new AbortController().signal, 'one-decision');
  await fetchWithRetry(BASE, write(), 'token', new AbortController().signal);
  expect(new Headers(asked[0]?.init.headers).get('idempotency-key')).toBe('one-decision');
  expect(new Headers(asked[1]?.init.headers).has('idempotency-key')).toBe(false);
});

it('sends no token and no body where there is none', async () => {
  answers = [says(200)];
  await fetchWithRetry(BASE, request(), null, new AbortController().signal);
  expect(asked[0]?.init).not.toHaveProperty('body');
  expect(asked[0]?.init.headers).toEqual({ accept: 'application/json' });
});

it('sends JSON text as it is, and hands the answer’s to the reader', async () => {
  const text = '{"__proto__":9007199254740993,"a":1.0}';
  answers = [says(200, text)];
  const { data } = await run(write({ bodyText: text, parse: (_body, _headers, answered) => answered }));
  expect(asked[0]?.init.body).toBe(text);
  expect(data).toBe(text);
});

it.each<[string, BodyInit | null, unknown]>([
  ['nothing', null, null],
  ['null', 'null', null],
  ['an empty list', '[]', []],
])('reads %s', async (_what, body, data) => {
  answers = [says(200, body)];
  expect(await run(request())).toEqual({ data });
});

it.each<[string, BodyInit]>([
  ['HTML', '<html></html>'],
  ['a cut document', '{"a":[1,'],
  ['too deep a document', '['.repeat(201) + ']'.repeat(201)],
])('cannot read %s', async (_what, body) => {
  answers = [says(200, body)];
  expect(await run(request())).toEqual({ error: { kind: 'unreadable' } });
  expect(asked).toHaveLength(1);
});

it.each([new InvalidResponseError(), new TypeError('x is undefined')])(
  'takes %s of a reader as unreadable',
  async (problem) => {
    answers = [says(200, '{}')];
    const parse = () => {
      throw problem;
    };
    expect(await run(request({ parse }))).toEqual({ error: { kind: 'unreadable' } });
    expect(asked).toHaveLength(1);
  },
);

it.each<[string, BodyInit | null, object]>([
  ['words', '{"code":"c","message":"m","description":"d","extra":{"message":"e"}}', { code: 'c', message: 'm', description: 'd', extra: 'e' }],
  ['an extra text', '{"extra":"e","message":7}', { extra: 'e' }],
  ['HTML', '<html>', {}],
  ['nothing', null, {}],
  ['a list', '[1]', {}],
  ['very long words', JSON.stringify({ message: 'x'.repeat(1_000) }), { message: 'x'.repeat(300) }],
])('an error with %s', async (_what, body, words) => {
  answers = [says(409, body)];
  expect(await run(request())).toEqual({ error: { kind: 'status', status: 409, ...words } });
}); // prettier-ignore

it('takes only the statuses for a success that the request names', async () => {
  answers = [says(201, '{}')];
  expect(await run(write({ successStatuses: [200] }))).toEqual({ error: { kind: 'status', status: 201 } });
  expect(await run(write({ successStatuses: [200, 201] }))).toEqual({ data: {} });
});

it('takes a 404 for an answer where the request does', async () => {
  answers = [says(404)];
  expect(await run(request({ parseNotFound: () => 'none' }))).toEqual({ data: 'none' });
});

it.each<[string, () => Promise<Response>, object]>([
  ['a lost connection', isLost, { kind: 'network' }],
  ['502', says(502), { kind: 'status', status: 502 }],
  ['503', says(503), { kind: 'status', status: 503 }],
  ['504', says(504), { kind: 'status', status: 504 }],
])('repeats a read twice after %s, and a write never', async (_what, answer, error) => {
  answers = [answer];
  expect(await runFast(request())).toEqual({ error });
  expect(asked).toHaveLength(3);
  asked = [];
  expect(await runFast(write())).toEqual({ error });
  expect(asked).toHaveLength(1);
});

it.each([400, 401, 403, 404, 409, 429, 500, 501])('repeats nothing after %i', async (status) => {
  answers = [says(status)];
  await runFast(request());
  expect(asked).toHaveLength(1);
});

it('waits as long as the platform asks for, and repeats nothing that is to wait for long', async () => {
  const busy = (seconds: string) => () =>
    Promise.resolve(new Response(null, { status: 503, headers: { 'retry-after': seconds } }));
  answers = [busy('2'), says(200, '7')];
  const start = Date.now();
  expect(await runFast(request())).toEqual({ data: 7 });
  expect(Date.now() - start).toBeGreaterThanOrEqual(2_000);
  asked = [];
  answers = [busy('60')];
  expect(await runFast(request())).toEqual({ error: { kind: 'status', status: 503, retryAfter: 60 } });
  expect(asked).toHaveLength(1);
});

it('has the answer of the repeat that got one', async () => {
  answers = [isLost, says(503), says(200, '7')];
  expect(await runFast(request())).toEqual({ data: 7 });
  expect(asked).toHaveLength(3);
});

it('ends the repeats when the call is given up', async () => {
  answers = [isLost];
  const controller = new AbortController();
  const outcome = run(request(), controller.signal);
  controller.abort();
  expect((await outcome).error).toBeDefined();
  expect(asked).toHaveLength(1);
});

it('tells that a call was given up', async () => {
  answers = [
    ({ signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  ];
  const controller = new AbortController();
  const outcome = run(request(), controller.signal);
  controller.abort();
  expect(await outcome).toEqual({ error: { kind: 'aborted' } });
});

/** Puts the time-out into the test's hands, and tells what it was set to. */
function timeoutAtHand() {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return { timeout, ring: () => controller.abort(new DOMException('late', 'TimeoutError')) };
}

it('gives a call 10 seconds, and sends it no second time', async () => {
  const { timeout, ring } = timeoutAtHand();
  answers = [({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))]; // prettier-ignore
  const outcome = run(request());
  ring();
  expect(await outcome).toEqual({ error: { kind: 'timeout' } });
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(asked).toHaveLength(1);
});

it('gives the body no more time than the headers', async () => {
  const { ring } = timeoutAtHand();
  answers = [
    ({ signal }) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"a":'));
          signal?.addEventListener('abort', () => stream.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    },
  ];
  const outcome = run(write());
  ring();
  expect(await outcome).toEqual({ error: { kind: 'timeout' } });
});

it('takes a connection that is cut in the body as lost', async () => {
  answers = [
    () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
      ),
  ];
  expect(await run(write())).toEqual({ error: { kind: 'network' } });
});

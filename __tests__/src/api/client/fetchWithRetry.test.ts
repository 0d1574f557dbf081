import { fetchWithRetry } from '@/api/client/fetchWithRetry';
import { type PlatformRequest } from '@/api/client/request';

const BASE = 'https://us.example/base';

/** Each handler responds to one request, the last one also to all further requests. */
let handlers: ((init: RequestInit) => Promise<Response>)[] = [];
let requests: { url: string; init: RequestInit }[] = [];

beforeEach(() => {
  requests = [];
  globalThis.fetch = (input, init = {}) => {
    requests.push({ url: String(input), init });
    const handler = handlers[Math.min(requests.length, handlers.length) - 1];
    if (!handler) throw new Error('The test has no handler for this request.');
    return handler(init);
  };
});
afterEach(() => jest.useRealTimers());

const respondWith =
  (status: number, body: BodyInit | null = null) =>
  () =>
    Promise.resolve(new Response(body, { status }));
const loseConnection = () => Promise.reject(new TypeError('fetch failed'));

const buildRead = (parts: Partial<PlatformRequest> = {}): PlatformRequest => ({
  audience: 'pso',
  path: '/a',
  ...(parts as object),
});
const buildWrite = (parts: Partial<PlatformRequest> = {}) =>
  buildRead({ method: 'POST', body: {}, ...parts });

const OPTIONS = {
  baseUrl: BASE,
  token: 'token',
  idempotencyKey: null,
  maskSecrets: (text: string) => text.replaceAll('secret', '•••'),
};

/** Returns the failure, or the parsed body. */
async function send(
  request: PlatformRequest,
  { signal = new AbortController().signal, ...options }: Partial<Parameters<typeof fetchWithRetry>[1]> = {},
) {
  const { data, error } = await fetchWithRetry(request, { ...OPTIONS, signal, ...options });
  return error ? { error } : { data: data.body };
}

/** Uses fake timers, so that the pauses between the attempts take no time. */
const fakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });

async function sendWithoutPauses(request: PlatformRequest) {
  fakeTimers();
  const result = send(request);
  await jest.advanceTimersByTimeAsync(5_000);
  return result;
}

it('sends the request as JSON, and does not follow redirects or send cookies and referrer', async () => {
  handlers = [respondWith(200, '{"a":1}')];
  const query = { q: 'a b&c', none: undefined, zero: 0 };
  expect(await send(buildWrite({ query, body: { b: 2 } }))).toEqual({ data: { a: 1 } });
  expect(requests[0]).toMatchObject({
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

it('sends the idempotency key of a write when it has one', async () => {
  handlers = [respondWith(200)];
  await send(buildWrite(), { idempotencyKey: 'key-of-this-write' });
  await send(buildWrite());
  expect(new Headers(requests[0]?.init.headers).get('idempotency-key')).toBe('key-of-this-write');
  expect(new Headers(requests[1]?.init.headers).has('idempotency-key')).toBe(false);
});

it('sends no token and no body when the request has none', async () => {
  handlers = [respondWith(200)];
  await send(buildRead(), { token: null });
  expect(requests[0]?.init).not.toHaveProperty('body');
  expect(requests[0]?.init.headers).toEqual({ accept: 'application/json' });
});

it('sends `bodyText` unchanged, and returns the text of the response', async () => {
  const text = '{"__proto__":9007199254740993,"a":1.0}';
  handlers = [respondWith(200, text)];
  const { signal } = new AbortController();
  const { data } = await fetchWithRetry(buildWrite({ bodyText: text }), { ...OPTIONS, signal });
  expect(requests[0]?.init.body).toBe(text);
  expect(data?.text).toBe(text);
});

it.each<[string, BodyInit | null, unknown]>([
  ['nothing', null, null],
  ['null', 'null', null],
  ['an empty list', '[]', []],
])('parses a body of %s', async (_case, body, data) => {
  handlers = [respondWith(200, body)];
  expect(await send(buildRead())).toEqual({ data });
});

it.each<[string, BodyInit]>([
  ['HTML', '<html></html>'],
  ['a truncated document', '{"a":[1,'],
])('takes %s as an invalid response', async (_case, body) => {
  handlers = [respondWith(200, body)];
  expect(await send(buildRead())).toEqual({ error: { kind: 'unreadable' } });
  expect(requests).toHaveLength(1);
});

it('marks a body that is nested too deeply, and reports the messages of such an error response', async () => {
  const deepJson = '['.repeat(201) + ']'.repeat(201);
  handlers = [respondWith(200, deepJson), respondWith(409, `{"message":"m","extra":${deepJson}}`)];
  const { signal } = new AbortController();
  const { data } = await fetchWithRetry(buildRead(), { ...OPTIONS, signal });
  expect(data).toMatchObject({ isTooDeep: true, text: deepJson });
  expect(await send(buildRead())).toEqual({ error: { kind: 'status', status: 409, message: 'm' } });
});

it.each<[string, BodyInit | null, object]>([
  ['server messages', '{"code":"c","message":"m","description":"d","extra":{"message":"e"}}', { code: 'c', message: 'm', description: 'd', extra: 'e' }],
  ['a text in `extra`', '{"extra":"e","message":7}', { extra: 'e' }],
  ['HTML', '<html>', {}],
  ['nothing', null, {}],
  ['a list', '[1]', {}],
  ['a very long message', JSON.stringify({ message: 'x'.repeat(1_000) }), { message: `${'x'.repeat(300)}…` }],
  ['a very long extra message, which can end with what failed', JSON.stringify({ extra: 'x'.repeat(1_000) }), { extra: 'x'.repeat(1_000) }],
])('reports the server messages of an error response with %s', async (_case, body, messages) => {
  handlers = [respondWith(409, body)];
  expect(await send(buildRead())).toEqual({ error: { kind: 'status', status: 409, ...messages } });
}); // prettier-ignore

it('takes only the request’s success statuses as a success', async () => {
  handlers = [respondWith(201, '{}')];
  expect(await send(buildWrite({ successStatuses: [200] }))).toEqual({
    error: { kind: 'status', status: 201 },
  });
  expect(await send(buildWrite({ successStatuses: [200, 201] }))).toEqual({ data: {} });
});

it.each([
  ['nothing', null, { data: null }],
  ['JSON', '{"message":"m"}', { data: null }],
  ['the HTML of a proxy', '<html>', { error: { kind: 'status', status: 404 } }],
])('a 404 with %s, when the request accepts it', async (_case, body, result) => {
  handlers = [respondWith(404, body)];
  expect(await send(buildRead({ acceptsNotFound: true }))).toEqual(result);
});

it.each<[string, () => Promise<Response>, object]>([
  ['a lost connection', loseConnection, { kind: 'network' }],
  ['502', respondWith(502), { kind: 'status', status: 502 }],
  ['503', respondWith(503), { kind: 'status', status: 503 }],
  ['504', respondWith(504), { kind: 'status', status: 504 }],
])('retries a read twice after %s, and never retries a write', async (_case, handler, error) => {
  handlers = [handler];
  expect(await sendWithoutPauses(buildRead())).toEqual({ error });
  expect(requests).toHaveLength(3);
  requests = [];
  expect(await sendWithoutPauses(buildWrite())).toEqual({ error });
  expect(requests).toHaveLength(1);
});

it.each([400, 401, 403, 404, 409, 429, 500, 501])('does not retry after %i', async (status) => {
  handlers = [respondWith(status)];
  await sendWithoutPauses(buildRead());
  expect(requests).toHaveLength(1);
});

it('waits as long as Retry-After demands, and does not retry when that is too long', async () => {
  const respondBusy = (seconds: string) => () =>
    Promise.resolve(new Response(null, { status: 503, headers: { 'retry-after': seconds } }));
  handlers = [respondBusy('2'), respondWith(200, '7')];
  fakeTimers();
  const result = send(buildRead());
  await jest.advanceTimersByTimeAsync(1_999);
  expect(requests).toHaveLength(1);
  // Up to half longer, so that not all clients come back at once.
  await jest.advanceTimersByTimeAsync(1_002);
  expect(await result).toEqual({ data: 7 });
  requests = [];
  handlers = [respondBusy('60')];
  expect(await sendWithoutPauses(buildRead())).toEqual({
    error: { kind: 'status', status: 503, retryAfter: 60 },
  });
  expect(requests).toHaveLength(1);
});

it('returns the response of the first retry that succeeds', async () => {
  handlers = [loseConnection, respondWith(503), respondWith(200, '7')];
  expect(await sendWithoutPauses(buildRead())).toEqual({ data: 7 });
  expect(requests).toHaveLength(3);
});

it('does not retry an aborted call, and reports it as aborted', async () => {
  handlers = [loseConnection];
  const controller = new AbortController();
  const result = send(buildRead(), { signal: controller.signal });
  controller.abort();
  // Not as the failure before the pause in which the call was aborted.
  expect(await result).toEqual({ error: { kind: 'aborted' } });
  expect(requests).toHaveLength(1);
});

it('reports an aborted call as aborted', async () => {
  handlers = [
    ({ signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  ];
  const controller = new AbortController();
  const result = send(buildRead(), { signal: controller.signal });
  controller.abort();
  expect(await result).toEqual({ error: { kind: 'aborted' } });
});

/** Replaces the time-out signal by one that `expire` aborts. `timeout` is the mock of `AbortSignal.timeout`. */
function mockTimeout() {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return { timeout, expire: () => controller.abort(new DOMException('late', 'TimeoutError')) };
}

it('ends a call after 10 seconds, and does not retry it', async () => {
  const { timeout, expire } = mockTimeout();
  handlers = [({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))]; // prettier-ignore
  const result = send(buildRead());
  expire();
  expect(await result).toEqual({ error: { kind: 'timeout' } });
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(requests).toHaveLength(1);
});

it('applies the time-out to the body as well as to the headers', async () => {
  const { expire } = mockTimeout();
  handlers = [
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
  const result = send(buildWrite());
  expire();
  expect(await result).toEqual({ error: { kind: 'timeout' } });
});

it('reports a connection that is lost in the body as a network failure', async () => {
  handlers = [
    () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
      ),
  ];
  expect(await send(buildWrite())).toEqual({ error: { kind: 'network' } });
});

import { fetchWithRetry } from '@/api/client/fetchWithRetry';
import {
  answer,
  BASE,
  buildRead,
  buildWrite,
  failFetch,
  fakeServer,
  fakeTimers,
  OPTIONS,
  send,
} from '@tests/support/fetchWithRetryFixture';

it('sends the request as JSON, follows no redirect, and sends no referrer, and no cookies to another origin', async () => {
  fakeServer.handlers = [answer(200, '{"a":1}')];
  const query = { q: 'a b&c', none: undefined, zero: 0 };
  expect(await send(buildWrite({ query, body: { b: 2 } }))).toEqual({ data: { a: 1 } });
  expect(fakeServer.requests[0]).toMatchObject({
    url: `${BASE}/a?q=a+b%26c&zero=0`,
    init: {
      method: 'POST',
      body: '{"b":2}',
      redirect: 'error',
      credentials: 'same-origin',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    },
  });
});

it('sends the idempotency key of a write when it has one', async () => {
  fakeServer.handlers = [answer(200)];
  await send(buildWrite(), { idempotencyKey: 'key-of-this-write' });
  await send(buildWrite());
  expect(new Headers(fakeServer.requests[0]?.init.headers).get('idempotency-key')).toBe('key-of-this-write');
  expect(new Headers(fakeServer.requests[1]?.init.headers).has('idempotency-key')).toBe(false);
});

it('sends no token and no body when the request has none', async () => {
  fakeServer.handlers = [answer(200)];
  await send(buildRead(), { token: null });
  expect(fakeServer.requests[0]?.init).not.toHaveProperty('body');
  expect(fakeServer.requests[0]?.init.headers).toEqual({ accept: 'application/json' });
});

it('sends `bodyText` unchanged, and returns the text of the response', async () => {
  const text = '{"__proto__":9007199254740993,"a":1.0}';
  fakeServer.handlers = [answer(200, text)];
  const { signal } = new AbortController();
  const { data } = await fetchWithRetry(buildWrite({ bodyText: text }), { ...OPTIONS, signal });
  expect(fakeServer.requests[0]?.init.body).toBe(text);
  expect(data?.text).toBe(text);
});

it.each<[string, BodyInit | null, unknown]>([
  ['nothing', null, null],
  ['null', 'null', null],
  ['an empty list', '[]', []],
])('parses a body of %s', async (_case, body, data) => {
  fakeServer.handlers = [answer(200, body)];
  expect(await send(buildRead())).toEqual({ data });
});

it.each<[string, BodyInit]>([
  ['HTML', '<html></html>'],
  ['a truncated document', '{"a":[1,'],
])('takes %s as an invalid response', async (_case, body) => {
  fakeServer.handlers = [answer(200, body)];
  expect(await send(buildRead())).toEqual({ error: { kind: 'unreadable' } });
  expect(fakeServer.requests).toHaveLength(1);
});

it('marks a body that is nested too deeply, and reports the messages of such an error response', async () => {
  const deepJson = '['.repeat(201) + ']'.repeat(201);
  fakeServer.handlers = [answer(200, deepJson), answer(409, `{"message":"m","extra":${deepJson}}`)];
  const { signal } = new AbortController();
  const { data } = await fetchWithRetry(buildRead(), { ...OPTIONS, signal });
  expect(data).toMatchObject({ isTooDeep: true, text: deepJson });
  expect(await send(buildRead())).toEqual({ error: { kind: 'status', status: 409, message: 'm' } });
});

it.each<[string, BodyInit | null, object]>([
  [
    'server messages',
    '{"code":"c","message":"m","description":"d","extra":{"message":"e"}}',
    { code: 'c', message: 'm', description: 'd', extra: 'e' },
  ],
  ['a text in `extra`', '{"extra":"e","message":7}', { extra: 'e' }],
  ['HTML', '<html>', { isUnreadable: true }],
  ['nothing', null, {}],
  ['a list', '[1]', {}],
  ['a very long message', JSON.stringify({ message: 'x'.repeat(1_000) }), { message: `${'x'.repeat(300)}…` }],
  [
    'a very long extra message, which can end with what failed',
    JSON.stringify({ extra: 'x'.repeat(1_000) }),
    { extra: 'x'.repeat(1_000) },
  ],
])('reports the server messages of an error response with %s', async (_case, body, messages) => {
  fakeServer.handlers = [answer(409, body)];
  expect(await send(buildRead())).toEqual({ error: { kind: 'status', status: 409, ...messages } });
});

it.each([200, 201, 204])('takes %d as the success of a write', async (status) => {
  fakeServer.handlers = [answer(status)];
  expect(await send(buildWrite())).toEqual({ data: null });
});

it('takes another status below 400 as the failure of a write only', async () => {
  fakeServer.handlers = [answer(202, '{}')];
  expect(await send(buildWrite())).toEqual({ error: { kind: 'status', status: 202 } });
  expect(await send(buildRead())).toEqual({ data: {} });
});

it('takes only the request’s success statuses as a success', async () => {
  fakeServer.handlers = [answer(201, '{}')];
  expect(await send(buildWrite({ successStatuses: [200] }))).toEqual({
    error: { kind: 'status', status: 201 },
  });
  expect(await send(buildWrite({ successStatuses: [200, 201] }))).toEqual({ data: {} });
});

it.each([
  ['nothing', null, { data: null }],
  ['JSON', '{"message":"m"}', { data: null }],
  ['the HTML of a proxy', '<html>', { error: { kind: 'status', status: 404, isUnreadable: true } }],
])('a 404 with %s, when the request accepts it', async (_case, body, result) => {
  fakeServer.handlers = [answer(404, body)];
  expect(await send(buildRead({ acceptsNotFound: true }))).toEqual(result);
});

it('reports an aborted call as aborted', async () => {
  fakeServer.handlers = [
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
  fakeServer.handlers = [({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))]; // prettier-ignore
  const result = send(buildRead());
  expire();
  expect(await result).toEqual({ error: { kind: 'timeout' } });
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(fakeServer.requests).toHaveLength(1);
});

it('applies the time-out to the body as well as to the headers', async () => {
  const { expire } = mockTimeout();
  fakeServer.handlers = [
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
  fakeServer.handlers = [
    () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
      ),
  ];
  expect(await send(buildWrite())).toEqual({ error: { kind: 'network' } });
});

it('reports a lost connection in a later task, which a page that is left no longer runs', async () => {
  fakeTimers();
  fakeServer.handlers = [failFetch];
  const onEnd = jest.fn();
  const sending = send(buildWrite()).then(onEnd);
  // More microtasks than a rejection takes to get there.
  for (let count = 0; count < 50; count += 1) await Promise.resolve();
  expect(onEnd).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  await sending;
  expect(onEnd).toHaveBeenCalledWith({ error: { kind: 'network' } });
});

import {
  answer,
  buildRead,
  buildWrite,
  failFetch,
  fakeServer,
  fakeTimers,
  send,
  sendWithoutPauses,
} from '@tests/support/fetchWithRetryFixture';

it.each<[string, () => Promise<Response>, object]>([
  ['a lost connection', failFetch, { kind: 'network' }],
  ['502', answer(502), { kind: 'status', status: 502 }],
  ['503', answer(503), { kind: 'status', status: 503 }],
  ['504', answer(504), { kind: 'status', status: 504 }],
])('retries a read twice after %s, and never retries a write', async (_case, handler, error) => {
  fakeServer.handlers = [handler];
  expect(await sendWithoutPauses(buildRead())).toEqual({ error });
  expect(fakeServer.requests).toHaveLength(3);
  fakeServer.requests = [];
  expect(await sendWithoutPauses(buildWrite())).toEqual({ error });
  expect(fakeServer.requests).toHaveLength(1);
});

it.each([400, 401, 403, 404, 409, 429, 500, 501])('does not retry after %i', async (status) => {
  fakeServer.handlers = [answer(status)];
  await sendWithoutPauses(buildRead());
  expect(fakeServer.requests).toHaveLength(1);
});

it('waits as long as Retry-After demands, and does not retry when that is too long', async () => {
  const respondBusy = (seconds: string) => () =>
    Promise.resolve(new Response(null, { status: 503, headers: { 'retry-after': seconds } }));
  fakeServer.handlers = [respondBusy('2'), answer(200, '7')];
  fakeTimers();
  const result = send(buildRead());
  await jest.advanceTimersByTimeAsync(1_999);
  expect(fakeServer.requests).toHaveLength(1);
  // Up to half longer, so that not all clients come back at once.
  await jest.advanceTimersByTimeAsync(1_002);
  expect(await result).toEqual({ data: 7 });
  fakeServer.requests = [];
  fakeServer.handlers = [respondBusy('60')];
  expect(await sendWithoutPauses(buildRead())).toEqual({
    error: { kind: 'status', status: 503, retryAfter: 60 },
  });
  expect(fakeServer.requests).toHaveLength(1);
});

it('returns the response of the first retry that succeeds', async () => {
  fakeServer.handlers = [failFetch, answer(503), answer(200, '7')];
  expect(await sendWithoutPauses(buildRead())).toEqual({ data: 7 });
  expect(fakeServer.requests).toHaveLength(3);
});

it('does not retry an aborted call, and reports it as aborted', async () => {
  fakeServer.handlers = [failFetch];
  const controller = new AbortController();
  const result = send(buildRead(), { signal: controller.signal });
  controller.abort();
  // Not as the failure before the pause in which the call was aborted.
  expect(await result).toEqual({ error: { kind: 'aborted' } });
  expect(fakeServer.requests).toHaveLength(1);
});

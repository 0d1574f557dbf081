import { createFaultBook } from '@server/faults/faultBook';
import { listen, type Listening } from '@server/listening';
import { openTestPlatform, type TestPlatform } from '../testPlatform';

const CONTROL = '/platform/_control/faults';
const urlOf = (path: string) => `http://localhost${path}`;

describe('a fault', () => {
  const befalls = (fault: object, path = '/payment/api/v4/payment/5', method = 'GET') =>
    createFaultBook([{ kind: 'hang', ...fault }]).take('usEast', method, urlOf(path)) !== undefined;

  it.each([
    [{}, true],
    [{ region: 'usEast' }, true],
    [{ region: 'australia' }, false],
    [{ method: 'GET' }, true],
    [{ method: 'POST' }, false],
    [{ path: '/payment/api/v4/payment/5' }, true],
    [{ path: '/payment/api/v4/payment' }, false],
    [{ path: '/payment/*' }, true],
    [{ path: '*/payment/*' }, true],
    [{ path: '*5' }, true],
    [{ path: '/payment/*/payment/5' }, true],
    [{ path: '/pay*ment/5*5' }, false],
    [{ path: '.*' }, false],
  ])('%j befalls the call: %s', (fault, expected) => {
    expect(befalls(fault)).toBe(expected);
  });

  it('looks at the query when it names one, and past a slash at the end', () => {
    expect(befalls({ path: '/a?page=2' }, '/a?page=2')).toBe(true);
    expect(befalls({ path: '/a?page=2' }, '/a?page=3')).toBe(false);
    expect(befalls({ path: '/a' }, '/a/')).toBe(true);
  });

  it('happens as often as it says', () => {
    const book = createFaultBook([{ kind: 'status', times: 2 }]);
    const take = () => book.take('usEast', 'GET', urlOf('/x'))?.kind;
    expect([take(), take(), take()]).toEqual(['status', 'status', undefined]);
    expect(book.list()).toEqual([]);
  });
});

it('cannot be asked for unless the platform was started so', async () => {
  const platform = await openTestPlatform();
  const reply = await platform.platform.site.request(CONTROL, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '[{"kind":"hang"}]',
  });
  platform.close();
  expect(reply.status).toBe(404);
});

describe('over a connection', () => {
  let platform: TestPlatform;
  let server: Listening;
  let origin: string;
  let token: string;
  beforeAll(async () => {
    platform = await openTestPlatform({ faults: [] });
    server = await listen(platform.platform.site, '127.0.0.1', 0);
    origin = `http://127.0.0.1:${server.port}`;
    token = await platform.agencyToken('CBTA');
  });
  afterAll(async () => {
    await server.stop();
    platform.close();
  });

  const control = (method: string, body?: unknown) =>
    fetch(origin + CONTROL, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/platform/us-east${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const profile = async () =>
    (await call('/profile/api/v3/profile/1000001')).json() as Promise<{ first_name: string }>;
  const rename = (name: string, init: RequestInit = {}) =>
    call('/profile/api/v3/profile', {
      method: 'POST',
      body: JSON.stringify({ user_id: 1_000_001, first_name: name, last_name: 'X', cell_phone: null }),
      ...init,
    });
  const set = async (...faults: object[]) => expect((await control('PUT', faults)).status).toBe(200);

  it('is set, shown and taken back', async () => {
    await set({ kind: 'status', status: 503, path: '/reports/*', retryAfter: 7 });
    expect(await (await control('GET')).json()).toMatchObject([
      { kind: 'status', status: 503, path: '/reports/*' },
    ]);
    const broken = await call('/reports/api/v1/reportList');
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '7']);
    expect(await broken.json()).toMatchObject({ code: 'fault' });
    expect((await control('DELETE')).status).toBe(200);
    expect((await call('/reports/api/v1/reportList')).status).toBe(200);
  });

  it.each([[{}], [[{ kind: 'explode' }]], [[{ kind: 'hang', when: 'now' }]], [[{ kind: 'hang', times: 0 }]]])(
    'refuses %j',
    async (body) => {
      expect((await control('PUT', body)).status).toBe(400);
    },
  );

  it('answers late', async () => {
    await set({ kind: 'latency', ms: 150, times: 1 });
    const started = performance.now();
    expect((await call('/reports/api/v1/reportList')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(140);
  });

  it('answers a body that was asked for, and a page instead of JSON', async () => {
    await set({ kind: 'status', status: 200, body: null, times: 1 }, { kind: 'html', times: 1 });
    expect(await (await call('/reports/api/v1/reportList')).text()).toBe('null');
    const page = await call('/reports/api/v1/reportList');
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=UTF-8']);
  });

  it('cuts a body', async () => {
    await set({ kind: 'cut', times: 1 });
    const reply = await call('/reports/api/v1/reportList');
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
  });

  it('stops in the body until the caller gives up', async () => {
    await set({ kind: 'stall', times: 1 });
    const caller = new AbortController();
    const reply = await call('/reports/api/v1/reportList', { signal: caller.signal });
    const body = reply.body?.getReader();
    const { value } = (await body?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/^\[/);
    const more = body?.read();
    caller.abort();
    await expect(more).rejects.toThrow('aborted');
  });

  it('redirects', async () => {
    await set({ kind: 'status', status: 307, location: 'http://127.0.0.1:1/x', times: 1 });
    const reply = await call('/reports/api/v1/reportList', { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([307, 'http://127.0.0.1:1/x']);
  });

  it('closes the connection, with the write not made or made', async () => {
    const { first_name: before } = await profile();
    await set({ kind: 'drop', method: 'POST', times: 1 });
    await expect(rename('Dropped')).rejects.toThrow();
    expect((await profile()).first_name).toBe(before);
    await set({ kind: 'drop', method: 'POST', times: 1, applied: true });
    await expect(rename('Applied')).rejects.toThrow();
    expect((await profile()).first_name).toBe('Applied');
  });

  it('hangs until the caller gives up, with the write made', async () => {
    await set({ kind: 'hang', method: 'POST', times: 1, applied: true });
    await expect(rename('Hung', { signal: AbortSignal.timeout(120) })).rejects.toThrow();
    expect((await profile()).first_name).toBe('Hung');
  });

  it('is logged as unanswered', () => {
    expect(platform.log.filter(({ status }) => status === 0).length).toBeGreaterThanOrEqual(4);
  });
});

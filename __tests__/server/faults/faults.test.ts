import { createFaultRegistry } from '@server/faults/faultRegistry';
import { type RunningServer, startServer } from '@server/httpServer';
import { openTestPlatform, type TestPlatform } from '../testPlatform';

const FAULTS_PATH = '/platform/_control/faults';
const urlOf = (path: string) => `http://localhost${path}`;

describe('a fault', () => {
  const isMatched = (fault: object, path = '/payment/api/v4/payment/5', method = 'GET') =>
    createFaultRegistry([{ kind: 'hang', ...fault }]).takeMatching('usEast', method, urlOf(path)) !==
    undefined;

  it.each([
    [{}, true],
    [{ host: 'usEast' }, true],
    [{ host: 'australia' }, false],
    [{ method: 'GET' }, true],
    [{ method: 'POST' }, false],
    [{ path: '/payment/api/v4/payment/5' }, true],
    [{ path: '/payment/api/v4/payment' }, false],
    [{ path: '/payment/*' }, true],
    [{ path: '*/payment/*' }, true],
    [{ path: '*5' }, true],
    [{ path: '/payment/*/payment/5' }, true],
    [{ path: '/pay*ment/5*5' }, false],
    // The pattern is no regular expression: only `*` has a meaning.
    [{ path: '.*' }, false],
  ])('%j matches the request: %s', (fault, expected) => {
    expect(isMatched(fault)).toBe(expected);
  });

  it('compares the query only when the pattern has one, and ignores a trailing slash', () => {
    expect(isMatched({ path: '/a?page=2' }, '/a?page=2')).toBe(true);
    expect(isMatched({ path: '/a?page=2' }, '/a?page=3')).toBe(false);
    expect(isMatched({ path: '/a' }, '/a/')).toBe(true);
  });

  it('applies as many times as configured', () => {
    const registry = createFaultRegistry([{ kind: 'status', times: 2 }]);
    const takeKind = () => registry.takeMatching('usEast', 'GET', urlOf('/x'))?.kind;
    expect([takeKind(), takeKind(), takeKind()]).toEqual(['status', 'status', undefined]);
    expect(registry.list()).toEqual([]);
  });
});

it('faults cannot be set unless the platform was started with the variable FAULTS', async () => {
  const platform = await openTestPlatform();
  const response = await platform.instance.app.request(FAULTS_PATH, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '[{"kind":"hang"}]',
  });
  platform.close();
  expect(response.status).toBe(404);
});

it.each([
  ['a forwarded request', '127.0.0.1', { 'x-forwarded-for': '198.51.100.7' }, 404],
  ['a request that another proxy forwarded', '127.0.0.1', { via: '1.1 proxy' }, 404],
  ['another machine', '192.0.2.1', {}, 404],
  // Its socket has no address any more.
  ['a client that has hung up', undefined, {}, 404],
  ['this machine', '::ffff:127.0.0.1', {}, 200],
  ['this machine by IPv6', '::1', {}, 200],
  ['this machine by its address in HOST', '192.0.2.5', {}, 200],
  ['a proxy on this machine', '192.0.2.5', { 'x-forwarded-for': '192.0.2.5' }, 404],
])('%s at %s with %j gets %i from the faults', async (_, remoteAddress, headers, status) => {
  const platform = await openTestPlatform({ faults: [], trustedProxies: ['192.0.2.5'] });
  const localAddress = remoteAddress && '::ffff:192.0.2.5';
  const env = { incoming: { socket: { remoteAddress, localAddress } } };
  // nginx passes this path on as it is, and compares its rules with /platform/faults.
  for (const path of [FAULTS_PATH, '/platform/_control//../faults']) {
    const response = await platform.instance.app.request(path, { headers }, env);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  }
  platform.close();
});

it.each([
  [{ status: 99_999 }, 'status must be at most 599'],
  [{ status: 204 }, 'status must be a status with a body'],
  [{ ms: 2_147_483_648 }, 'ms must be at most 2147483647'],
  [{ status: 302, location: '/x\r\nset-cookie: a=b' }, 'location must'],
  [{ status: 302, location: '/\u2713' }, 'location must be a URL in ASCII'],
])('refuses the fault %j with its reason', async (fault, reason) => {
  const platform = await openTestPlatform({ faults: [] });
  const response = await platform.instance.app.request(FAULTS_PATH, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ kind: 'status', ...fault }]),
  });
  platform.close();
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(reason)]);
});

it('a response without a body is sent as it is, because it cannot be cut', async () => {
  const platform = await openTestPlatform({ faults: [{ kind: 'cut' }] });
  const response = await platform.instance.app.request('/platform/us-east/pso/api/v1/signout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  platform.close();
  expect(response.status).toBe(204);
});

it.each(['hang', 'stall'] as const)('%s ends at once if the caller has given up before it', async (kind) => {
  const platform = await openTestPlatform({ faults: [{ kind }] });
  await platform.instance.app.request('/platform/us-east/pso/api/v1/users', { signal: AbortSignal.abort() });
  expect(platform.accessLog).toHaveLength(1);
  platform.close();
});

it.each(['cut', 'stall'] as const)('%s is readable for the portal on another origin', async (kind) => {
  const origin = 'http://localhost:8080';
  const platform = await openTestPlatform({ faults: [{ kind }], portalOrigins: [origin] });
  const server = await startServer(platform.instance.regionApps.usEast, '127.0.0.1', 0);
  const caller = new AbortController();
  const response = await fetch(`http://127.0.0.1:${server.port}/pso/api/v1/users`, {
    headers: { origin },
    signal: caller.signal,
  });
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  caller.abort();
  await server.stop();
  platform.close();
});

describe('a fault over a network connection', () => {
  let platform: TestPlatform;
  let server: RunningServer;
  let origin: string;
  let token: string;
  beforeAll(async () => {
    platform = await openTestPlatform({ faults: [] });
    server = await startServer(platform.instance.app, '127.0.0.1', 0);
    origin = `http://127.0.0.1:${server.port}`;
    token = await platform.fetchAgencyToken('CBTA');
  });
  afterAll(async () => {
    await server.stop();
    platform.close();
  });

  const requestFaults = (method: string, body?: unknown) =>
    fetch(origin + FAULTS_PATH, {
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
  const readProfile = async () =>
    (await call('/profile/api/v3/profile/1000001')).json() as Promise<{ first_name: string }>;
  const renameRider = (name: string, init: RequestInit = {}) =>
    call('/profile/api/v3/profile', {
      method: 'POST',
      body: JSON.stringify({ user_id: 1_000_001, first_name: name, last_name: 'X', cell_phone: null }),
      ...init,
    });
  const setFaults = async (...faults: object[]) =>
    expect((await requestFaults('PUT', faults)).status).toBe(200);

  it('is set, listed and removed', async () => {
    await setFaults({ kind: 'status', status: 503, path: '/reports/*', retryAfter: 7 });
    expect(await (await requestFaults('GET')).json()).toMatchObject([
      { kind: 'status', status: 503, path: '/reports/*' },
    ]);
    const response = await call('/reports/api/v1/reportList');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
    expect(await response.json()).toMatchObject({ code: 'fault' });
    expect((await requestFaults('DELETE')).status).toBe(200);
    expect((await call('/reports/api/v1/reportList')).status).toBe(200);
  });

  it.each([
    [{}],
    [[{ kind: 'explode' }]],
    [[{ kind: 'hang', when: 'now' }]],
    [[{ kind: 'hang', times: 0 }]],
    [[{ kind: 'latency' }]],
  ])('rejects %j', async (body) => {
    expect((await requestFaults('PUT', body)).status).toBe(400);
  });

  it('delays the response', async () => {
    await setFaults({ kind: 'latency', ms: 150, times: 1 });
    const started = performance.now();
    expect((await call('/reports/api/v1/reportList')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(140);
  });

  it('sends a configured body, and an HTML page instead of JSON', async () => {
    await setFaults({ kind: 'status', status: 200, body: null, times: 1 }, { kind: 'html', times: 1 });
    expect(await (await call('/reports/api/v1/reportList')).text()).toBe('null');
    const page = await call('/reports/api/v1/reportList');
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=UTF-8']);
  });

  it('closes the connection in the middle of the body', async () => {
    await setFaults({ kind: 'cut', times: 1 });
    const response = await call('/reports/api/v1/reportList');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('stops sending in the middle of the body until the caller aborts', async () => {
    await setFaults({ kind: 'stall', times: 1 });
    const caller = new AbortController();
    const response = await call('/reports/api/v1/reportList', { signal: caller.signal });
    const body = response.body?.getReader();
    const { value } = (await body?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/^\[/);
    const nextChunk = body?.read();
    caller.abort();
    await expect(nextChunk).rejects.toThrow('aborted');
  });

  it('redirects', async () => {
    await setFaults({ kind: 'status', status: 307, location: 'http://127.0.0.1:1/x', times: 1 });
    const response = await call('/reports/api/v1/reportList', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([307, 'http://127.0.0.1:1/x']);
  });

  it('closes the connection, with the write not applied or applied', async () => {
    const { first_name: before } = await readProfile();
    await setFaults({ kind: 'drop', method: 'POST', times: 1 });
    await expect(renameRider('Dropped')).rejects.toThrow();
    expect((await readProfile()).first_name).toBe(before);
    await setFaults({ kind: 'drop', method: 'POST', times: 1, applied: true });
    await expect(renameRider('Applied')).rejects.toThrow();
    expect((await readProfile()).first_name).toBe('Applied');
  });

  it('hangs until the caller aborts, with the write applied', async () => {
    await setFaults({ kind: 'hang', method: 'POST', times: 1, applied: true });
    const controller = new AbortController();
    const renaming = renameRider('Hung', { signal: controller.signal });
    const readName = async () => (await readProfile()).first_name;
    for (let tries = 0; tries < 1_000 && (await readName()) !== 'Hung'; tries += 1);
    controller.abort();
    await expect(renaming).rejects.toThrow();
    expect(await readName()).toBe('Hung');
  });

  it('is logged with status 0 when it sends no response', () => {
    // The tests above set more than four faults of the kinds cut, stall, drop and hang.
    expect(platform.accessLog.filter(({ status }) => status === 0).length).toBeGreaterThanOrEqual(4);
  });
});

import fs, { mkdirSync, mkdtempSync, type ReadStream, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { type RunningServer, startServer } from '@server/httpServer';
import { openTestPlatform, type TestPlatform } from '../../testPlatform';

/** A policy as the build writes it. */
const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-one='; connect-src 'self'; style-src 'self' 'sha256-two='";

let folder: string;
let platform: TestPlatform;
let server: RunningServer | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'SECRET');
  mkdirSync(join(folder, 'dist-other'));
  writeFileSync(join(folder, 'dist-other', 'secret.txt'), 'SECRET');
  writeFileSync(join(dist, '.hidden.txt'), 'SECRET');
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(dist, 'index.html.br'), 'brotli page');
  writeFileSync(join(dist, 'security-policy.txt'), `${POLICY}\n`);
  writeFileSync(join(dist, 'security-policy.conf'), 'add_header');
  writeFileSync(join(dist, 'index.json'), '{"backendUrl":"SECRET"}');
  writeFileSync(join(dist, 'assets', 'main.abc.js'), 'plain()');
  writeFileSync(join(dist, 'assets', 'main.abc.js.gz'), gzipSync('plain()'));
  writeFileSync(join(dist, 'assets', 'main.abc.js.br'), 'brotli bytes');
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  platform = await openTestPlatform({ portalDir: dist });
});
afterEach(() => server?.stop());
afterAll(() => {
  platform.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  platform.instance.app.request(path, { headers });
const HTML_HEADERS = { accept: 'text/html,application/xhtml+xml' };

it('sends the smallest encoding that the browser accepts', async () => {
  const brotli = await get('/assets/main.abc.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await brotli.text()).toBe('brotli bytes');
  expect(
    (await get('/assets/main.abc.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding'),
  ).toBe('gzip');
  const plain = await get('/assets/main.abc.js');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  expect(await plain.text()).toBe('plain()');
});

it('caches hashed files for a year, revalidates other files, and does not cache pages', async () => {
  expect((await get('/assets/main.abc.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/', HTML_HEADERS)).headers.get('cache-control')).toBe('no-store');
  expect((await get('/index.html')).headers.get('cache-control')).toBe('no-store');
});

it('sends index.html for a page URL', async () => {
  // The last one has a dot but is no file: an agency's URL is a page.
  for (const path of ['/', '/agencies', '/agency-dashboard/METRO/riders/1000001', '/agency-dashboard/A.B']) {
    const response = await get(path, HTML_HEADERS);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Portal</title>');
  }
});

it('responds with a plain 404 for missing files and for the policy’s files', async () => {
  for (const [path, headers] of [
    ['/assets/main.old.js', HTML_HEADERS],
    ['/assets/', HTML_HEADERS],
    ['/platform/elsewhere', HTML_HEADERS],
    ['/agencies', { accept: 'application/json' }],
    ['/missing.js', {}],
    ['/security-policy.txt', {}],
    ['/security-policy.conf', {}],
  ] as const) {
    const response = await get(path, headers);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  }
});

it('serves the platform’s configuration, not the folder’s index.json', async () => {
  const response = await get('/index.json');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.text()).not.toContain('SECRET');
});

it('sends headers that forbid embedding and foreign content', async () => {
  for (const path of ['/', '/assets/main.abc.js', '/index.json', '/assets/none.js']) {
    const { headers } = await get(path, HTML_HEADERS);
    expect(headers.get('content-security-policy')).toBe(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

it('adds the origins of the APIs to the policy', async () => {
  const origins = { usEast: 'http://a.test', australia: 'http://b.test', publicInfo: 'http://c.test' };
  const otherPlatform = await openTestPlatform({ portalDir: join(folder, 'dist'), origins });
  const { headers } = await otherPlatform.instance.app.request('/', { headers: HTML_HEADERS });
  expect(headers.get('content-security-policy')).toBe(
    POLICY.replace("connect-src 'self'", "connect-src 'self' http://a.test http://b.test http://c.test"),
  );
  otherPlatform.close();
});

it('sends pages without a policy if the build has none', async () => {
  const dist = join(folder, 'dist-without-policy');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  const otherPlatform = await openTestPlatform({ portalDir: dist });
  const response = await otherPlatform.instance.app.request('/', { headers: HTML_HEADERS });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toBeNull();
  otherPlatform.close();
});

const createDenied = (file: string) =>
  Object.assign(new Error(`EACCES: permission denied, open '${file}'`), { code: 'EACCES' });

it('tells a browser nothing of a file that cannot be opened', async () => {
  const errors: unknown[] = [];
  const otherPlatform = await openTestPlatform({
    portalDir: join(folder, 'dist'),
    onError: (error) => errors.push(error),
  });
  server = await startServer(otherPlatform.instance.app, '127.0.0.1', 0);
  jest.spyOn(fs, 'createReadStream').mockImplementationOnce(
    (file) =>
      new Readable({
        read() {
          this.destroy(createDenied(String(file)));
        },
      }) as ReadStream,
  );
  const response = await fetch(`http://127.0.0.1:${server.port}/`, {
    headers: { ...HTML_HEADERS, 'accept-encoding': 'br' },
  });
  expect([response.status, await response.text()]).toEqual([500, 'The portal could not be read.']);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('last-modified');
  expect(errors).toEqual([createDenied(join(folder, 'dist', 'index.html.br'))]);
  otherPlatform.close();
});

it('sends no page without the build’s policy if that cannot be read', async () => {
  jest.spyOn(fs.promises, 'readFile').mockRejectedValueOnce(createDenied('security-policy.txt'));
  const response = await get('/', HTML_HEADERS);
  expect([response.status, await response.text()]).toEqual([500, 'The portal could not be read.']);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

it('sends pages in the build’s encodings', async () => {
  const response = await get('/agencies', { ...HTML_HEADERS, 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe('brotli page');
});

it('accepts only GET and HEAD', async () => {
  expect((await platform.instance.app.request('/agencies', { method: 'POST' })).status).toBe(405);
  expect((await platform.instance.app.request('/', { method: 'HEAD', headers: HTML_HEADERS })).status).toBe(
    200,
  );
});

/** Spellings of `..` and `/` that a server could decode to a path outside its folder. */
const CLIMBS = ['..', '%2e%2e', '.%2e', '%2e.', '%252e%252e', '..%00', '%c0%ae%c0%ae', '..;', '%e0%80%ae'];
const SLASHES = ['/', '%2f', '%5c', '\\', '//', '%252f', '%c0%af'];
const TRAVERSALS = CLIMBS.flatMap((climb) => SLASHES.map((slash) => `${climb}${slash}`));

it(`serves no file outside its folder and bypasses no authorization: ${TRAVERSALS.length} path traversals`, async () => {
  const token = await platform.fetchOperatorToken();
  for (const traversal of TRAVERSALS) {
    for (const path of [
      `/${traversal}secret.txt`,
      `/assets/${traversal}${traversal}secret.txt`,
      `/${traversal}dist-other/secret.txt`,
      `//${traversal}secret.txt`,
      `/.hidden.txt`,
      `/index.html/${traversal}secret.txt`,
      `/platform/us-east/${traversal}secret.txt`,
    ]) {
      const response = await get(path);
      expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
      expect(await response.text()).not.toContain('SECRET');
    }
    const apiResponse = await get(`/platform/public-info/${traversal}us-east/pso/api/v1/users`);
    expect([traversal, [400, 401, 404].includes(apiResponse.status)]).toEqual([traversal, true]);
    // The path begins like a route for operators, and must not lead the operator's token to a route for agencies.
    const riders = await get(
      `/platform/us-east/pso/api/v1/${traversal}${traversal}${traversal}customersearch/api/v3/riders`,
      {
        authorization: `Bearer ${token}`,
      },
    );
    expect([traversal, [400, 403, 404].includes(riders.status)]).toEqual([traversal, true]);
  }
});

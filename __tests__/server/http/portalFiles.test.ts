import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openTestPlatform, type TestPlatform } from '../testPlatform';

let folder: string;
let platform: TestPlatform;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'SECRET');
  mkdirSync(join(folder, 'dist-other'));
  writeFileSync(join(folder, 'dist-other', 'secret.txt'), 'SECRET');
  writeFileSync(join(dist, '.hidden.txt'), 'SECRET');
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><title>Portal</title><style nonce="__CSP_NONCE__"></style>',
  );
  writeFileSync(join(dist, 'index.json'), '{"backendUrl":"SECRET"}');
  writeFileSync(join(dist, 'assets', 'main.abc.js'), 'plain()');
  writeFileSync(join(dist, 'assets', 'main.abc.js.gz'), gzipSync('plain()'));
  writeFileSync(join(dist, 'assets', 'main.abc.js.br'), 'brotli bytes');
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  platform = await openTestPlatform({ portalDir: dist });
});
afterAll(() => {
  platform.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  platform.platform.site.request(path, { headers });
const PAGE = { accept: 'text/html,application/xhtml+xml' };

it('sends the smallest form that the browser takes', async () => {
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

it('lets hashed files be kept for a year, other files be asked for again, and pages not be kept', async () => {
  expect((await get('/assets/main.abc.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/', PAGE)).headers.get('cache-control')).toBe('no-store');
  expect((await get('/index.html')).headers.get('cache-control')).toBe('no-store');
});

it('answers a page for the address of a page', async () => {
  for (const path of ['/', '/agencies', '/agency-dashboard/METRO/riders/1000001', '/agency-dashboard/A.B']) {
    const reply = await get(path, PAGE);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<title>Portal</title>');
  }
});

it('answers a plain 404 for files that are not there', async () => {
  for (const [path, headers] of [
    ['/assets/main.old.js', PAGE],
    ['/assets/', PAGE],
    ['/platform/elsewhere', PAGE],
    ['/agencies', { accept: 'application/json' }],
    ['/missing.js', {}],
  ] as const) {
    const reply = await get(path, headers);
    expect([path, reply.status]).toEqual([path, 404]);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  }
});

it('takes the configuration from the platform, not from the folder', async () => {
  expect(await (await get('/index.json')).text()).not.toContain('SECRET');
});

it('sends the headers of a page that nobody may embed or add to', async () => {
  for (const path of ['/', '/assets/main.abc.js', '/index.json', '/assets/none.js']) {
    const { headers } = await get(path, PAGE);
    const policy = (headers.get('content-security-policy') ?? '').replace(/'nonce-[\w-]{22}'/g, 'NONCE');
    for (const rule of [
      "default-src 'none'",
      "script-src 'self' NONCE",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

it('gives each answer a nonce of its own, in its policy and in its page, compressed or not', async () => {
  const seen = new Set<string>();
  for (const headers of [PAGE, { ...PAGE, 'accept-encoding': 'gzip, br' }]) {
    const reply = await get('/agencies', headers);
    const nonce = /'nonce-([\w-]+)'/.exec(reply.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    const bytes = Buffer.from(await reply.arrayBuffer());
    const isGzip = reply.headers.get('content-encoding') === 'gzip';
    expect((isGzip ? gunzipSync(bytes) : bytes).toString()).toContain(`<style nonce="${nonce}">`);
    expect(isGzip).toBe('accept-encoding' in headers);
    seen.add(nonce);
  }
  expect(seen.size).toBe(2);
});

it('only answers to GET and HEAD', async () => {
  expect((await platform.platform.site.request('/agencies', { method: 'POST' })).status).toBe(405);
  expect((await platform.platform.site.request('/', { method: 'HEAD', headers: PAGE })).status).toBe(200);
});

const CLIMBS = ['..', '%2e%2e', '.%2e', '%2e.', '%252e%252e', '..%00', '%c0%ae%c0%ae', '..;', '%e0%80%ae'];
const SLASHES = ['/', '%2f', '%5c', '\\', '//', '%252f', '%c0%af'];
const TARGETS = CLIMBS.flatMap((climb) => SLASHES.map((slash) => `${climb}${slash}`));

it(`stays in its folder for ${TARGETS.length} ways of climbing out, and guards what is behind a prefix`, async () => {
  const token = await platform.operatorToken();
  for (const climb of TARGETS) {
    for (const path of [
      `/${climb}secret.txt`,
      `/assets/${climb}${climb}secret.txt`,
      `/${climb}dist-other/secret.txt`,
      `//${climb}secret.txt`,
      `/.hidden.txt`,
      `/index.html/${climb}secret.txt`,
      `/platform/us-east/${climb}secret.txt`,
    ]) {
      const reply = await get(path);
      expect([path, reply.status >= 400 && reply.status < 500]).toEqual([path, true]);
      expect(await reply.text()).not.toContain('SECRET');
    }
    const guarded = await get(`/platform/public-info/${climb}us-east/pso/api/v1/users`);
    expect([climb, [400, 401, 404].includes(guarded.status)]).toEqual([climb, true]);
    const riders = await get(
      `/platform/us-east/pso/api/v1/${climb}${climb}${climb}customersearch/api/v3/riders`,
      {
        authorization: `Bearer ${token}`,
      },
    );
    expect([climb, [400, 403, 404].includes(riders.status)]).toEqual([climb, true]);
  }
});

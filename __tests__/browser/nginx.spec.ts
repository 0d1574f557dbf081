import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as sendRequest } from 'node:http';
import { request as sendTlsRequest } from 'node:https';
import { connect, type ConnectionOptions } from 'node:tls';
import { tourWithPolicy } from './policyTour';
import { expect, openAgency, readLogEntries, signIn, test } from './portalTest';
import { BEHIND_NGINX, SEPARATE_ORIGINS_LOG } from './sites';

const { port, portal, httpPort } = BEHIND_NGINX;
const findScript = () => readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';

// The certificate is self-made (scripts/nginx.mjs).
test.use({ ignoreHTTPSErrors: true });
test.skip(process.env.NGINX_PATH === undefined, 'nginx is not installed');

test('the portal and its dialogs work with the security policy of docs/nginx.conf', async ({ page }) => {
  await signIn(page, 'Australia', portal);
  await openAgency(page, 'METRO');
  await page
    .getByRole('main')
    .getByRole('link', { name: /All Passes/ })
    .click();
  await page.locator('tr[data-index]').first().click();
  const dialog = page.getByRole('dialog', { name: /^Pass #/ });
  await expect(dialog).toBeVisible();
  // The rounded corners are antd's: the policy allows its style sheets.
  const button = dialog.getByRole('button', { name: 'Download' });
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('4px');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'PASSES' })).toBeVisible();
});

test('sign-in and six screens over TLS cause no report of the security policy', async ({ page }) => {
  await tourWithPolicy(page, 'US East', portal);
});

test('pages have the build’s policy and all other headers, and only assets may be cached', async ({
  request,
}) => {
  const policy = readFileSync('dist/security-policy.txt', 'utf8').trim();
  const manyAgencies = `/fleet?agencies=${'AGENCY.'.repeat(3_000)}`;
  for (const path of ['/', '/index.html', '/agency-dashboard/METRO/riders', manyAgencies]) {
    const response = await request.get(portal + path, {
      headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
    });
    const headers = response.headers();
    // nginx adds the origins of the regions' platforms to connect-src.
    expect(headers['content-security-policy']?.replace(/(?<=connect-src 'self')[^;]*/, '')).toBe(policy);
    expect(await response.text()).toBe(readFileSync('dist/index.html', 'utf8'));
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-encoding': 'gzip',
      etag: expect.stringMatching(/./),
      'last-modified': expect.stringMatching(/./),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-type': 'text/html; charset=utf-8',
      server: 'nginx',
    });
  }
  const asset = await request.get(`${portal}/assets/${findScript()}`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
  expect(asset.headers()['content-type']).toBe('text/javascript; charset=utf-8');
});

test('a missing file and the build’s security-policy files are answered with 404 in plain text and are not cached', async ({
  request,
}) => {
  const paths = ['/assets/none.js', '/none.json', '/security-policy.conf', '/security-policy.txt'];
  // A call that would set faults: nginx answers this itself instead of passing it on.
  for (const path of [...paths, '/platform/_control/faults']) {
    const response = await request.get(portal + path, { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers()['cache-control']).toBeUndefined();
    expect(response.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('the configuration is served as JSON and is not cached', async ({ request }) => {
  const response = await request.get(`${portal}/index.json`);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-frame-options': 'DENY',
  });
  expect(await response.json()).toHaveProperty('backendUrl');
});

/** Sends a request over TLS with exactly this path: a URL would be normalized. Resolves with the answer's status. */
async function requestRawPath(path: string): Promise<number | undefined> {
  const options = { port, path, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };
  const request = sendTlsRequest({ ...options, headers: { host: 'localhost' } }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('a call that would set faults gets a 404, whichever form its path has', async () => {
  // nginx compares this path with its rules as /platform/faults, and passes it on as it is.
  for (const path of ['/platform/_control/faults', '/platform/_control//../faults'])
    expect(await requestRawPath(path)).toBe(404);
});

/** Connects by TLS. Resolves with the protocol's version, or with the code of the error. */
function connectTls(options: ConnectionOptions): Promise<string | null | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options }, () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
  });
}

test('only TLS 1.2 and 1.3 with forward secrecy connect, and only for the portal’s name', async () => {
  const servername = 'localhost';
  expect(await connectTls({ servername })).toBe('TLSv1.3');
  expect(await connectTls({ servername, maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
  // The weakest level, so that it is the server that refuses.
  const ciphers = 'DEFAULT:@SECLEVEL=0';
  expect(await connectTls({ servername, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers })).toMatch(/^E/);
  const noForwardSecrecy = 'AES128-GCM-SHA256:@SECLEVEL=0';
  expect(await connectTls({ servername, maxVersion: 'TLSv1.2', ciphers: noForwardSecrecy })).toMatch(/^E/);
  expect(await connectTls({ servername: 'other.example' })).toMatch(/^E/);
  expect(await connectTls({})).toMatch(/^E/);
});

/** Sends a request without TLS. Resolves with the answer's status and headers, or with the code of the error. */
function requestWithoutTls(
  host: string,
): Promise<{ status?: number; headers: IncomingHttpHeaders } | string> {
  return new Promise((resolve) => {
    sendRequest({ port: httpPort, host: '127.0.0.1', path: '/riders?page=2', headers: { host } })
      .on('response', ({ statusCode, headers }) => resolve({ status: statusCode, headers }))
      .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''))
      .end();
  });
}

test('without TLS the portal’s name leads to https, and any other gets no answer', async () => {
  expect(await requestWithoutTls('localhost')).toMatchObject({
    status: 301,
    headers: { location: `${portal}/riders?page=2` },
  });
  expect(await requestWithoutTls('other.example')).toBe('ECONNRESET');
});

test('the platform behind docs/nginx-platform.conf knows the client’s address, whatever the client claims', async () => {
  const path = `/platform/us-east/pso/api/v1/users?page=1&attempt=${Date.now()}`;
  const options = { port, path, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };
  // Another address of this machine than that of nginx.
  const localAddress = '127.0.0.2';
  const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.9' };
  const [response] = (await once(
    sendTlsRequest({ ...options, localAddress, headers }).end(),
    'response',
  )) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(401);
  const readAddresses = () =>
    readLogEntries<{ path: string; address: string }>(SEPARATE_ORIGINS_LOG)
      .filter((entry) => path.endsWith(entry.path))
      .map(({ address }) => address);
  await expect.poll(readAddresses).toEqual([localAddress]);
});

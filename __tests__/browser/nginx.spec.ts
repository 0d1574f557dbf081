import { readdirSync, readFileSync } from 'node:fs';
import { expect, openAgency, signIn, test } from './portalTest';
import { BEHIND_NGINX } from './sites';

const { portal } = BEHIND_NGINX;
const findScript = () => readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';

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

test('pages have the build’s policy and all other headers, and only assets may be cached', async ({
  request,
}) => {
  const policy = readFileSync('dist/security-policy.txt', 'utf8').trim();
  for (const path of ['/', '/index.html', '/agency-dashboard/METRO/riders']) {
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
      'strict-transport-security': 'max-age=63072000',
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
  expect(asset.headers()['content-type']).toContain('javascript');
});

test('a missing file and the build’s security-policy files are a 404 in plain text and is not cached', async ({
  request,
}) => {
  for (const path of ['/assets/none.js', '/none.json', '/security-policy.conf', '/security-policy.txt']) {
    const response = await request.get(portal + path, { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/plain');
    expect(response.headers()['cache-control']).toBeUndefined();
    expect(response.headers()['content-security-policy']).toBeDefined();
  }
});

test('the configuration is served as JSON and is not cached', async ({ request }) => {
  const response = await request.get(`${portal}/index.json`);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json',
  });
  expect(await response.json()).toHaveProperty('backendUrl');
});

import { readdirSync } from 'node:fs';
import { expect, openAgency, signIn, test } from './portalTest';
import { BEHIND_NGINX } from './sites';

const { portal } = BEHIND_NGINX;
const script = () => readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';

test.skip(process.env.NGINX_PATH === undefined, 'nginx is not installed');

test('the portal works under the policy of docs/nginx.conf, dialogs included', async ({ page }) => {
  await signIn(page, 'Australia', portal);
  await openAgency(page, 'METRO');
  await page.getByRole('link', { name: /All Passes/ }).click();
  await page.locator('tr[data-index]').first().click();
  const dialog = page.getByRole('dialog', { name: /^Pass #/ });
  await expect(dialog).toBeVisible();
  // Styled, so the component library's own styles were let in.
  const button = dialog.getByRole('button', { name: 'Download' });
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('4px');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'PASSES' })).toBeVisible();
});

test('each page has its own nonce and every header; nothing but assets is kept', async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of ['/', '/agency-dashboard/METRO/riders']) {
    const answer = await request.get(portal + path, { headers: { accept: 'text/html' } });
    const headers = answer.headers();
    const nonce = /'nonce-(\w+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
    expect(await answer.text()).toContain(`nonce=${nonce}`);
    nonces.add(nonce);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      server: 'nginx',
    });
  }
  expect(nonces.size).toBe(2);
  const asset = await request.get(`${portal}/assets/${script()}`, { headers: { 'accept-encoding': 'gzip' } });
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
  expect(asset.headers()['content-type']).toContain('javascript');
});

test('what is missing is a 404 in plain text, never a page, and never kept', async ({ request }) => {
  for (const path of ['/assets/none.js', '/none.json', '/package.json']) {
    const answer = await request.get(portal + path, { headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(answer.headers()['cache-control']).toBeUndefined();
    expect(answer.headers()['content-security-policy']).toBeDefined();
  }
});

test('the configuration is the environment’s, and is asked for anew', async ({ request }) => {
  const answer = await request.get(`${portal}/index.json`);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json' });
  expect(await answer.json()).toHaveProperty('backendUrl');
});

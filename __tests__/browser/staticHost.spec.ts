import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { tourWithPolicy } from './policyTour';
import { expect, openAgency, signIn, test } from './portalTest';
import { SEPARATE_ORIGINS, STATIC_HOST, STATIC_HOST_WITH_POLICY } from './sites';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The content of /index.json. */
const CONFIGURATION = {
  backendUrl: `http://127.0.0.1:${SEPARATE_ORIGINS.port + 1}`,
  backendUrlAustralia: `http://127.0.0.1:${SEPARATE_ORIGINS.port + 2}`,
};

/** Serves dist/ as a simple static host does: files as they are, index.html for all other paths, these security headers. */
async function startStaticHost({ port, portal }: typeof STATIC_HOST, headers = {}): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', portal).pathname;
    const file = extname(path) === '' ? '/index.html' : path;
    response.setHeaders(new Headers(headers));
    response.setHeader('Content-Type', CONTENT_TYPES[extname(file)] ?? 'application/json');
    if (path === '/index.json') response.end(JSON.stringify(CONFIGURATION));
    else
      readFile(join('dist', file)).then(
        (content) => response.end(content),
        () => response.writeHead(404).end(),
      );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

test('the portal works on a static host that sends no security headers', async ({ page }) => {
  const server = await startStaticHost(STATIC_HOST);
  const response = await page.goto(STATIC_HOST.portal);
  expect(response?.headers()).not.toHaveProperty('content-security-policy');
  await signIn(page, 'US East', STATIC_HOST.portal);
  await openAgency(page, 'CBTA');
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  await expect(page.locator('tr[data-index]').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('tr[data-index]').first()).toBeVisible();
  server.close();
});

test('sign-in and six screens on a static host that sends the build’s policy cause no report of it', async ({
  page,
}) => {
  const policy = readFileSync('dist/security-policy.txt', 'utf8').trim();
  const origins = Object.values(CONFIGURATION).join(' ');
  const server = await startStaticHost(STATIC_HOST_WITH_POLICY, {
    // As docs/deployment.md says for a host other than nginx.
    'Content-Security-Policy': policy.replace("connect-src 'self'", `connect-src 'self' ${origins}`),
  });
  await tourWithPolicy(page, 'US East', STATIC_HOST_WITH_POLICY.portal);
  server.close();
});

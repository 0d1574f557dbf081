import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { expect, openAgency, signIn, test } from './portalTest';
import { SEPARATE_ORIGINS, STATIC_HOST } from './sites';

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

/** Serves dist/ as a simple static host does: files as they are, index.html for all other paths, no security headers. */
async function startStaticHost(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', STATIC_HOST.portal).pathname;
    const file = extname(path) === '' ? '/index.html' : path;
    response.setHeader('Content-Type', CONTENT_TYPES[extname(file)] ?? 'application/json');
    if (path === '/index.json') response.end(JSON.stringify(CONFIGURATION));
    else
      readFile(join('dist', file)).then(
        (content) => response.end(content),
        () => response.writeHead(404).end(),
      );
  });
  await once(server.listen(STATIC_HOST.port, '127.0.0.1'), 'listening');
  return server;
}

test('the portal works on a static host that sends no security headers', async ({ page }) => {
  const server = await startStaticHost();
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

import { holdRequests } from './faults/harness/holdRequests';
import { expect, signInByStorage, test } from './portalTest';

// The browser logs each failed request as an error, and the portal why it cannot start.
test.use({ expectedMessages: [/Failed to load resource|^warning: \/index\.json\b/] });

for (const [content, status, body] of [
  ['missing', 404, 'nothing here'],
  ['HTML', 200, '<!doctype html>'],
  ['without a backend', 200, '{}'],
  ['one with a backend URL that is not http', 200, '{"backendUrl":"ftp://x","backendUrlAustralia":"/y"}'],
] as const) {
  test(`an /index.json that is ${content} is logged, shows an error with Try again and sends no call`, async ({
    page,
  }) => {
    const urls: string[] = [];
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    page.on('request', (request) => urls.push(request.url()));
    await page.route('**/index.json', (route) => route.fulfill({ status, body }), { times: 1 });
    await page.goto('/login');
    await expect(page.getByText('No Valid Config Found!')).toBeVisible();
    expect((await warning).text()).toMatch(/^\/index\.json/);
    expect(urls.filter((url) => url.includes('/platform/'))).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}

test('a page says that the portal is loading while the configuration has not come for a second', async ({
  page,
}) => {
  await signInByStorage(page, 'US East');
  const held = await holdRequests(page, /\/index\.json$/);
  await page.goto('/', { waitUntil: 'commit' });
  const status = page.getByText('Loading the portal…');
  await expect(status).toHaveCSS('animation-delay', '1s');
  await expect(status).toBeVisible();
  await held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  await expect(status).toHaveCount(0);
});

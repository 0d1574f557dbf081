import { holdRequests } from './faults/harness/holdRequests';
import { expect, signInByStorage, test } from './portalTest';

// The browser logs each failed request as an error, and the portal why it cannot start.
test.use({ expectedMessages: [/Failed to load resource|^warning: \/index\.json\b/] });

test('an /index.json that is HTML is logged, shows an error with Try again and sends no call', async ({
  page,
}) => {
  const urls: string[] = [];
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  page.on('request', (request) => urls.push(request.url()));
  await page.route('**/index.json', (route) => route.fulfill({ body: '<!doctype html>' }), { times: 1 });
  await page.goto('/login');
  await expect(page.getByText('No Valid Config Found!')).toBeVisible();
  expect((await warning).text()).toMatch(/^\/index\.json/);
  expect(urls.filter((url) => url.includes('/platform/'))).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

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

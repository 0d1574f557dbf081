import { expect, openSignedIn, test } from './portalTest';

test('the calls panel exists only if the configuration enables developer tools', async ({ page }) => {
  await openSignedIn(page, 'US East');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calls' })).toHaveCount(0);

  const configuration = (await (await page.request.get('/index.json')).json()) as object;
  await page.route('**/index.json', (route) => route.fulfill({ json: { ...configuration, devTools: true } }));
  await page.goto('/pso-users');
  await page.getByRole('button', { name: 'Calls' }).click();
  const panel = page.getByRole('region', { name: 'Calls of this session' });
  await expect(panel.getByRole('cell', { name: '/pso/api/v1/users' }).first()).toBeVisible();

  // The page ends above the panel, so the panel covers nothing.
  const main = await page.getByRole('main').boundingBox();
  const panelBox = await panel.boundingBox();
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual(panelBox?.y ?? 0);

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Calls' })).toBeFocused();
});

import { type Locator, type Page } from '@playwright/test';
import { enableDevTools } from './enableDevTools';
import { expect, openSignedIn, signInByStorage, test } from './portalTest';

/** Opens a page of a portal whose configuration enables developer tools. */
async function openWithDevTools(page: Page, path: string): Promise<void> {
  await enableDevTools(page);
  await page.goto(path);
}

test('the calls panel exists only if the configuration enables developer tools', async ({ page }) => {
  await openSignedIn(page, 'US East');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calls' })).toHaveCount(0);

  await openWithDevTools(page, '/pso-users');
  await page.getByRole('button', { name: 'Calls' }).click();
  const panel = page.getByRole('region', { name: 'Calls of this session' });
  await expect(panel.getByRole('cell', { name: '/pso/api/v1/users' }).first()).toBeVisible();
});

test('the page ends above the calls panel, and Escape closes the panel and focuses its button', async ({
  page,
}) => {
  await signInByStorage(page, 'US East');
  await openWithDevTools(page, '/pso-users');
  await page.getByRole('button', { name: 'Calls' }).click();
  const panel = page.getByRole('region', { name: 'Calls of this session' });
  await expect(panel).toBeVisible();
  const { bottom } = await readEdges(page.getByRole('main'));
  const { top } = await readEdges(panel);
  expect(bottom).toBeLessThanOrEqual(top);

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Calls' })).toBeFocused();
});

const readEdges = (element: Locator) =>
  element.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return { top, bottom };
  });

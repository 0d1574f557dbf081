import { expect, signInByStorage, test } from './portalTest';

test('the top bar keeps its height and its buttons at 1440, 1280 and 640 pixels', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  const banner = page.getByRole('banner');
  const widths = [
    [1440, 900],
    [1280, 720],
    [640, 800],
  ] as const;
  for (const path of ['/riders', '/agency-appfeatures', '/admin-registration']) {
    await page.goto(`/agency-dashboard/CBTA${path}`);
    await expect(banner.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      const box = await banner.boundingBox();
      expect([path, width, box?.height]).toEqual([path, width, 56]);
      for (const name of ['Search', 'Keyboard shortcuts', 'Switch agency'])
        await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Switch agency' }).click();
    await expect(page.getByRole('dialog', { name: 'Switch agency' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

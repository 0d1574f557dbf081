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

test('in a window of 400 pixels the agency is whole in the breadcrumb, and beside the buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 360 });
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/admin-registration');
  const banner = page.getByRole('banner');
  const agency = banner.getByText('CBTA', { exact: true });
  await expect(agency).toBeVisible();
  const { cut, right } = await agency.evaluate((element) => ({
    cut: element.scrollWidth - element.clientWidth,
    right: element.getBoundingClientRect().right,
  }));
  expect(cut).toBe(0);
  const search = await banner.getByRole('button', { name: 'Search' }).boundingBox();
  expect(right).toBeLessThan(search?.x ?? 0);
});

import { expect, signInByStorage, test } from './portalTest';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('switches, choices and focus stay visible with forced colours', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/agency-appfeatures?application=pay&version=1.0.0&platform=ios');
  const firstSwitch = page.getByRole('switch').first();
  await expect(firstSwitch).toBeVisible();
  const readColour = () => firstSwitch.evaluate((element) => getComputedStyle(element).backgroundColor);
  const colourBefore = await readColour();
  await firstSwitch.click();
  await page.mouse.move(0, 0);
  await expect.poll(readColour).not.toBe(colourBefore);
  expect(await firstSwitch.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  const chosen = page.locator('main [aria-pressed="true"]').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('main [aria-pressed="false"]').first()).toHaveCSS('outline-style', 'none');
  await chosen.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveCSS('outline-style', 'double');
  await page.goto('/agency-dashboard/CBTA/riders');
  await page.getByLabel('Filter').focus();
  const readOutlineStyle = (element: Element) => getComputedStyle(element).outlineStyle;
  expect(await page.getByLabel('Filter').evaluate(readOutlineStyle)).toBe('solid');
  await page.goto('/agency-dashboard/CBTA/agency-appfeatures?view=matrix');
  const readMark = (status: string) =>
    page
      .locator(`.feature-mark[data-status="${status}"]`)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await readMark('on')).not.toBe(await readMark('off'));
});

test('a dialog has an edge with forced colours, which take its shadow', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/passes');
  await page.getByRole('rowheader').first().click();
  await expect(page.getByRole('dialog').locator('.ant-modal-container')).toHaveCSS('border-top-width', '1px');
});

import { expect, openSignedIn, test } from './portalTest';

test('Ctrl+K opens the palette, and Esc returns the focus to the previous element', async ({ page }) => {
  await openSignedIn(page, 'US East', 'CBTA');
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const opener = page.getByRole('rowheader').nth(2).getByRole('link');
  await opener.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Rider, agency, page or action' });
  await expect(field).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.getByLabel('Filter').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pass');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'PASSES' })).toBeFocused();
});

test('keys that are typed while the palette loads are entered into it', async ({ page }) => {
  await openSignedIn(page, 'US East');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/overlays[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  // The first two keys alone are the shortcut for the agency list.
  await page.keyboard.type('gac');
  release();
  await expect(page.getByRole('combobox', { name: 'Rider, agency, page or action' })).toHaveValue('gac');
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
});

test('a page opened in a new tab from the palette is signed in', async ({ page, context }) => {
  await openSignedIn(page, 'US East', 'CBTA');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('business');
  await expect(page.getByRole('option', { name: 'BUSINESS RULES' })).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab.getByRole('heading', { level: 1, name: 'BUSINESS RULES' })).toBeVisible();
  await expect(tab.locator('main h2 button[aria-expanded]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toHaveCount(0);

  // Ctrl+click in the agency switcher also opens a signed-in tab, on the same page of the other agency.
  await page.getByRole('button', { name: 'Switch agency' }).click();
  await page.getByLabel('Filter agencies').fill('metro');
  await page.getByRole('link', { name: /METRO/ }).click();
  await expect(page.locator('.breadcrumb')).toContainText('METRO');
  await page.getByRole('button', { name: 'Switch agency' }).click();
  const [otherTab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: /CBTA/ })
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(otherTab.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  await expect(otherTab.locator('.breadcrumb')).toContainText('CBTA');
});

import { type Page } from '@playwright/test';
import { expect, openSignedIn, signInByStorage, test } from './portalTest';

function describeFocusedElement(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
}

/** Checks that no other element covers the middle of the focused element. */
function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const topElement = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
    return topElement !== null && (element.contains(topElement) || topElement.contains(element));
  });
}

test('Ctrl+K opens the palette, and Esc returns the focus to the previous element', async ({ page }) => {
  await openSignedIn(page, 'US East', 'CBTA');
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const opener = page.getByRole('rowheader').nth(2).getByRole('link');
  await opener.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Page, agency or action' });
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
  await expect(page.getByRole('combobox', { name: 'Page, agency or action' })).toHaveValue('gac');
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

test('dialogs trap the focus and return it when they close', async ({ page }) => {
  await openSignedIn(page, 'US East');
  const helpButton = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await helpButton.focus();
  await page.keyboard.press('?');
  const shortcutsDialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcutsDialog).toBeVisible();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await shortcutsDialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(helpButton).toBeFocused();
});

test('the skip link moves the focus past the menu and the top bar', async ({ page }) => {
  await signInByStorage(page, 'US East');
  await page.goto('/agencies');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  const entryCount = await page.evaluate(() => history.length);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Filter')).toBeFocused();
  // An entry that the router does not know would break the question about unsaved input.
  expect(await page.evaluate(() => history.length)).toBe(entryCount);
});

test('sticky table parts never cover the focused element', async ({ page }) => {
  await signInByStorage(page, 'US East');
  await page.goto('/agencies?size=100');
  await expect(page.getByRole('rowheader')).toHaveCount(100);
  const region = page.getByRole('region', { name: 'Agencies, scrollable' });
  await page.getByRole('rowheader').nth(60).getByRole('link').focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('ArrowUp');
    expect(await isFocusVisible(page), await describeFocusedElement(page)).toBe(true);
  }
  await region.evaluate((element) => element.scrollTo(300, 600));
  await page.getByRole('rowheader').nth(10).getByRole('link').focus();
  expect(await isFocusVisible(page)).toBe(true);
  // After scrolling to the right, the sticky first column could cover the sort buttons.
  for (const name of ['Abbreviation', 'Name', 'Timezone']) {
    await page.getByRole('button', { name, exact: true }).focus();
    expect(await isFocusVisible(page), name).toBe(true);
  }
});

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

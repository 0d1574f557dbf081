import { type Page } from '@playwright/test';
import { expect, openAgency, signIn, test } from './portalTest';

const PALETTE = { name: 'Go to or do' };

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
}

/** Whether what has the focus can be seen: something of it is on top at its middle. */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
    return over !== null && (element.contains(over) || over.contains(element));
  });
}

test('Ctrl+K opens the palette over whatever has the focus, and Esc gives that back', async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await page.getByRole('link', { name: 'All Riders' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const opener = page.getByRole('rowheader').nth(2).getByRole('link');
  await opener.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Page, agency or action' });
  await expect(field).toBeFocused();
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.getByLabel('Filter').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pass');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'PASSES' })).toBeFocused();
});

test('what is typed while the palette is still loading is typed into it', async ({ page }) => {
  await signIn(page, 'US East');
  let isThere = (): void => undefined;
  const there = new Promise<void>((resolve) => (isThere = resolve));
  await page.route(/\/overlays[^/]*\.js/, async (route) => {
    await there;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  // By themselves the first two lead to the agencies.
  await page.keyboard.type('gac');
  isThere();
  await expect(page.getByRole('combobox', { name: 'Page, agency or action' })).toHaveValue('gac');
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
});

test('a page opened in a new tab from the palette is signed in', async ({ page, context }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('business');
  await expect(page.getByRole('option', { name: 'BUSINESS RULES' })).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab.getByRole('heading', { level: 1, name: 'BUSINESS RULES' })).toBeVisible();
  await expect(tab.locator('main button[aria-expanded]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  await expect(page.getByRole('dialog', PALETTE)).toHaveCount(0);

  // So is one that Ctrl+click opens from the switcher, at the other agency's same page.
  await page.getByRole('button', { name: 'Switch agency' }).click();
  await page.getByLabel('Filter agencies').fill('metro');
  await page.getByRole('link', { name: /METRO/ }).click();
  await expect(page.locator('.breadcrumb')).toContainText('METRO');
  await page.getByRole('button', { name: 'Switch agency' }).click();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: /CBTA/ })
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(other.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  await expect(other.locator('.breadcrumb')).toContainText('CBTA');
});

test('dialogs keep the focus and give it back', async ({ page }) => {
  await signIn(page, 'US East');
  const help = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await help.focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  for (let time = 0; time < 5; time += 1) {
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});

test('the skip link leads past menu and top bar', async ({ page }) => {
  await signIn(page, 'US East');
  await page.goto('/agencies');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Filter')).toBeFocused();
});

test('what takes the focus is not hidden by what stays in its place', async ({ page }) => {
  await signIn(page, 'US East');
  await page.goto('/agencies?size=100');
  await expect(page.getByRole('rowheader')).toHaveCount(100);
  const region = page.getByRole('region', { name: 'Agencies, scrollable' });
  await page.getByRole('rowheader').nth(60).getByRole('link').focus();
  for (let time = 0; time < 40; time += 1) {
    await page.keyboard.press('ArrowUp');
    expect(await isFocusInSight(page), await focused(page)).toBe(true);
  }
  await region.evaluate((element) => element.scrollTo(300, 600));
  await page.getByRole('rowheader').nth(10).getByRole('link').focus();
  expect(await isFocusInSight(page)).toBe(true);
  // The heads that sort, behind the first column once the list was scrolled to the right.
  for (const name of ['Abbreviation', 'Name', 'Timezone']) {
    await page.getByRole('button', { name, exact: true }).focus();
    expect(await isFocusInSight(page), name).toBe(true);
  }
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [640, 800],
] as const) {
  test(`the top bar keeps its height and its parts at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'US East');
    await openAgency(page, 'CBTA');
    for (const path of ['/riders', '/agency-appfeatures', '/admin-registration']) {
      await page.goto(`/agency-dashboard/CBTA${path}`);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('heading', { level: 1 })).toBeVisible();
      const box = await banner.boundingBox();
      expect(box?.height).toBe(52);
      for (const name of ['Search…', 'Keyboard shortcuts', 'Switch agency'])
        await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Switch agency' }).click();
    await expect(page.getByRole('dialog', { name: 'Switch agency' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.overlay-dialog__panel')).toBeInViewport({ ratio: 1 });
  });
}

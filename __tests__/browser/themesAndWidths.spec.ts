import { type Page } from '@playwright/test';
import tokens from '@/ui/theme/tokens.json';
import { expect, openSignedIn, signInByStorage, test, waitForReactForm } from './portalTest';

/** `colour` is a hexadecimal colour, `#rrggbb`. */
const toRgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(', ')})`;

const getPageColour = (theme: 'light' | 'dark') =>
  toRgb((theme === 'dark' ? tokens.colorDark : tokens.color).page);

const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Records the page's background colour in every frame, from the first one. */
async function recordBackgrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenColours: seen });
    const recordFrame = () => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  return () => page.evaluate(() => [...(window as unknown as { seenColours: Set<string> }).seenColours]);
}

/** Chooses a display setting, with the keyboard only. */
async function chooseDisplay(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Account and display' }).focus();
  await page.keyboard.press('Enter');
  const radio = page.getByRole('group', { name: 'Account and display' }).getByLabel(label, { exact: true });
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(radio).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account and display' })).toBeFocused();
}

test('a theme that is chosen by keyboard survives a reload without a flash and applies to other tabs', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'US East');
  expect(await readBackground(page)).toBe(getPageColour('light'));
  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await expect(otherTab.getByLabel('Email')).toBeVisible();
  await chooseDisplay(page, 'Dark');
  expect(await readBackground(page)).toBe(getPageColour('dark'));
  await expect.poll(() => readBackground(otherTab)).toBe(getPageColour('dark'));
  const readBackgrounds = await recordBackgrounds(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  expect(await readBackgrounds()).toEqual([getPageColour('dark')]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  // The browser's own would be the brightest parts of the page.
  expect(await page.evaluate(() => getComputedStyle(document.body).scrollbarColor)).not.toBe('auto');
});

test('the system’s colour scheme leaves a menu as it is that could not be stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSignedIn(page, 'Australia');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await page.evaluate(() => localStorage.clear());
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => readBackground(page)).toBe(getPageColour('dark'));
  expect(await page.evaluate(() => document.documentElement.dataset.menu)).toBe('icons');
});

test('the system’s colour scheme applies until a theme is chosen, from the first frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const readBackgrounds = await recordBackgrounds(page);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  // React has replaced the static form of index.html by its own.
  await waitForReactForm(page);
  expect(await readBackgrounds()).toEqual([getPageColour('dark')]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => readBackground(page)).toBe(getPageColour('light'));
  await openSignedIn(page, 'Australia');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => readBackground(page)).toBe(getPageColour('dark'));
  await chooseDisplay(page, 'Light');
  expect(await readBackground(page)).toBe(getPageColour('light'));
});

test('changing the density keeps the visible rows and sets every row’s height', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/riders');
  const scrollRegion = page.getByRole('region', { name: 'Riders, scrollable' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  // 10 rows of the comfortable density's 36 pixels; a compact row has 28.
  const scrollDown = () =>
    scrollRegion.evaluate((element) => {
      element.scrollTo(0, 340);
      return element.scrollTop;
    });
  // The list is long enough only after its next page has come.
  await expect.poll(scrollDown).toBe(340);
  // Three pages of compact rows are too few to be scrolled as far. The end has asked for the next one.
  await expect(page.locator('.table__footer')).toContainText('40 of');
  await expect(page.locator('tr[aria-rowindex="12"]')).toBeVisible();
  const readFirstVisibleRow = () =>
    scrollRegion.evaluate((element) => {
      const headerBottom = element.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
      const rows = [...element.querySelectorAll('tr[data-index]')];
      return rows
        .find((row) => row.getBoundingClientRect().bottom > headerBottom + 1)
        ?.getAttribute('data-index');
    });
  const rowBefore = await readFirstVisibleRow();
  await chooseDisplay(page, 'Compact');
  expect(await page.locator('tr[data-index]').first().boundingBox()).toMatchObject({ height: 28 });
  expect(await readFirstVisibleRow()).toBe(rowBefore);
  await chooseDisplay(page, 'Comfortable');
  expect(await page.locator('tr[data-index]').first().boundingBox()).toMatchObject({ height: 36 });
  expect(await readFirstVisibleRow()).toBe(rowBefore);
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/agency-diagnostics');
  await page.route('**/platform/**', () => undefined);
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.locator('.status-icon[data-status="running"]').first()).toBeVisible();
  const longAnimations = await page.evaluate(() =>
    document
      .getAnimations()
      // Milliseconds.
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
  expect(longAnimations).toEqual([]);
});

test('with reduced motion a list of options opens at its field', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInByStorage(page, 'US East');
  await page.goto('/agency-creation');
  await page.getByLabel('Measurement').click();
  const option = page.locator('.ant-select-item-option', { hasText: 'Metric' });
  await expect(option).toBeInViewport();
  await option.click();
  await expect(page.locator('.select-field', { hasText: 'Metric' })).toBeVisible();
});

test('focused links have an outline', async ({ page }) => {
  await openSignedIn(page, 'US East');
  for (const name of ['Home', 'Configure Agencies']) {
    const link = page.getByRole('link', { name });
    // Presses Tab until the link has the focus. The page has fewer than 40 controls.
    const hasFocus = () => link.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline-style', 'solid');
  }
});

test('a shadow shows that columns are cut at the right edge, until they are scrolled into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/riders');
  const scrollRegion = page.getByRole('region', { name: 'Riders, scrollable' });
  await expect(page.locator('tr[data-index]').first()).toBeVisible();
  const readShadow = () =>
    scrollRegion.evaluate((element) => {
      const { content, opacity } = getComputedStyle(element, '::before');
      return content === 'none' ? 'none' : opacity;
    });
  const scrollTo = (left: number) =>
    scrollRegion.evaluate((element, scrollLeft) => void Object.assign(element, { scrollLeft }), left);
  expect(await readShadow()).toBe('1');
  await scrollTo(300);
  await expect.poll(readShadow).toBe('1');
  // More than there is.
  await scrollTo(10_000);
  await expect.poll(readShadow).toBe('0');
  await scrollTo(0);
  await expect.poll(readShadow).toBe('1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(readShadow).toBe('1');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(readShadow).toBe('none');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 1920, height: 768 });
  await expect.poll(readShadow).toBe('0');
  // Without rows nothing can be scrolled into view.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByLabel('Filter').fill('no such rider');
  await expect(page.getByText('No rider matches “no such rider”', { exact: true })).toBeVisible();
  expect(await readShadow()).toBe('none');
});

for (const width of [900, 1024, 1280])
  test(`in a window of ${width} pixels each chip has its button, also beside another one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await signInByStorage(page, 'US East');
    await page.goto('/agencies?filter=transit+authority&sort=abbreviation.asc');
    for (const name of ['Clear filter transit authority', 'Clear sort Abbreviation, ascending']) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeVisible();
      const { isInside, textWidth } = await button.evaluate((element) => {
        const chip = element.parentElement as HTMLElement;
        const [inner, outer] = [element, chip].map((one) => one.getBoundingClientRect()) as [
          DOMRect,
          DOMRect,
        ];
        const toolbar = chip.closest('.list-tools') as HTMLElement;
        return {
          isInside:
            inner.left >= outer.left &&
            inner.right <= outer.right &&
            toolbar.scrollWidth <= toolbar.clientWidth,
          textWidth: chip.querySelector('.filter-chip__text')?.clientWidth ?? 0,
        };
      });
      expect(isInside).toBe(true);
      expect(textWidth).toBeGreaterThan(20);
    }
  });

import { type Page } from '@playwright/test';
import { expect, openSignedIn, signInByStorage, test } from './portalTest';
import { DEMO_PASSWORD } from './sites';

/** Counts the keys that type text (`typed`) and the keys that navigate (`pressed`). */
function createCountingKeyboard(page: Page) {
  const count = { typed: 0, pressed: 0 };
  return {
    count,
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      count.pressed += keys.length;
    },
    type: async (text: string) => {
      await page.keyboard.type(text);
      count.typed += text.length;
    },
  };
}

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

/** The rider whose first payment is corrected. No other test writes to this rider. */
const RIDER_ID = '1000399';

test('a payment can be corrected with the keyboard only, from sign-in to sign-out', async ({
  page,
}, testInfo) => {
  const { count, press, type } = createCountingKeyboard(page);
  const pageTitle = (name: string) => page.getByRole('heading', { level: 1, name });
  const paletteInput = page.getByRole('combobox', { name: 'Rider, agency, page or action' });
  const dialog = page.getByRole('dialog');

  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await type('operator@us-east.example');
  await press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await type(DEMO_PASSWORD);
  await press('Enter');
  await expect(pageTitle('HOME')).toBeFocused();

  await press('Control+k');
  await expect(paletteInput).toBeFocused();
  await type('cbta');
  await expect(page.getByRole('option', { selected: true })).toContainText('CBTA');
  await press('Enter');
  await expect(pageTitle('AGENCY DASHBOARD')).toBeFocused();

  await press('Control+k');
  await expect(paletteInput).toBeFocused();
  await type('rid');
  await expect(page.getByRole('option', { selected: true })).toContainText('RIDERS');
  await press('Enter');
  await expect(pageTitle('RIDERS')).toBeFocused();
  const filter = page.getByLabel('Filter');
  // The key does nothing as long as the palette is open, or the page has no filter yet.
  await expect(paletteInput).toBeHidden();
  await expect(filter).toBeVisible();
  await press('/');
  await expect(filter).toBeFocused();
  await type(RIDER_ID);
  // ArrowDown before the results arrive: the focus waits for the matching row.
  await press('ArrowDown');
  await expect(page.getByRole('rowheader', { name: RIDER_ID }).getByRole('link')).toBeFocused();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await press('Enter');
  await expect(pageTitle('RIDER PROFILE')).toBeFocused();

  await expect(page.getByRole('table', { name: 'Payments' }).getByRole('rowheader').first()).toBeVisible();
  await press('l');
  const row = page
    .getByRole('table', { name: 'Payments' })
    .getByRole('rowheader')
    .first()
    .getByRole('button');
  await expect(row).toBeFocused();
  const id = (await row.textContent()) ?? '';
  await press('Enter');
  await expect(dialog).toHaveAccessibleName(`Payment #${id}`);
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `Edit Payment #${id}` })).toBeFocused();
  const amount = page.getByLabel('Amount');
  await expect(amount).toHaveValue(/\d/);
  await press('Tab', 'Tab');
  await expect(amount).toBeFocused();
  const cents = String(Number(await amount.inputValue()) + 125);
  await type(cents);
  await expect(amount).toHaveValue(cents);
  await press('Enter');
  await expect(dialog).toHaveAccessibleName('Payment corrected');
  await expect(dialog.getByRole('status')).toContainText('+$1.25');
  await expect(dialog.getByRole('button', { name: 'Back to payments' })).toBeFocused();
  await press('Enter');
  await expect(row).toBeFocused();

  await press('Control+k');
  await expect(paletteInput).toBeFocused();
  await type('sig');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Sign Out');
  await press('Enter');
  await expect(pageTitle('login')).toBeVisible();
  // For the next sign-in.
  await expect(page.getByLabel('Email')).toBeFocused();

  const summary = `${count.typed + count.pressed} keys, of which ${count.typed} typed`;
  testInfo.annotations.push({ type: 'keyboard journey', description: summary });
  process.stdout.write(`keyboard journey: ${summary}\n`);
  // More navigation keys than today would be a regression.
  expect(count.pressed).toBeLessThanOrEqual(20);
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

test('the focus of a row in the pinned columns does not scroll the other columns back', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/agency-dashboard/CBTA/riders');
    const row = page.getByRole('rowheader').getByRole('link').first();
    await expect(row).toBeVisible();
    const table = page.getByRole('region', { name: 'Riders, scrollable' });
    const scrollEnd = await table.evaluate((area) => (area.scrollLeft = area.scrollWidth) && area.scrollLeft);
    expect(scrollEnd).toBeGreaterThan(100);
    await row.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(row).toBeFocused();
    expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(scrollEnd);
  }
});

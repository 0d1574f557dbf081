import { type Page } from '@playwright/test';
import tokens from '@/ui/theme/tokens.json';
import { expect, openAgency, signIn, test } from './portalTest';

const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

const page = (theme: 'light' | 'dark') => rgb((theme === 'dark' ? tokens.colorDark : tokens.color).page);

const background = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Keeps the page's colours from the first moment that it can be painted on, frame by frame. */
async function watchFrames(of: Page): Promise<() => Promise<string[]>> {
  await of.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenColours: seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => of.evaluate(() => [...(window as unknown as { seenColours: Set<string> }).seenColours]);
}

/** Picks one of the choices of the side menu's foot, by keyboard alone. */
async function pick(on: Page, word: string): Promise<void> {
  await on.getByRole('button', { name: 'Display' }).focus();
  await on.keyboard.press('Enter');
  const choice = on.getByRole('group', { name: 'Display' }).getByLabel(word, { exact: true });
  await choice.focus();
  await on.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await on.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(on.getByRole('button', { name: 'Display' })).toBeFocused();
}

test('the theme is picked by keyboard, kept over a reload without a flash, and told to other tabs', async ({
  page: own,
  context,
}) => {
  await signIn(own, 'US East');
  expect(await background(own)).toBe(page('light'));
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByLabel('Email')).toBeVisible();
  await pick(own, 'Dark');
  expect(await background(own)).toBe(page('dark'));
  await expect.poll(() => background(other)).toBe(page('dark'));
  const frames = await watchFrames(own);
  await own.reload();
  await expect(own.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  expect(await frames()).toEqual([page('dark')]);
  expect(await own.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('the system decides until a theme is picked, on the sign-in screen from its first frame on', async ({
  page: own,
}) => {
  await own.emulateMedia({ colorScheme: 'dark' });
  const frames = await watchFrames(own);
  await own.goto('/login');
  await expect(own.getByLabel('Email')).toBeVisible();
  await own.locator('#boot-form').waitFor({ state: 'detached' });
  expect(await frames()).toEqual([page('dark')]);
  await own.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(own)).toBe(page('light'));
  await signIn(own, 'Australia');
  await own.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(own)).toBe(page('dark'));
  await pick(own, 'Light');
  expect(await background(own)).toBe(page('light'));
});

test('another density keeps the rows in sight, and every row has its height', async ({ page: own }) => {
  await signIn(own, 'US East');
  await openAgency(own, 'CBTA');
  await own.goto('/agency-dashboard/CBTA/riders');
  const scroll = own.getByRole('region', { name: 'Riders, scrollable' });
  await expect(own.getByRole('rowheader').first()).toBeVisible();
  await scroll.evaluate((element) => element.scrollTo(0, 340));
  await expect(own.locator('tr[aria-rowindex="12"]')).toBeVisible();
  const firstInSight = () =>
    scroll.evaluate((element) => {
      const head = element.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
      const rows = [...element.querySelectorAll('tr[data-index]')];
      return rows.find((row) => row.getBoundingClientRect().bottom > head + 1)?.getAttribute('data-index');
    });
  const before = await firstInSight();
  await pick(own, 'Compact');
  expect(await own.locator('tr[data-index]').first().boundingBox()).toMatchObject({ height: 28 });
  expect(await firstInSight()).toBe(before);
  await pick(own, 'Comfortable');
  expect(await own.locator('tr[data-index]').first().boundingBox()).toMatchObject({ height: 34 });
  expect(await firstInSight()).toBe(before);
});

test('less motion is wanted: nothing turns for ever', async ({ page: own }) => {
  await own.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(own, 'US East');
  await openAgency(own, 'CBTA');
  await own.goto('/agency-dashboard/CBTA/agency-diagnostics');
  await own.route('**/platform/**', () => undefined);
  await own.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(own.locator('.status-icon[data-status="running"]').first()).toBeVisible();
  const lasting = await own.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
  expect(lasting).toEqual([]);
});

test('with the system’s own colours every sign, switch and focus is still to be seen', async ({
  page: own,
}) => {
  await own.emulateMedia({ forcedColors: 'active' });
  await signIn(own, 'US East');
  await openAgency(own, 'CBTA');
  await own.goto('/agency-dashboard/CBTA/agency-appfeatures?application=pay&version=1.0.0&platform=ios');
  const one = own.getByRole('switch').first();
  await expect(one).toBeVisible();
  const looks = () => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await looks();
  await one.click();
  await own.mouse.move(0, 0);
  await expect.poll(looks).not.toBe(before);
  expect(await one.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  await own.goto('/agency-dashboard/CBTA/riders');
  await own.getByLabel('Filter').focus();
  const outline = (element: Element) => getComputedStyle(element).outlineStyle;
  expect(await own.getByLabel('Filter').evaluate(outline)).toBe('solid');
});

import { type Page } from '@playwright/test';
import { expectNoAxeViolations, printCheckedStateCount } from './axe';
import { expect, signInByStorage, test } from './portalTest';

// A lost request is logged by the browser.
test.use({ expectedMessages: [/Failed to load resource|net::ERR/] });
test.setTimeout(180_000);
test.afterEach(printCheckedStateCount);

/** The name of what has the focus. */
const readFocused = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  });

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await readFocused(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Reads the daily caps of these agencies, and opens the plan that gives them the first one's. */
async function openPlan(page: Page, agencies: readonly string[]): Promise<void> {
  await signInByStorage(page, 'US East');
  const search = new URLSearchParams({
    tab: 'rules',
    agencies: agencies.join('.'),
    category: 'Fare Capping',
    rule: 'daily_cap',
    reference: agencies[0] ?? '',
  });
  await page.goto(`/fleet?${search}`);
  await expect(page.getByText(new RegExp(`^${agencies.length} agencies`))).toBeVisible();
  await page.locator('h1').first().focus();
  await press(page, 'Read rules');
  await expect(page.getByRole('group', { name: 'Run' })).toContainText(/Done: (\d+) of \1\b/);
  await expect(page.getByRole('button', { name: /^Roll out/ })).toBeVisible();
  await press(page, `Roll out ${agencies[0]}’s value…`);
  await expect(page.getByRole('heading', { level: 1, name: 'ROLLOUT' })).toBeFocused();
  await press(page, 'Read agencies');
  await expect(page.getByRole('group', { name: 'Run' })).toContainText(/Done: (\d+) of \1\b/);
}

async function startRollout(page: Page, count: number): Promise<void> {
  await press(page, /^Start rollout in/);
  await expect(page.getByRole('dialog')).toBeVisible();
  const field = page.getByLabel(`Type ${count} to start`);
  for (let presses = 0; presses < 20 && !(await field.evaluate((node) => node === document.activeElement));)
    presses += await page.keyboard.press('Tab').then(() => 1);
  await page.keyboard.type(String(count));
}

test('a whole rollout by the keyboard alone, and axe on plan, start, run and result', async ({ page }) => {
  // AMTA has another daily cap than the others (server/db/seed/rules.ts).
  await openPlan(page, ['AMTA', 'ATA', 'AUBUAT', 'AUGUAT']);
  await expect(page.getByText('3 of 4 agencies would change: 200 → 250 in 3')).toBeVisible();
  await expectNoAxeViolations(page, 'the plan of a rollout');
  await startRollout(page, 3);
  await expectNoAxeViolations(page, 'the start of a rollout');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ATA is changed: 200 → 250')).toBeVisible();
  // The dialog and the plan with its button are gone.
  await expect(page.getByRole('heading', { name: /^Rollout: Business rule daily_cap/ })).toBeFocused();
  await expectNoAxeViolations(page, 'a rollout that waits after its first agency');
  // The buttons are below the text at each pause, and not beside it where they fit there.
  const pause = page.locator('.failure-alert');
  const titleBox = await pause.locator('.failure-alert__title').boundingBox();
  const buttonBox = await pause.getByRole('button').first().boundingBox();
  expect(buttonBox?.x).toBe(titleBox?.x);
  await press(page, 'Go on with 2 agencies');
  const result = page.getByRole('table', { name: 'Agencies of the result' });
  await expect(result.getByRole('row', { name: /done/ })).toHaveCount(3);
  // The button is gone, and Tab goes on from the head of the rollout.
  await expect(page.getByRole('heading', { name: /^Result: Business rule daily_cap/ })).toBeFocused();
  // One row of the table is in the order of Tab, and the arrow keys move it.
  await tabTo(page, 'ATA');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Values of AUBUAT' })).toBeVisible();
  await expectNoAxeViolations(page, 'the result of a rollout');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'AUBUAT' })).toBeFocused();
  await page.locator('h1').first().focus();
  await press(page, 'Undo plan');
  await expect(page.getByRole('heading', { name: /^Undo plan/ })).toBeFocused();
  await press(page, 'Read agencies');
  await expect(page.getByText('3 of 3 agencies would change: 250 → 200 in 3')).toBeVisible();
  await startRollout(page, 3);
  await page.keyboard.press('Enter');
  await expect(page.getByText('ATA is changed: 250 → 200')).toBeVisible();
  await press(page, 'Go on with 2 agencies');
  await expect(result.getByRole('row', { name: /done/ })).toHaveCount(3);
  await press(page, 'Close result');
  // The dialog asks, because the report was not saved.
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page, 'Close result');
  await expect(page.getByText('No rollout is planned')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('in a window of 1280 pixels the values leave the note of a plan its width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPlan(page, ['AMTA', 'ATA', 'AUBUAT']);
  const note = await page.getByRole('columnheader', { name: 'Note' }).boundingBox();
  expect(note?.width).toBeGreaterThanOrEqual(220);
});

test('a reload in the middle of a write is looked at first, and Home leads to it', async ({ page }) => {
  // Other agencies than those of the test above, which can run at the same time.
  await openPlan(page, ['AMTA', 'BAT', 'BMTA']);
  let patches = 0;
  await page.route(/businessrules\/api\/v1\/rule\?/, (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    // It is never answered.
    patches += 1;
    return undefined;
  });
  await startRollout(page, 2);
  await page.keyboard.press('Enter');
  await expect.poll(() => patches).toBe(1);
  await page.reload();
  await expect(page.getByText('BAT may have been changed when the page was left')).toBeVisible();
  // The browser has ended the call with the page: no connection was lost.
  await expect(page.getByText('The platform could not be reached')).toBeHidden();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Rollout waits 0 of 2/ })).toBeVisible();
  await page.getByRole('link', { name: 'Rollout of daily_cap' }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Not applied so far').first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect(
    page.getByRole('table', { name: 'Agencies of the result' }).getByRole('row', { name: /not begun/ }),
  ).toHaveCount(1);
  expect(patches).toBe(1);
});

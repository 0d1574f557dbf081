import { type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe';
import { expect, signInByStorage, test } from './portalTest';

// A medium that is not configured is a 404, which the browser logs.
test.use({ expectedMessages: [/Failed to load resource/] });
test.setTimeout(180_000);

const findGrid = (page: Page) => page.getByRole('grid', { name: 'Agencies' });

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, isFocused: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element');
}

const hasFocus = (page: Page, selector: string) => async () =>
  (await page.locator(`${selector}:focus`).count()) > 0;

test('a run by the keyboard alone, its matrix of all agencies, and axe on its three readings', async ({
  page,
}) => {
  await signInByStorage(page, 'US East');
  await page.goto('/fleet');
  await expect(page.getByText(/^\d+ agencies × 11 calls/)).toBeVisible();
  // While the agencies are being read, it cannot have the focus.
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeEnabled();
  await page.locator('h1').first().focus();
  const isRunFocused = async () => (await page.evaluate(() => document.activeElement?.textContent)) === 'Run';
  await tabTo(page, isRunFocused);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Run' })).toContainText(/Done: (\d+) of \1\b/, {
    timeout: 120_000,
  });
  const grid = findGrid(page);
  await expect(grid).toHaveAttribute('aria-rowcount', /^1[34]\d$/);
  await expectNoAxeViolations(page, 'the matrix of diagnostics');

  // One press of Tab enters the grid, wherever the cell is.
  await tabTo(page, hasFocus(page, '[data-row="0"][data-column="0"]'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-row="0"][data-column="2"]')).toBeFocused();
  await page.keyboard.press('Control+End');
  // Without the header and the row of sums; the first row is 0.
  const lastRow = Number(await grid.getAttribute('aria-rowcount')) - 3;
  const last = page.locator(`[data-row="${lastRow}"]`).last();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: /^Checks of / });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('region', { name: 'About', exact: true })).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const openButton = panel.getByRole('button', { name: 'Open the agency’s diagnostics' });
  await expect(openButton).toBeFocused();
  // Nothing is over it.
  const isInSight = await openButton.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isInSight).toBe(true);
  await expectNoAxeViolations(page, 'the matrix with the checks of one agency');
  // Escape closes the account panel, and only the next one closes the checks.
  await page.getByRole('button', { name: 'Account and display' }).click();
  await expect(page.locator('#account')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#account')).toBeHidden();
  // A focus outside the checks would stay there.
  await panel.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();

  const readiness = page.getByRole('button', { name: 'Readiness', exact: true });
  await readiness.focus();
  await page.keyboard.press('Enter');
  await expect(grid).toHaveAttribute('aria-colcount', '20');
  await expectNoAxeViolations(page, 'the matrix of readiness');
  const viewBox = await page.getByRole('group', { name: 'View' }).boundingBox();
  await page.getByRole('button', { name: 'Validity' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Documents' })).toBeVisible();
  expect(await page.getByRole('group', { name: 'View' }).boundingBox()).toEqual(viewBox);
  await expectNoAxeViolations(page, 'the validity calendar');
  const bars = await page.locator('.lapse-line__week').evaluateAll((weeks) =>
    weeks.map((week) => ({
      count: Number(week.querySelector('.lapse-line__count')?.textContent),
      height: week.querySelector('.lapse-line__bar')?.getBoundingClientRect().height ?? 0,
    })),
  );
  const highest = bars.reduce((most, bar) => (bar.count > most.count ? bar : most));
  for (const { count, height } of bars.filter((bar) => bar.count > 0))
    expect(height).toBeCloseTo((highest.height * count) / highest.count, 0);
});

test('a long message of the platform for one agency does not widen the matrix', async ({ page }) => {
  await signInByStorage(page, 'US East');
  const body = JSON.stringify({ message: 'Closed until the database has moved. '.repeat(8) });
  await page.route('**/token/agency', (route) => route.fulfill({ status: 403, body }), { times: 1 });
  await page.goto('/fleet?checks=terms');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const failure = page.getByText(/^Could not sign in \(403\)\. The platform said: Closed/);
  await expect(failure).toBeVisible();
  const [width, scrollWidth] = await findGrid(page).evaluate(({ parentElement }) => [
    parentElement?.clientWidth,
    parentElement?.scrollWidth,
  ]);
  expect(scrollWidth).toBe(width);
});

test('the matrix has room for seven agencies in a window of 1280 by 720, and sums that do not touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInByStorage(page, 'US East');
  await page.goto('/fleet');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Run' })).toContainText(/Done: (\d+) of \1\b/, {
    timeout: 120_000,
  });
  await page.getByRole('button', { name: 'Readiness', exact: true }).click();
  const grid = findGrid(page);
  await expect(grid).toHaveAttribute('aria-colcount', '20');
  const bottomOf = (selector: string) =>
    grid.locator(selector).evaluate((element) => Math.floor(element.getBoundingClientRect().bottom));
  const topOfSums = await grid
    .locator('tfoot')
    .evaluate((element) => Math.ceil(element.getBoundingClientRect().top));
  expect(await bottomOf('tr[aria-rowindex="8"]')).toBeLessThanOrEqual(topOfSums);
  const gaps = await grid.locator('.health-matrix__column-sums').evaluateAll((columns) => {
    const boxes = columns
      .map((column) =>
        [...column.children].map((sum) => {
          const range = document.createRange();
          range.selectNodeContents(sum);
          return range.getBoundingClientRect();
        }),
      )
      .filter((sums) => sums.length > 0);
    return boxes.slice(1).map((sums, index) => {
      const left = Math.max(...(boxes[index] ?? []).map(({ right }) => right));
      return Math.min(...sums.map((sum) => sum.left)) - left;
    });
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
});

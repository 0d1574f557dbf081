import { type Page } from '@playwright/test';
import { waitUntilLoaded } from './openScreen';
import { expect, signInByStorage, test } from './portalTest';

async function emulatePrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** They print as the text that they show: the name of the agency or of a row, a title, a time, a number with its status. */
const PRINTED_BUTTONS =
  '.breadcrumb__switch, .choice-chips__chip, .summary__count, .table__row-opener, .text-button, .timestamp, thead button, [role="tab"]';

/** Lists elements that are cut off on paper, and those that should not be printed. */
async function listPrintProblems(page: Page): Promise<string[]> {
  return page.evaluate((printedButtons) => {
    const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility(),
    );
    const cutOff = visible.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (overflow: string, contentSize: number, visibleSize: number) =>
        overflow !== 'visible' && contentSize > visibleSize + 1;
      return (
        !element.matches('.visually-hidden') &&
        (isCut(overflowX, element.scrollWidth, element.clientWidth) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight))
      );
    });
    const tooWide =
      document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['too wide'] : [];
    // A background is dark if the red part of its colour is below 100 of 255.
    const dark = visible.filter((element) =>
      /^rgb\((\d|[1-9]\d), /.test(getComputedStyle(element).backgroundColor),
    );
    const describe = (problem: string, elements: HTMLElement[]) =>
      elements.map((element) => `${problem}: ${element.className} ${element.tagName}`);
    return [
      ...tooWide,
      ...describe('cut off', cutOff),
      ...describe(
        'on each page',
        visible.filter((element) => getComputedStyle(element).position === 'fixed'),
      ),
      ...describe(
        'button',
        visible.filter((element) =>
          element.matches(
            `.ant-btn, .link-button, button:not(${printedButtons}), nav:not(.breadcrumb), select, input`,
          ),
        ),
      ),
      ...describe(
        'dark',
        dark.filter((element) => !element.matches('.status-icon, .colored-mark')),
      ),
    ];
  }, PRINTED_BUTTONS);
}

// The browser logs each failed request as an error.
test.use({ viewport: { width: 1000, height: 800 }, expectedMessages: [/Failed to load resource/] });

for (const theme of ['light', 'dark'] as const) {
  test(`diagnostics and a rider’s page print completely, black on white, from the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await signInByStorage(page, 'US East', 'CBTA');
    await page.goto('/agency-dashboard/CBTA/agency-diagnostics');
    await page.getByRole('button', { name: 'RUN ALL' }).click();
    await expect(page.getByText(/^(\d+) of \1 checks · /)).toBeVisible({ timeout: 30_000 });
    await emulatePrint(page);
    const header = page.getByRole('banner');
    await expect(header).toContainText('AGENCY DIAGNOSTICS');
    for (const text of ['CBTA', 'US East']) await expect(header).toContainText(text);
    const printTimestamp = page.getByText(/^Printed \d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
    await expect(printTimestamp).toBeVisible();
    expect(await listPrintProblems(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');

    await page.emulateMedia({ media: 'screen' });
    await page.goto('/agency-dashboard/CBTA/riders/1000400');
    await page.getByRole('rowheader').first().hover();
    await expect(page.getByRole('button', { name: /^Copy / }).first()).toBeVisible();
    await waitUntilLoaded(page);
    await emulatePrint(page);
    for (const text of ['CBTA', 'US East']) await expect(header).toContainText(text);
    await expect(printTimestamp).toBeVisible();
    expect(await listPrintProblems(page)).toEqual([]);
  });
}

test('a filtered list prints its filter, without the buttons of the list', async ({ page }) => {
  await signInByStorage(page, 'US East');
  await page.goto('/agencies?filter=area');
  const clearButton = page.getByRole('button', { name: 'Clear filter area' });
  await expect(clearButton).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of Agencies' })).toBeVisible();
  await emulatePrint(page);
  await expect(page.getByText('Filter: area')).toBeVisible();
  expect(await listPrintProblems(page)).toEqual([]);
});

test('lists print all their columns on upright paper', async ({ page }) => {
  // Chromium shrinks what is too wide for the paper, down to three quarters: 957 pixels become the 718 of A4.
  await page.setViewportSize({ width: 957, height: 800 });
  await signInByStorage(page, 'US East', 'CBTA');
  const lists = ['riders', 'purchase-orders', 'passes'].map((list) => `/agency-dashboard/CBTA/${list}`);
  for (const path of [...lists, '/agencies', '/pso-users']) {
    await page.goto(path);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await emulatePrint(page);
    expect.soft([path, ...(await listPrintProblems(page))]).toEqual([path]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('client app features print the state of their switches, and whole names in the matrix', async ({
  page,
}) => {
  await signInByStorage(page, 'US East', 'CBTA');
  const path = '/agency-dashboard/CBTA/agency-appfeatures';
  await page.goto(`${path}?application=pay&version=1.0.0&platform=ios`);
  const firstSwitch = page.getByRole('switch').first();
  await expect(firstSwitch).toBeVisible();
  await emulatePrint(page);
  for (const colored of [firstSwitch, page.locator('main [aria-pressed="true"]').first()])
    await expect(colored).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('.app-features__header')).toHaveCSS('position', 'static');
  await page.goto(`${path}?view=matrix`);
  const lines = page.locator('.feature-matrix-table__line');
  await expect(lines.first()).toBeVisible();
  const cutHeights = await lines.evaluateAll((all) =>
    all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  );
  expect(Math.max(...cutHeights)).toBeLessThanOrEqual(1);
});

test('printing includes all loaded rows of a rider, not only the visible ones', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/riders/1000400');
  await expect(page.getByText('No more results')).toBeVisible();
  const loadedRows = Number.parseInt((await page.locator('.table__status').textContent()) ?? '', 10);
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      Object.assign(window, { printedRows: document.querySelectorAll('tr[data-index]').length });
    });
  });
  // Printing to PDF fires `beforeprint`.
  const pdf = await page.pdf();
  expect(pdf.byteLength).toBeGreaterThan(10_000);
  expect(await page.evaluate(() => (window as unknown as { printedRows: number }).printedRows)).toBe(
    loadedRows,
  );
  await expect(page.getByText(/^Printed/)).toHaveCount(0);
});

test('an open record and the drawer of changes print alone, below the name of the agency', async ({
  page,
}) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/passes?record=2000272');
  const expectPrintedAlone = async () => {
    await emulatePrint(page);
    await expect(page.getByRole('banner')).toContainText('CBTA');
    await expect(page.getByRole('main')).toBeHidden();
    expect(await listPrintProblems(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  };
  const record = page.getByRole('dialog');
  await expect(record.getByRole('treeitem').last()).toContainText('application_session');
  await expectPrintedAlone();
  await record.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: /^Changes/ }).click();
  await page.getByRole('textbox', { name: 'Ticket note' }).fill('A line.\n'.repeat(30));
  await expectPrintedAlone();
  // A popup within its page is printed with it.
  await page.goto('/agency-dashboard/CBTA');
  await page.getByRole('button', { name: 'Note and protection' }).click();
  await emulatePrint(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByLabel('Agency profile')).toBeVisible();
});

test('the matrix of Fleet prints completely', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  // As wide as upright paper, with the most checks that a run can have.
  await page.setViewportSize({ width: 957, height: 800 });
  await page.goto('/fleet?agencies=CBTA.METRO.BCC&checks=full');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Run' })).toContainText(/Done: 3 of 3/);
  await emulatePrint(page);
  for (const agency of ['CBTA', 'METRO', 'BCC'])
    await expect(page.getByRole('row').filter({ hasText: agency }).first()).toBeVisible();
  expect(await listPrintProblems(page)).toEqual([]);
});

test('the result of a rollout prints completely', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  // AMTA has another daily cap than the others. A dry run changes nothing.
  await page.goto(
    '/fleet?tab=rules&agencies=AMTA.ARTD.ASRB&category=Fare+Capping&rule=daily_cap&reference=AMTA',
  );
  await page.getByRole('button', { name: 'Read rules' }).click();
  await page.getByRole('button', { name: 'Roll out AMTA’s value…' }).click();
  await page.getByRole('button', { name: 'Read agencies' }).click();
  await page.getByRole('button', { name: /^Start rollout in/ }).click();
  await page.getByRole('checkbox', { name: /^Dry run/ }).click();
  await page.getByRole('button', { name: 'Start dry run' }).click();
  const result = page.getByRole('table', { name: 'Agencies of the result' });
  await expect(result.getByRole('row', { name: /would change/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Close plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close plan' }).click();
  await emulatePrint(page);
  await expect(result.getByRole('row', { name: /would change/ })).toHaveCount(2);
  expect(await listPrintProblems(page)).toEqual([]);
});

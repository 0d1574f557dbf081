import { type Locator, type Page } from '@playwright/test';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { FORM_DRAFT_STORAGE_KEY } from '@/session/storage/storageKeys';
import { openScreen, waitUntilLoaded } from './openScreen';
import { expect, signInByStorage, test } from './portalTest';
import { SCREEN_URLS } from './screenUrls';

/** The viewport of a window of 1280 × 720 at 200 % zoom. */
const ZOOMED_VIEWPORT = { width: 640, height: 360 };
const WINDOW_AT_400_PERCENT = { width: 320, height: 256 };

// The browser logs each failed request, such as the rejected creation of an agency that exists.
test.use({ expectedMessages: [/Failed to load resource/] });

/** Lists parts that scroll sideways, a document that scrolls beside the shell, and controls that can't be clicked even after scrolling them into view. */
async function listUnreachableParts(page: Page, rootSelector: string): Promise<string[]> {
  return page.evaluate((root) => {
    const scrollers = [
      document.documentElement,
      document.body,
      ...document.querySelectorAll('.shell, .ant-modal-wrap'),
    ]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => `scrolls sideways: ${element.className || element.tagName}`);
    const { scrollHeight, clientHeight } = document.documentElement;
    if (document.querySelector('.shell') && scrollHeight > clientHeight)
      scrollers.push('a second scroll bar');
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        `${root} :is(a[href], button, input, select, textarea, summary, [role="switch"], [role="tab"])`,
      ),
    ].filter(
      (control) =>
        control.checkVisibility() &&
        !control.matches('.shell__skip, [aria-hidden="true"] *, [role="switch"]:disabled'),
    );
    const covered = controls.filter((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
      const container = control.closest('.ant-select, .ant-input-affix-wrapper, label') ?? control;
      return (
        topElement === null ||
        !(
          container.contains(topElement) ||
          (topElement.contains(control) && topElement.closest('label') !== null)
        )
      );
    });
    if (controls.length === 0) return ['no controls'];
    return [...scrollers, ...covered.map((control) => `unreachable: ${control.outerHTML.slice(0, 160)}`)];
  }, rootSelector);
}

/** The width of all that the page shows, also by scrolling sideways. */
const getShellWidth = (page: Page) => page.locator('.shell').evaluate(({ scrollWidth }) => scrollWidth);

test('every control of every screen can be reached at 200 % zoom, and none scrolls sideways at 400 %', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInByStorage(page, 'US East', 'CBTA');
  await page.setViewportSize(ZOOMED_VIEWPORT);
  for (const [index, path] of SCREEN_URLS.entries()) {
    await (index === 0 ? page.goto(path) : openScreen(page, path));
    await waitUntilLoaded(page);
    expect.soft([path, ...(await listUnreachableParts(page, 'body'))]).toEqual([path]);
    // At 400 % it scrolls down only.
    await page.setViewportSize(WINDOW_AT_400_PERCENT);
    expect.soft([path, await getShellWidth(page)]).toEqual([path, WINDOW_AT_400_PERCENT.width]);
    await page.setViewportSize(ZOOMED_VIEWPORT);
  }
  await page.goto('/agency-dashboard/CBTA/agency-diagnostics');
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.getByText(/^(\d+) of \1 checks · /)).toBeVisible({ timeout: 30_000 });
  expect.soft(await listUnreachableParts(page, 'body')).toEqual([]);
  await page.getByRole('button', { name: 'Account and display' }).click();
  await expect(page.getByLabel('Compact')).toBeVisible();
  expect.soft(await listUnreachableParts(page, '#account')).toEqual([]);
  // With a session, /login would end it and open itself as a new page.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await listUnreachableParts(page, 'body')).toEqual([]);
});

test('every control of the dialogs can be reached at 200 % zoom', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.setViewportSize(ZOOMED_VIEWPORT);
  for (const screen of ['passes', 'riders/1000400', 'purchase-orders', 'businessRules']) {
    await page.goto(`/agency-dashboard/CBTA/${screen}`);
    if (screen === 'businessRules') await page.locator('main h2 button[aria-expanded]').first().click();
    await page.getByRole('rowheader').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft([screen, ...(await listUnreachableParts(page, '.ant-modal-wrap'))]).toEqual([screen]);
  }
  await page.goto('/agency-dashboard/CBTA/riders');
  await page.getByRole('button', { name: 'Columns' }).click();
  const firstColumn = page.getByRole('dialog', { name: 'Columns' }).getByRole('listitem').first();
  expect.soft(await listUnreachableParts(page, '.columns-panel')).toEqual([]);
  await firstColumn.scrollIntoViewIfNeeded();
  await expect.soft(firstColumn).toBeInViewport({ ratio: 1 });
  await page.goto('/pso-users');
  await page.getByRole('button', { name: 'Register operator' }).click();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect.soft(await listUnreachableParts(page, '.ant-modal-wrap')).toEqual([]);
  expect.soft(await measureTitleGap(page.getByRole('dialog'))).toBeGreaterThan(0);
  await page.goto('/agency-creation');
  await page.getByLabel('Name', { exact: true }).fill('Any');
  await page.getByLabel('Abbreviation').fill('CBTA');
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(page.getByRole('dialog', { name: 'Failed to create agency' })).toBeVisible();
  expect(await listUnreachableParts(page, '.ant-modal-wrap')).toEqual([]);
});

/** The pixels between a title of several lines and the close button of its dialog, which is laid over the dialog's corner. */
function measureTitleGap(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => {
    const title = element.querySelector('.ant-modal-title');
    const close = element.querySelector('.ant-modal-close');
    if (!title || !close) throw new Error('The dialog has no title or no close button');
    title.textContent = 'a '.repeat(400);
    const text = document.createRange();
    text.selectNodeContents(title);
    return close.getBoundingClientRect().left - text.getBoundingClientRect().right;
  });
}

test('at 400 % zoom the first column of a list scrolls with the others', async ({ page }) => {
  await page.setViewportSize(WINDOW_AT_400_PERCENT);
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agencies');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const firstCellEnds = await page
    .getByRole('region', { name: 'Agencies, scrollable' })
    .evaluate((scroller) => {
      scroller.scrollLeft = scroller.scrollWidth;
      const { left } = scroller.getBoundingClientRect();
      return [...scroller.querySelectorAll('tr > .table__cell:first-child')].map(
        (cell) => cell.getBoundingClientRect().right - left,
      );
    });
  expect(Math.max(...firstCellEnds)).toBeLessThanOrEqual(0);
});

test('at 400 % zoom a long note on HOME leaves its link a width', async ({ page }) => {
  await page.setViewportSize(WINDOW_AT_400_PERCENT);
  await signInByStorage(page, 'US East');
  await page.evaluate(
    ([key, version]) => {
      const operator = { region: 'usEast', email: 'operator@us-east.example' };
      const form = { path: '/agency-dashboard/CBTA/businessRules', form: 'rule 2 daily_cap' };
      const times = { savedAt: Date.now(), keepMinutes: 30 };
      const draft = { version, ...operator, ...form, ...times, isOutcomeUnknown: true };
      sessionStorage.setItem(key, JSON.stringify(draft));
    },
    [FORM_DRAFT_STORAGE_KEY, ENTRY_VERSION] as const,
  );
  await page.goto('/');
  const note = page.getByText('CBTA · open daily_cap to go on, sent, may have been applied');
  await expect(note).toBeVisible();
  const link = page.getByRole('link', { name: 'Draft: BUSINESS RULES' });
  expect(await link.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(100);
  expect(await getShellWidth(page)).toBe(320);
});

test('at 400 % zoom the checks of an agency in Fleet don’t make the page scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize(WINDOW_AT_400_PERCENT);
  await signInByStorage(page, 'US East');
  await page.goto('/fleet?agencies=CBTA.METRO.BCC');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Run' })).toContainText(/Done: 3 of 3/);
  await page.locator('[data-row="0"][data-column="0"]').click();
  await expect(page.getByRole('complementary', { name: /^Checks of / })).toBeVisible();
  expect(await getShellWidth(page)).toBe(WINDOW_AT_400_PERCENT.width);
});

test('at 400 % zoom the Columns panel is within the window', async ({ page }) => {
  await page.setViewportSize(WINDOW_AT_400_PERCENT);
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/riders');
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

for (const width of [640, 320])
  test(`in a window of ${width} pixels the dashboard’s heading has the whole name of the agency`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 360 });
    await signInByStorage(page, 'US East', 'CBTA');
    await page.goto('/agency-dashboard/CBTA');
    const name = page.getByRole('heading', { level: 2 }).getByText('Chesapeake Bay Transit Authority');
    await expect(name).toBeVisible();
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await name.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  });

test('in a window that is just wide enough for the whole search, neither title nor agency is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1101, height: 720 });
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/agency-diagnostics');
  const title = page.getByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' });
  await expect(title).toBeVisible();
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);
  await page.goto('/agency-dashboard/CBTA/admin-registration');
  const agency = page.getByRole('banner').getByText('CBTA', { exact: true });
  expect(await agency.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test('in a low window the menu’s groups keep their names', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA');
  const groups = page.locator('.side-menu__group');
  await expect(groups).toHaveText(['Across agencies', 'CBTA']);
  const cutHeights = await groups.evaluateAll((names) =>
    names.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  );
  expect(cutHeights).toEqual([0, 0]);
});

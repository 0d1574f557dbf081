import { type Page } from '@playwright/test';
import { expect, openAgency, signIn, test } from './portalTest';

/** The page as it goes to paper. */
async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** What would be missing on paper, or too much. */
async function wrongOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) =>
      one.checkVisibility(),
    );
    const cut = shown.filter((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const isCut = (overflow: string, whole: number, seen: number) =>
        overflow !== 'visible' && whole > seen + 1;
      return (
        !one.matches('.visually-hidden') &&
        (isCut(overflowX, one.scrollWidth, one.clientWidth) ||
          isCut(overflowY, one.scrollHeight, one.clientHeight))
      );
    });
    const wide =
      document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['too wide'] : [];
    const dark = shown.filter((one) => /^rgb\((\d|[1-9]\d), /.test(getComputedStyle(one).backgroundColor));
    const say = (word: string, ones: HTMLElement[]) =>
      ones.map((one) => `${word}: ${one.className} ${one.tagName}`);
    return [
      ...wide,
      ...say('cut', cut),
      ...say(
        'button',
        shown.filter((one) => one.matches('.ant-btn, .top-bar button, nav:not(.breadcrumb), select, input')),
      ),
      ...say(
        'dark',
        dark.filter((one) => !one.matches('.status-icon, .region-badge, .payment-status')),
      ),
    ];
  });
}

test.use({ viewport: { width: 1000, height: 800 }, expectedMessages: [/Failed to load resource/] });

for (const theme of ['light', 'dark'] as const) {
  test(`diagnostics and a rider’s page go to paper whole, black on white, from the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page, 'US East');
    await openAgency(page, 'CBTA');
    await page.goto('/agency-dashboard/CBTA/agency-diagnostics');
    await page.getByRole('button', { name: 'RUN ALL' }).click();
    await expect(page.getByText(/^(\d+) of \1 checks · /)).toBeVisible();
    await toPaper(page);
    const head = page.getByRole('banner');
    await expect(head).toContainText('AGENCY DIAGNOSTICS');
    for (const word of ['CBTA', 'US East']) await expect(head).toContainText(word);
    const date = page.getByText(/^Printed \d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
    await expect(date).toBeVisible();
    expect(await wrongOnPaper(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');

    await page.emulateMedia({ media: 'screen' });
    await page.goto('/agency-dashboard/CBTA/riders/1000400');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await toPaper(page);
    for (const word of ['CBTA', 'US East']) await expect(head).toContainText(word);
    await expect(date).toBeVisible();
    expect(await wrongOnPaper(page)).toEqual([]);
  });
}

test('paper has all of a rider’s records that are loaded, when the browser asks for it', async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await page.goto('/agency-dashboard/CBTA/riders/1000400');
  await expect(page.getByText('No more results')).toBeVisible();
  const loaded = Number.parseInt(
    (await page.locator('.table__footer [role="status"]').textContent()) ?? '',
    10,
  );
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      Object.assign(window, { printedRows: document.querySelectorAll('tr[data-index]').length });
    });
  });
  const paper = await page.pdf();
  expect(paper.byteLength).toBeGreaterThan(10_000);
  expect(await page.evaluate(() => (window as unknown as { printedRows: number }).printedRows)).toBe(loaded);
  await expect(page.getByText(/^Printed/)).toHaveCount(0);
});

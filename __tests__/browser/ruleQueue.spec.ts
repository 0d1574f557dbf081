import { type Page } from '@playwright/test';
import { expectNoAxeViolations, printCheckedStateCount } from './axe';
import { expect, signInByStorage, test } from './portalTest';

/** The left edge of the top bar's search in windows of three widths. No button beside it may be below it. */
async function measureSearch(page: Page): Promise<number[]> {
  const places: number[] = [];
  for (const width of [1920, 1440, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const search = page.getByRole('button', { name: /^Search riders/ });
    const { left, gap } = await search.evaluate((button) => {
      const box = button.getBoundingClientRect();
      const next = button.nextElementSibling?.firstElementChild?.getBoundingClientRect();
      return { left: box.left, gap: (next?.left ?? 0) - box.right };
    });
    expect(gap).toBeGreaterThan(0);
    places.push(left);
  }
  return places;
}

test.setTimeout(120_000);
test.afterEach(printCheckedStateCount);

test('a rule’s value is chosen for other agencies, refused for its type, and ends in a table', async ({
  page,
}) => {
  await signInByStorage(page, 'US East');
  // CLARKSVILLE has the rule as a text, AART does not have it (server/db/seed/drift.ts).
  const agencies = 'CBTA.METRO.CLARKSVILLE.AART.AMTA';
  await page.goto(
    `/fleet?tab=rules&agencies=${agencies}&category=Fare+Capping&rule=daily_cap&reference=CBTA`,
  );
  await page.getByRole('button', { name: 'Read rules' }).click();
  await expect(page.getByRole('group', { name: 'Run' })).toContainText(/^Done: 5 of 5/);
  const panel = page.getByRole('complementary', { name: 'Values of daily_cap' });
  await panel.getByRole('button', { name: 'Use CBTA’s value in other agencies…' }).click();
  await panel.getByRole('checkbox', { name: /^CLARKSVILLE/ }).check();
  await panel.getByRole('checkbox', { name: /^AMTA/ }).check();
  await expect(panel.getByRole('checkbox', { name: /^AART/ })).toBeDisabled();
  await expectNoAxeViolations(page, 'agencies for a rule’s value');
  // Values and reasons begin below each other, whatever their lengths.
  const notePlaces = await panel
    .locator('.agency-chooser__note')
    .evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().left));
  expect(new Set(notePlaces).size).toBe(1);
  const searchPlaces = await measureSearch(page);
  await panel.getByRole('button', { name: /^Start with / }).click();
  const queue = page.getByRole('region', { name: 'Queue' });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectNoAxeViolations(page, 'a queue of agencies');
  await expect(page.getByRole('link', { name: /^Queue 1 of 2/ })).toBeVisible();
  expect(await measureSearch(page)).toEqual(searchPlaces);
  await queue.getByRole('button', { name: 'Skip AMTA' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Tick this to submit, or cancel')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeFocused();
  await expectNoAxeViolations(page, 'a rule editor with another type');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await queue.getByRole('button', { name: 'Skip CLARKSVILLE' }).click();
  await expect(queue.getByRole('row')).toHaveText([
    'AgencyResultWhy',
    'AMTAskippedOpen',
    'CLARKSVILLEskippedOpen',
  ]);
  await expectNoAxeViolations(page, 'the results of a queue');
});

import { A, B, expect, hold, test, type Page } from './harness/bench';
import { goWithin, neverOnPage } from './harness/page';

const RIDERS = /\/customersearch\/api\/v3\/riders/;

/** Opens A's riders and answers what names them on the page. */
async function ridersOfA(page: Page, open: (path: string, who: 'both') => Promise<void>): Promise<string[]> {
  await open(`/agency-dashboard/${A}/riders`, 'both');
  const ids = page.getByRole('rowheader');
  await expect(ids.first()).toBeVisible();
  return ids.allTextContents();
}

test('FC01 B’s riders come late after A’s: not one row of A in any frame', async ({ page, open }) => {
  const namesOfA = await ridersOfA(page, open);
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await page.getByLabel('Filter').fill(B);
  const seen = await neverOnPage(page, namesOfA);
  await page.getByRole('cell', { name: B, exact: true }).first().click();
  const held = await hold(page, RIDERS);
  await page.getByRole('link', { name: 'All Riders' }).click();
  await held.caught();
  await expect(page.getByRole('table', { name: 'Riders' })).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveTitle(new RegExp(B));
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await held.release();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await seen()).toEqual([]);
});

test('FC02 B refuses after A was shown: an error in B’s page, and nothing of A', async ({
  page,
  open,
  setFaults,
}) => {
  const namesOfA = await ridersOfA(page, open);
  await setFaults({ kind: 'status', status: 403, path: '/customersearch/*' });
  // Straight from A's list to B's: the same screen, with another argument.
  const seen = await goWithin(page, `/agency-dashboard/${B}/riders`, B, namesOfA);
  await expect(page.getByRole('alert')).toContainText('Unable to retrieve Riders');
  await expect(page.getByRole('alert')).toContainText('403');
  await expect(page).toHaveTitle(new RegExp(B));
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  expect(await seen()).toEqual([]);
});

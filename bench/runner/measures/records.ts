import { type Page } from '@playwright/test';
import { type Figures, type MeasureContext } from '../measureContext';
import { shortenTimer } from '../pageProbe';
import { FILTER_DEBOUNCE_MS } from '../portalConstants';
import { measureDialogOpening, measureFilteredRows } from '../recordsProbe';
import { dashboardPath, listRow, type Site } from '../sites';
import { median } from '../statistics';
import { openTab, setCpuSlowdown, waitUntilIdle, waitUntilReady } from '../tab';

/** Names that several riders have. Each one is a filter that was not used before. */
const TERMS = ['Washington', 'Jennifer', 'Jefferson', 'Latoya', 'Shanice', 'Patricia'];
/** Rows whose dialogs are opened; the first one loads what a dialog needs. */
const OPENINGS = 6;
/** A field of a pass, so that a dialog counts when its record is there too. */
const LAST_FIELD = 'application_session';
/** The page must be idle for this time before the next step. */
const QUIET_MS = 300;

/** Measures opening records of the loaded passes, and filtering the loaded riders. */
export async function measureRecords(context: MeasureContext, site: Site): Promise<Figures> {
  const [first = NaN, ...later] = await measureDialogs(context, site);
  const filtered = await measureFilters(context, site);
  return { 'records.first': first, 'records.again': median(later), 'records.filter': median(filtered) };
}

async function measureDialogs({ chromium, cpu }: MeasureContext, site: Site): Promise<number[]> {
  const selector = listRow('Passes');
  const tab = await openTab(chromium, site, { awaited: { selector } });
  const { page } = tab;
  try {
    await page.goto(`${site.origin}${dashboardPath(site)}/passes`, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    await setCpuSlowdown(tab, cpu);
    const durations: number[] = [];
    for (let index = 0; index < OPENINGS; index += 1) {
      const cells = page.locator(selector).nth(index).locator('th, td, .ant-table-cell');
      const id = (await cells.allTextContents()).find((text) => /^\d+$/.test(text));
      if (id === undefined) throw new Error(`Row ${index} of the passes has no ID.`);
      const duration = page.evaluate(measureDialogOpening, [id, LAST_FIELD]);
      await cells.nth(1).click();
      durations.push(await duration);
      await waitUntilIdle(tab, QUIET_MS);
      await closeDialog(page);
      await waitUntilIdle(tab, QUIET_MS);
    }
    return durations;
  } finally {
    await tab.close();
  }
}

/** antd 5 does not always move the focus into its dialog, and then Escape does nothing; it has a button. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = page.locator('[role="dialog"]:visible, dialog[open]');
  const closeButton = dialog.locator('button[aria-label="Close"]');
  if ((await closeButton.count()) > 0) await closeButton.click();
  else await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The portal's debounce takes no time here, and the other apps have none. */
async function measureFilters({ chromium, cpu }: MeasureContext, site: Site): Promise<number[]> {
  const rowSelector = listRow('Riders');
  const tab = await openTab(chromium, site, { awaited: { selector: rowSelector } });
  const { page } = tab;
  try {
    await page.addInitScript(shortenTimer, { originalMs: FILTER_DEBOUNCE_MS, shortMs: 0 });
    await page.goto(`${site.origin}${dashboardPath(site)}/riders`, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    await setCpuSlowdown(tab, cpu);
    const filter = page.getByLabel('Filter', { exact: true });
    const durations: number[] = [];
    for (const text of TERMS) {
      const duration = page.evaluate(measureFilteredRows, { rowSelector, text });
      // One input event with the whole term, as the last key causes it.
      await filter.fill(text);
      durations.push(await duration);
      await waitUntilIdle(tab, QUIET_MS);
      await filter.fill('');
      await waitUntilIdle(tab, QUIET_MS);
    }
    return durations;
  } finally {
    await tab.close();
  }
}

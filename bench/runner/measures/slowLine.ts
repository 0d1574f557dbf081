import { type Page } from '@playwright/test';
import { type Figures, type MeasureContext } from '../measureContext';
import { fillSignIn, openAgencyFromList, type Site } from '../sites';
import { openTab, waitUntilIdle, waitUntilReady } from '../tab';

/** DevTools' 'Fast 3G': the latency in milliseconds, and bytes per second. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/**
 * Measures the way from the sign-in page to the first rider on a slow line with an empty cache: the milliseconds until the form
 * works and between each press and its result, what is loaded for it, and whether anything is loaded twice.
 */
export async function measureSlowLine({ chromium, cpu }: MeasureContext, site: Site): Promise<Figures> {
  const awaited = { selector: 'input[name="email"]', mustBeMounted: true };
  const tab = await openTab(chromium, { ...site, session: {} }, { cpu, awaited });
  const { page } = tab;
  try {
    await tab.devTools.send('Network.emulateNetworkConditions', FAST_3G);
    await page.goto(`${site.origin}/login`, { waitUntil: 'commit' });
    const usable = await waitUntilReady(tab);
    const formKilobytes = await readKilobytes(page);
    await waitUntilIdle(tab);
    await fillSignIn(page);
    // Typing takes longer.
    await waitUntilIdle(tab);
    const home = await measure(async () => {
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('link', { name: 'All Agencies' }).waitFor();
    });
    await waitUntilIdle(tab);
    const agency = await measure(() => openAgencyFromList(page));
    await waitUntilIdle(tab);
    const rider = await measure(async () => {
      await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
      await page.locator('table[aria-label="Riders"] tr[data-index]').first().waitFor();
    });
    await waitUntilIdle(tab);
    return {
      'slow.usable': usable,
      'slow.home': home,
      'slow.agency': agency,
      'slow.rider': rider,
      'slow.form': formKilobytes,
      'slow.all': await readKilobytes(page),
      'slow.twice': await countRepeatedUrls(page),
    };
  } finally {
    await tab.close();
  }
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The page's transfer so far, in units of 1,000 bytes. */
function readKilobytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
  });
}

/** The addresses whose bodies were transferred more than once since the sign-in page. Files from the cache don't count. */
function countRepeatedUrls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const urls = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => name);
    return urls.length - new Set(urls).size;
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Figures, type MeasureContext } from '../measureContext';
import { measureScrollFrames, type ProbedWindow, scrollUntilLoaded, shortenTimer } from '../pageProbe';
import { LIST_CACHE_MS, RIDERS_PAGE_SIZE } from '../portalConstants';
import { AGENCY, pageLink, type Site } from '../sites';
import { median, percentile } from '../statistics';
import {
  measureHeapMegabytes,
  openTab,
  readScriptSeconds,
  setCpuSlowdown,
  type Tab,
  waitUntilIdle,
  waitUntilReady,
} from '../tab';

/** Number of rows to load: 500 pages. */
const ROWS = 5_000;
/** Number of timed pages, at the start and at the end of the list. */
const TIMED_PAGES = 3;
/** The portal and the baseline page cache a list for `originalMs` after its page is left; the bench shortens this time. */
const CACHE_LIFETIME = { originalMs: LIST_CACHE_MS, shortMs: 1_000 };

/** The page must be idle for this time before the next step. */
const QUIET_MS = 300;
const dashboard = `/agency-dashboard/${AGENCY}`;
/** Turns of the mouse wheel, pixels of each turn (negative is up), and the pause after it. */
const WHEEL = { turns: 60, pixels: -200, pauseMs: 40 };

/** Measures a list of 15 columns that loads rows by scrolling, and the memory after a return to the dashboard. */
export async function measureLongList({ chromium, cpu }: MeasureContext, site: Site): Promise<Figures> {
  const tab = await openTab(chromium, site, { awaited: { selector: pageLink('/riders') } });
  const { page } = tab;
  const navigate = (by: string, to: string, selector: string) =>
    page.evaluate((step) => (window as unknown as ProbedWindow).benchProbe.navigate(step), {
      by,
      to,
      selector,
    });
  const withSlowCpu = async <T>(work: () => Promise<T>): Promise<T> => {
    await setCpuSlowdown(tab, cpu);
    const result = await work();
    await setCpuSlowdown(tab, 1);
    return result;
  };
  const scrollToRowCount = (rows: number) => page.evaluate(scrollUntilLoaded, rows);
  try {
    await page.addInitScript(shortenTimer, CACHE_LIFETIME);
    await page.goto(site.origin + dashboard, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    const heapBefore = await measureHeapMegabytes(tab);
    await navigate(pageLink('/riders'), '/riders', 'tr[data-index]');
    await waitUntilIdle(tab, QUIET_MS);
    const loadedRows = await page.evaluate(() =>
      (window as unknown as ProbedWindow).benchProbe.readLoadedCount(),
    );
    const firstPageMs = median(
      await withSlowCpu(() => scrollToRowCount(loadedRows + TIMED_PAGES * RIDERS_PAGE_SIZE)),
    );
    await scrollToRowCount(ROWS - TIMED_PAGES * RIDERS_PAGE_SIZE);
    await waitUntilIdle(tab, QUIET_MS);
    const lastPageMs = median(await withSlowCpu(() => scrollToRowCount(ROWS)));
    await waitUntilIdle(tab, QUIET_MS);
    const elementCount = await page.evaluate(() => document.getElementsByTagName('*').length);
    const heapWithRows = await measureHeapMegabytes(tab);
    const frameDurations = await withSlowCpu(() =>
      page.evaluate(measureScrollFrames, { frames: 150, step: 200 }),
    );
    const wheelScriptMs = await measureWheelScript(tab);
    await navigate(pageLink(dashboard), dashboard, pageLink('/riders'));
    await wait(CACHE_LIFETIME.shortMs + 500);
    await waitUntilIdle(tab, QUIET_MS);
    return {
      'long.elements': elementCount,
      'long.wheel': wheelScriptMs,
      'long.heap': heapWithRows,
      'long.append': lastPageMs,
      'long.growth': lastPageMs / firstPageMs,
      'long.frame': percentile(frameDurations, 0.95),
      'long.retained': (await measureHeapMegabytes(tab)) - heapBefore,
    };
  } finally {
    await tab.close();
  }
}

/** The milliseconds of script per turn of the wheel, upwards from the middle of the list, at full CPU speed. */
async function measureWheelScript(tab: Tab): Promise<number> {
  await tab.page.evaluate(() => {
    const list = (window as unknown as ProbedWindow).benchProbe.findScrollContainer();
    list.scrollTop = list.scrollHeight / 2;
  });
  await waitUntilIdle(tab, QUIET_MS);
  // The middle of the viewport, which is in the list.
  await tab.page.mouse.move(640, 400);
  const secondsBefore = await readScriptSeconds(tab);
  for (let turn = 0; turn < WHEEL.turns; turn += 1) {
    await tab.page.mouse.wheel(0, WHEEL.pixels);
    await wait(WHEEL.pauseMs);
  }
  return ((await readScriptSeconds(tab)) - secondsBefore) * (1_000 / WHEEL.turns);
}

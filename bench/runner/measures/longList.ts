import { setTimeout as wait } from 'node:timers/promises';
import { type MeasureContext, type Figures } from '../measureContext';
import {
  scrollUntilLoaded,
  type ProbedWindow,
  measureScrollFrames,
  shortenCacheLifetime,
} from '../pageProbe';
import { RIDERS_PAGE_SIZE, LIST_CACHE_MS } from '../portalConstants';
import { AGENCY, type Site } from '../sites';
import { median, percentile } from '../statistics';
import {
  measureHeapMegabytes,
  openTab,
  readScriptSeconds,
  slow,
  type Tab,
  waitUntilIdle,
  waitUntilReady,
} from '../tab';

/** 500 pages. */
const ROWS = 5_000;
/** Pages whose appending is timed, at the beginning and at the end. */
const TIMED = 3;
/** Milliseconds that both lists keep their rows for the way back, and how long it is here. */
const KEPT = { kept: LIST_CACHE_MS, instead: 1_000 };

const dashboard = `/agency-dashboard/${AGENCY}`;
const WHEEL = { turns: 60, pixels: -200, pause: 40 };

/** 5,000 rows of 15 columns, loaded by scrolling; then the dashboard again. */
export async function measureLongList({ chromium, cpu }: MeasureContext, site: Site): Promise<Figures> {
  const tab = await openTab(chromium, site, { watch: { selector: 'a[href$="/riders"]' } });
  const { page } = tab;
  const go = (by: string, to: string, selector: string) =>
    page.evaluate((way) => (window as unknown as ProbedWindow).bench.go(way), { by, to, selector });
  const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
    await slow(tab, cpu);
    const result = await work();
    await slow(tab, 1);
    return result;
  };
  const append = (rows: number) => page.evaluate(scrollUntilLoaded, rows);
  try {
    await page.addInitScript(shortenCacheLifetime, KEPT);
    await page.goto(site.origin + dashboard, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    const before = await measureHeapMegabytes(tab);
    await go('a[href$="/riders"]', '/riders', 'tr[data-index]');
    await waitUntilIdle(tab, 300);
    const loaded = await page.evaluate(() => (window as unknown as ProbedWindow).bench.loaded());
    const early = median(await slowly(() => append(loaded + TIMED * RIDERS_PAGE_SIZE)));
    await append(ROWS - TIMED * RIDERS_PAGE_SIZE);
    await waitUntilIdle(tab, 300);
    const late = median(await slowly(() => append(ROWS)));
    await waitUntilIdle(tab, 300);
    const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
    const heap = await measureHeapMegabytes(tab);
    const frames = await slowly(() => page.evaluate(measureScrollFrames, { frames: 150, step: 200 }));
    const wheel = await measureWheelScript(tab);
    await go(`a[href="${dashboard}"]`, dashboard, 'a[href$="/riders"]');
    await wait(KEPT.instead + 500);
    await waitUntilIdle(tab, 300);
    return {
      'long.elements': elements,
      'long.wheel': wheel,
      'long.heap': heap,
      'long.append': late,
      'long.growth': late / early,
      'long.frame': percentile(frames, 0.95),
      'long.kept': (await measureHeapMegabytes(tab)) - before,
    };
  } finally {
    await tab.close();
  }
}

/** Milliseconds of script for each turn of the wheel, from the middle of the list upwards, at the processor's own speed. */
async function measureWheelScript(tab: Tab): Promise<number> {
  await tab.page.evaluate(() => {
    const list = (window as unknown as ProbedWindow).bench.scroller();
    list.scrollTop = list.scrollHeight / 2;
  });
  await waitUntilIdle(tab, 300);
  await tab.page.mouse.move(640, 400);
  const before = await readScriptSeconds(tab);
  for (let turn = 0; turn < WHEEL.turns; turn += 1) {
    await tab.page.mouse.wheel(0, WHEEL.pixels);
    await wait(WHEEL.pause);
  }
  return ((await readScriptSeconds(tab)) - before) * (1_000 / WHEEL.turns);
}

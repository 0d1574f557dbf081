import { setTimeout as wait } from 'node:timers/promises';
import { type Figures, type MeasureContext } from '../measureContext';
import { type ProbedWindow, shortenTimer } from '../pageProbe';
import { CACHE_MS, LIST_CACHE_MS } from '../portalConstants';
import { AGENCY, type Site } from '../sites';
import { measureHeapMegabytes, openTab, type Tab, waitUntilIdle } from '../tab';
import { runToEnd } from './fleet';

/** Unused cache entries are removed after this time instead of the portal's, so that only what really stays is measured. */
const SHORT_CACHE_MS = 1_000;
/** The page must be idle for this time before the next step. */
const QUIET_MS = 200;
const FLEET_RUNS = 20;
const CYCLES_BEFORE = 2;
const CYCLES = 20;

const dashboard = `/agency-dashboard/${AGENCY}`;
/** One cycle: ten pages, of which the last is Home. */
const PATHS = [
  '/agencies',
  '/pso-users',
  '/fleet',
  dashboard,
  `${dashboard}/riders`,
  `${dashboard}/passes`,
  `${dashboard}/businessRules`,
  `${dashboard}/agency-appfeatures`,
  `${dashboard}/admin-users`,
  '/',
];

/**
 * Measures how much more memory the portal holds after 200 navigations and 20 runs of Fleet than after 20 navigations. Both
 * times Home is open.
 */
export async function measureMemory({ chromium }: MeasureContext, site: Site): Promise<Figures> {
  const tab = await openTab(chromium, site, {});
  try {
    for (const originalMs of [CACHE_MS, LIST_CACHE_MS])
      await tab.page.addInitScript(shortenTimer, { originalMs, shortMs: SHORT_CACHE_MS });
    await tab.page.goto(site.origin);
    await waitUntilIdle(tab);
    // The first locator brings Playwright's own script into the page, with 0.3 MB of source. It is not the portal's.
    await tab.page.getByRole('main').waitFor();
    await openAllPages(tab, CYCLES_BEFORE);
    const heapBefore = await measureSettledHeap(tab);
    await openAllPages(tab, CYCLES - CYCLES_BEFORE);
    const heapAfterPages = await measureSettledHeap(tab);
    await openPage(tab, '/fleet?checks=quick');
    await runToEnd(tab.page);
    await openPage(tab, '/');
    const heapAfterRun = await measureSettledHeap(tab);
    await openPage(tab, '/fleet?checks=quick');
    for (let run = 1; run < FLEET_RUNS; run += 1) await runToEnd(tab.page);
    await openPage(tab, '/');
    return {
      'memory.pages': heapAfterPages - heapBefore,
      'memory.run': heapAfterRun - heapAfterPages,
      'memory.all': (await measureSettledHeap(tab)) - heapBefore,
    };
  } finally {
    await tab.close();
  }
}

async function openAllPages(tab: Tab, cycles: number): Promise<void> {
  for (let cycle = 0; cycle < cycles; cycle += 1) for (const path of PATHS) await openPage(tab, path);
}

/** Opens a page within the document, as a link does, and waits until it is idle. */
async function openPage(tab: Tab, path: string): Promise<void> {
  await tab.page.evaluate(async (to) => {
    const { nextFrame } = (window as unknown as ProbedWindow).benchProbe;
    const title = document.title;
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    // The router knows by this number that the event is a step forward.
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    const startedAt = performance.now();
    while (document.title === title) {
      if (performance.now() - startedAt > 60_000) throw new Error(`The page ${to} did not open.`);
      await nextFrame();
    }
  }, path);
  await waitUntilIdle(tab, QUIET_MS);
}

async function measureSettledHeap(tab: Tab): Promise<number> {
  await wait(2 * SHORT_CACHE_MS);
  await waitUntilIdle(tab);
  return measureHeapMegabytes(tab);
}

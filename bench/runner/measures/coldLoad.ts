import { type MeasureContext } from '../measureContext';
import { type AwaitedElement } from '../pageProbe';
import { type Site } from '../sites';
import { openTab, readProbe, type Tab, waitUntilIdle, waitUntilReady } from '../tab';

/** A task blocks the page for the time that exceeds this many milliseconds. */
const LONG_TASK_MS = 50;

/** Times are milliseconds since the navigation started. */
interface ColdLoad {
  /** First contentful paint. */
  paint: number;
  /** When the awaited element appeared. */
  ready: number;
  /** Milliseconds of blocking time: the sum of what exceeds 50 ms of each long task. */
  blocking: number;
  /** Transferred script in units of 1000 bytes. */
  script: number;
}

/** Opens a URL with empty caches, and waits until the page is idle. */
export async function measureColdLoad(
  { chromium, cpu }: MeasureContext,
  site: Site,
  path: string,
  awaited: AwaitedElement,
): Promise<ColdLoad> {
  const tab = await openTab(chromium, site, { awaited, cpu });
  try {
    await tab.page.goto(site.origin + path, { waitUntil: 'commit' });
    const ready = await waitUntilReady(tab);
    await waitUntilIdle(tab);
    const { paint, longTasks } = await readProbe(tab);
    return {
      paint,
      ready,
      blocking: longTasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
      script: await readScriptKilobytes(tab),
    };
  } finally {
    await tab.close();
  }
}

async function readScriptKilobytes({ page, requests }: Tab): Promise<number> {
  const sizes = new Map(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
    ),
  );
  const scripts = new Set(
    [...requests.values()].filter(({ mime }) => mime.includes('javascript')).map(({ url }) => url),
  );
  return [...scripts].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0) / 1_000;
}

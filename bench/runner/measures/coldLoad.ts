import { type MeasureContext } from '../measureContext';
import { type AwaitedElement } from '../pageProbe';
import { type Site } from '../sites';
import { openTab, readProbe, type Tab, waitUntilIdle, waitUntilReady } from '../tab';

/** What a first visit to an address takes. Times in milliseconds since the navigation began. */
export interface ColdLoad {
  paint: number;
  ready: number;
  /** What long tasks take beyond 50 ms each. */
  blocking: number;
  /** Kilobytes (1000 bytes) of script over the wire, until nothing more is loaded. */
  script: number;
}

/** Loads an address in a new browser, until what is watched for is seen and the page is idle. */
export async function measureColdLoad(
  { chromium, cpu }: MeasureContext,
  site: Site,
  path: string,
  watch: AwaitedElement,
): Promise<ColdLoad> {
  const tab = await openTab(chromium, site, { watch, cpu });
  try {
    await tab.page.goto(site.origin + path, { waitUntil: 'commit' });
    const ready = await waitUntilReady(tab);
    await waitUntilIdle(tab);
    const { paint, long } = await readProbe(tab);
    return {
      paint,
      ready,
      blocking: long.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
      script: await scriptKilobytes(tab),
    };
  } finally {
    await tab.close();
  }
}

async function scriptKilobytes({ page, requests }: Tab): Promise<number> {
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

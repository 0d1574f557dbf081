import { type Bench } from '../bench';
import { type Watch } from '../inPage';
import { type Site } from '../sites';
import { openTab, probeOf, type Tab, untilIdle, untilReady } from '../tab';

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
export async function coldLoad(
  { chromium, cpu }: Bench,
  site: Site,
  path: string,
  watch: Watch,
): Promise<ColdLoad> {
  const tab = await openTab(chromium, site, { watch, cpu });
  try {
    await tab.page.goto(site.origin + path, { waitUntil: 'commit' });
    const ready = await untilReady(tab);
    await untilIdle(tab);
    const { paint, long } = await probeOf(tab);
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

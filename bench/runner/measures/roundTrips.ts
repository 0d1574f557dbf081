import { type MeasureContext } from '../measureContext';
import { findLongestChain } from '../requestChain';
import { type AwaitedElement } from '../pageProbe';
import { type Site } from '../sites';
import { openTab, waitUntilIdle, waitUntilReady } from '../tab';

/** Milliseconds that every request takes: so long that what is asked for in between was not waited for by chance. */
const LATENCY = 500;

interface Load {
  path: string;
  watch: AwaitedElement;
  /** The calls whose first answer the screen waits for. */
  data: RegExp;
}

/**
 * The longest row of requests that wait for each other, after the document and up to the first of `data`. Seen over a
 * slow network by a fast processor: scripts that one task asks for one after another are then seen to be one step.
 */
export async function measureRoundTrips(
  { chromium }: MeasureContext,
  site: Site,
  { path, watch, data }: Load,
): Promise<string[]> {
  const tab = await openTab(chromium, site, { watch });
  try {
    await tab.browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await tab.page.goto(site.origin + path, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    const requests = [...tab.requests.values()];
    const first = Math.min(...requests.filter(({ url }) => data.test(url)).map(({ end }) => end));
    // Nothing waits for the icon, which the browser asks for when it has nothing better to do.
    const isWaitedFor = ({ url, isDocument }: (typeof requests)[number]) =>
      !isDocument && !url.includes('/favicon');
    const before = requests.filter((request) => isWaitedFor(request) && request.end <= first);
    return findLongestChain(before).map(({ url }) => new URL(url).pathname);
  } finally {
    await tab.close();
  }
}

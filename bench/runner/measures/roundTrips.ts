import { type MeasureContext } from '../measureContext';
import { type AwaitedElement } from '../pageProbe';
import { findLongestChain } from '../requestChain';
import { type Site } from '../sites';
import { openTab, waitUntilIdle, waitUntilReady } from '../tab';

/** Milliseconds that every request takes: long enough that two requests do not follow each other by chance. */
const LATENCY_MS = 500;

interface PageLoad {
  path: string;
  awaited: AwaitedElement;
  /** Matches the calls whose first response the screen waits for. */
  dataUrlPattern: RegExp;
}

/**
 * Returns the paths of the longest chain of requests that wait for each other, between the document and the first
 * response with data. The network is slow and the CPU fast, so that the requests of one task count as parallel.
 */
export async function measureRoundTrips(
  { chromium }: MeasureContext,
  site: Site,
  { path, awaited, dataUrlPattern }: PageLoad,
): Promise<string[]> {
  const tab = await openTab(chromium, site, { awaited });
  try {
    await tab.devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      // -1: not limited.
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await tab.page.goto(site.origin + path, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    const requests = [...tab.requests.values()];
    const dataEnd = Math.min(...requests.filter(({ url }) => dataUrlPattern.test(url)).map(({ end }) => end));
    // The browser loads the icon when it is idle, and nothing waits for it.
    const isWaitedFor = ({ url, isDocument }: (typeof requests)[number]) =>
      !isDocument && !url.includes('/favicon');
    const sequential = requests.filter((request) => isWaitedFor(request) && request.end <= dataEnd);
    return findLongestChain(sequential).map(({ url }) => new URL(url).pathname);
  } finally {
    await tab.close();
  }
}

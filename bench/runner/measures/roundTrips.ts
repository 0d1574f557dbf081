import { type MeasureContext } from '../measureContext';
import { type AwaitedElement } from '../pageProbe';
import { findLongestChain } from '../requestChain';
import { type Site } from '../sites';
import { openTab, waitUntilIdle, waitUntilReady } from '../tab';

/** Milliseconds that every request takes: long enough that two requests do not follow each other by chance. */
const LATENCY = 500;

interface PageLoad {
  path: string;
  awaited: AwaitedElement;
  /** Matches the calls whose first response the screen waits for. */
  data: RegExp;
}

/**
 * Measures the longest chain of requests that wait for each other, after the document and up to the first response of
 * `data`; returns their paths. The network is slow and the CPU fast, so that scripts which one task requests shortly
 * after each other count as parallel.
 */
export async function measureRoundTrips(
  { chromium }: MeasureContext,
  site: Site,
  { path, awaited, data }: PageLoad,
): Promise<string[]> {
  const tab = await openTab(chromium, site, { awaited });
  try {
    await tab.devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await tab.page.goto(site.origin + path, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    const requests = [...tab.requests.values()];
    const dataEnd = Math.min(...requests.filter(({ url }) => data.test(url)).map(({ end }) => end));
    // The browser loads the icon when it is idle, and nothing waits for it.
    const isWaitedFor = ({ url, isDocument }: (typeof requests)[number]) =>
      !isDocument && !url.includes('/favicon');
    const sequential = requests.filter((request) => isWaitedFor(request) && request.end <= dataEnd);
    return findLongestChain(sequential).map(({ url }) => new URL(url).pathname);
  } finally {
    await tab.close();
  }
}

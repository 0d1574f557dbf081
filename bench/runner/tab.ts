import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { type TimedRequest } from './requestChain';
import { installProbe, type Probe, type ProbedWindow, type AwaitedElement } from './pageProbe';
import { type Site } from './sites';

/** A request as the browser saw it; times in seconds of the browser's own clock, `end` infinite while it is under way. */
export interface PageRequest extends TimedRequest {
  url: string;
  mime: string;
  isDocument: boolean;
  /** Whether its last byte has come, or it has failed. */
  isDone: boolean;
}

/** A browser of its own for one sample: nothing cached, nothing compiled. */
export interface Tab {
  page: Page;
  browser: CDPSession;
  /** Requests by the browser's id. */
  requests: Map<string, PageRequest>;
  close(): Promise<void>;
}

interface Opening {
  /** What has to be seen before `ready` is told. */
  watch?: AwaitedElement;
  /** How many times the processor is slowed. */
  cpu?: number;
}

/** Opens an empty page of a site's origin, signed in as the site's session says. */
export async function openTab(chromium: Browser, site: Site, { watch, cpu = 1 }: Opening): Promise<Tab> {
  const context = await chromium.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Brotli would be smaller: the figures to beat are of gzip.
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  });
  await context.addInitScript((session) => {
    for (const [key, value] of Object.entries(session))
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
  }, site.session);
  await context.addInitScript(installProbe, watch ?? null);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const browser = await context.newCDPSession(page);
  // A page of the same origin that no host lets be cached: the connection and the process are there, as in a browser in use.
  await page.goto(`${site.origin}/index.json`);
  await browser.send('Network.enable');
  const requests = recordRequests(browser);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const tab = { page, browser, requests, close: () => context.close() };
  await slow(tab, cpu);
  return tab;
}

/** Slows the page's processor so many times; 1 is its own speed. */
export async function slow({ browser }: Pick<Tab, 'browser'>, times: number): Promise<void> {
  await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
}

function recordRequests(browser: CDPSession): Map<string, PageRequest> {
  const requests = new Map<string, PageRequest>();
  browser.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!/^https?:/.test(request.url)) return;
    const isDocument = type === 'Document';
    requests.set(requestId, {
      url: request.url,
      mime: '',
      start: timestamp,
      end: Infinity,
      isDocument,
      isDone: false,
    });
  });
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.mime = response.mimeType;
  });
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, isDone: true });
  };
  browser.on('Network.loadingFinished', end);
  browser.on('Network.loadingFailed', end);
  return requests;
}

/** What the probe holds that can be sent: its numbers. */
export function readProbe({ page }: Tab): Promise<Pick<Probe, 'paint' | 'ready' | 'long'>> {
  return page.evaluate(() => {
    const { paint, ready, long } = (window as unknown as ProbedWindow).bench;
    return { paint, ready, long };
  });
}

/** Waits until what the tab watches for is seen; answers when, in milliseconds since the navigation began. */
export async function waitUntilReady(tab: Tab): Promise<number> {
  for (const began = Date.now(); Date.now() - began < 120_000; await wait(50)) {
    const { ready } = await readProbe(tab).catch(() => ({ ready: 0 }));
    if (ready > 0) return ready;
  }
  throw new Error(`Nothing was seen at ${tab.page.url()} in two minutes.`);
}

/** Waits until no request is under way and no long task ended within `quiet` milliseconds; half a minute at most. */
export async function waitUntilIdle(tab: Tab, quiet = 1_000): Promise<void> {
  const isQuiet = (ms: number) => {
    const { long } = (window as unknown as ProbedWindow).bench;
    return performance.now() - Math.max(0, ...long.map(([start, length]) => start + length)) > ms;
  };
  let calmSince = Date.now();
  for (const began = Date.now(); Date.now() - began < 30_000; await wait(100)) {
    const isUnderWay = [...tab.requests.values()].some(({ isDone }) => !isDone);
    if (isUnderWay || !(await tab.page.evaluate(isQuiet, quiet))) calmSince = Date.now();
    if (Date.now() - calmSince >= quiet) return;
  }
}

/** Collects what can be; answers the heap that is left, in megabytes (10^6 bytes). */
export async function measureHeapMegabytes({ browser }: Tab): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    await browser.send('HeapProfiler.collectGarbage');
    await wait(100);
  }
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Seconds of the page's own thread that went into script so far. */
export async function readScriptSeconds({ browser }: Tab): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

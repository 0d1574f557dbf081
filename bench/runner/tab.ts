import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { type AwaitedElement, installProbe, type Probe, type ProbedWindow } from './pageProbe';
import { type TimedRequest } from './requestChain';
import { type Site } from './sites';

/** A request as DevTools reports it. Times are in seconds; `end` is infinite while the request is in flight. */
interface PageRequest extends TimedRequest {
  url: string;
  mime: string;
  isDocument: boolean;
  /** True after the last byte has arrived, or the request has failed. */
  isDone: boolean;
}

/** A tab with empty caches. */
export interface Tab {
  page: Page;
  devTools: CDPSession;
  /** By DevTools request id. */
  requests: Map<string, PageRequest>;
  close(): Promise<void>;
}

interface TabOptions {
  /** The element whose appearance sets the probe's `ready`. */
  awaited?: AwaitedElement;
  /** CPU slowdown factor; 1 is full speed. */
  cpu?: number;
}

/** Opens a file of the site's origin with the site's session, but not yet the app. */
export async function openTab(chromium: Browser, site: Site, { awaited, cpu = 1 }: TabOptions): Promise<Tab> {
  const context = await chromium.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Not Brotli, because the size goals are for gzip.
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  });
  await context.addInitScript((session) => {
    for (const [key, value] of Object.entries(session))
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
  }, site.session);
  await context.addInitScript(installProbe, awaited ?? null);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devTools = await context.newCDPSession(page);
  // The browser opens the connection and the renderer process now. This file is not cached.
  await page.goto(`${site.origin}/index.json`);
  await devTools.send('Network.enable');
  const requests = recordRequests(devTools);
  // threadTicks: script is measured in CPU time.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const tab = { page, devTools, requests, close: () => context.close() };
  await setCpuSlowdown(tab, cpu);
  return tab;
}

/** `factor`: 1 is full speed. */
export async function setCpuSlowdown({ devTools }: Pick<Tab, 'devTools'>, factor: number): Promise<void> {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

function recordRequests(devTools: CDPSession): Map<string, PageRequest> {
  const requests = new Map<string, PageRequest>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
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
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.mime = response.mimeType;
  });
  const markDone = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, isDone: true });
  };
  devTools.on('Network.loadingFinished', markDone);
  devTools.on('Network.loadingFailed', markDone);
  return requests;
}

export function readProbe({ page }: Tab): Promise<Pick<Probe, 'paint' | 'ready' | 'longTasks'>> {
  return page.evaluate(() => {
    const { paint, ready, longTasks } = (window as unknown as ProbedWindow).benchProbe;
    return { paint, ready, longTasks };
  });
}

/** Resolves to the time when the awaited element appeared, in milliseconds since the navigation started. */
export async function waitUntilReady(tab: Tab): Promise<number> {
  for (const startedAt = Date.now(); Date.now() - startedAt < 120_000; await wait(50)) {
    const { ready } = await readProbe(tab).catch(() => ({ ready: 0 }));
    if (ready > 0) return ready;
  }
  throw new Error(`The awaited element did not appear at ${tab.page.url()} within two minutes.`);
}

/** Waits until for `quietMs` no request was in flight and no long task ended; at most half a minute. */
export async function waitUntilIdle(tab: Tab, quietMs = 1_000): Promise<void> {
  const isQuiet = (ms: number) => {
    const { longTasks } = (window as unknown as ProbedWindow).benchProbe;
    return performance.now() - Math.max(0, ...longTasks.map(([start, duration]) => start + duration)) > ms;
  };
  let quietSince = Date.now();
  for (const startedAt = Date.now(); Date.now() - startedAt < 30_000; await wait(100)) {
    const isLoading = [...tab.requests.values()].some(({ isDone }) => !isDone);
    if (isLoading || !(await tab.page.evaluate(isQuiet, quietMs))) quietSince = Date.now();
    if (Date.now() - quietSince >= quietMs) return;
  }
}

/** The size of the heap after a garbage collection, in units of 10^6 bytes. */
export async function measureHeapMegabytes({ devTools }: Tab): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await devTools.send('HeapProfiler.collectGarbage');
    await wait(100);
  }
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** The seconds of script on the page's main thread so far. */
export async function readScriptSeconds({ devTools }: Tab): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

import { type Page, type Request } from '@playwright/test';
import { type Figures, type MeasureContext } from '../measureContext';
import { measureFilter } from '../pageProbe';
import { FILTER_DEBOUNCE_MS } from '../portalConstants';
import { AGENCY, type Site } from '../sites';
import { openTab, readProbe, type Tab, waitUntilIdle } from '../tab';

/** A call of a run, to be sent again without the portal. */
export interface RecordedCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

/** The highest number of calls that a run has in flight. */
const PARALLEL_CALLS = 6;

/**
 * Compares runs over all agencies with the same calls sent by bare `fetch`, and measures how much a run disturbs the
 * page. The CPU is not slowed, because the platform shares it. The first run of each kind has its calls recorded, which takes time
 * of the same cores, and warms up page and platform; the second one has not.
 */
export async function measureFleet({ chromium }: MeasureContext, site: Site): Promise<Figures> {
  const tab = await openTab(chromium, site, {});
  try {
    const quick = await measureRunAgainstFetch(tab, site, 'quick');
    const full = await measureRunAgainstFetch(tab, site, 'full');
    return {
      'fleet.quickFirst': quick.firstRatio,
      'fleet.quick': quick.ratio,
      'fleet.full': full.ratio,
      'fleet.blocking': quick.longestTaskMs,
      'fleet.filter': await measureFilterDuringRun(tab, site),
    };
  } finally {
    await tab.close();
  }
}

async function measureRunAgainstFetch(
  tab: Tab,
  site: Site,
  profile: string,
): Promise<{ firstRatio: number; ratio: number; longestTaskMs: number }> {
  const { page } = tab;
  await openFleet(tab, site, profile);
  const calls: RecordedCall[] = [];
  const record = (request: Request) => recordCall(calls, request);
  const tasksBefore = (await readProbe(tab)).longTasks.length;
  page.on('request', record);
  const firstRunMs = await runToEnd(page);
  const { longTasks } = await readProbe(tab);
  const sameCalls = { calls: [...calls], parallel: PARALLEL_CALLS };
  // Still recorded, as those of the run were.
  const firstFetchMs = await page.evaluate(fetchCalls, sameCalls);
  page.off('request', record);
  await waitUntilIdle(tab);
  const runMs = await runToEnd(page);
  await waitUntilIdle(tab);
  const fetchMs = await page.evaluate(fetchCalls, sameCalls);
  return {
    firstRatio: firstRunMs / firstFetchMs,
    ratio: runMs / fetchMs,
    longestTaskMs: Math.max(0, ...longTasks.slice(tasksBefore).map(([, durationMs]) => durationMs)),
  };
}

/** Adds a call of the platform. */
export function recordCall(calls: RecordedCall[], request: Request): void {
  if (request.url().includes('/platform/'))
    calls.push({
      url: request.url(),
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    });
}

export async function openFleet(tab: Tab, site: Site, profile: string): Promise<void> {
  await tab.page.goto(`${site.origin}/fleet?checks=${profile}`);
  await tab.page
    .getByRole('button', { name: 'Run', exact: true })
    .and(tab.page.locator(':enabled'))
    .waitFor();
  await waitUntilIdle(tab);
}

/** Presses Run; resolves to the milliseconds until all agencies are done. */
export async function runToEnd(page: Page): Promise<number> {
  const duration = page.evaluate(async () => {
    await new Promise((resolve) => addEventListener('click', resolve, { capture: true, once: true }));
    const startedAt = performance.now();
    let hasStarted = false;
    // Before, the bar is that of the last run.
    const isDone = () => {
      const progress = document.querySelector<HTMLProgressElement>('progress[aria-label="Agencies done"]');
      if (progress === null || progress.value < progress.max) hasStarted = true;
      return hasStarted && progress !== null && progress.value === progress.max;
    };
    while (!isDone()) {
      // A run of all checks over 1,000 agencies takes minutes.
      if (performance.now() - startedAt > 600_000) throw new Error('The run did not end within ten minutes.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return performance.now() - startedAt;
  });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  return duration;
}

/** Sends the calls in their order, `parallel` at a time; resolves to the milliseconds until all bodies are read. */
export async function fetchCalls({
  calls,
  parallel,
}: {
  calls: readonly RecordedCall[];
  parallel: number;
}): Promise<number> {
  const startedAt = performance.now();
  const pending = calls.values();
  const sendNext = async () => {
    for (const { url, method, headers, body } of pending)
      await fetch(url, { method, headers, body }).then((response) => response.text());
  };
  await Promise.all(Array.from({ length: parallel }, sendNext));
  return performance.now() - startedAt;
}

/** Types in the filter of the agency list while a run is under way; returns the milliseconds after the debounce. */
async function measureFilterDuringRun(tab: Tab, site: Site): Promise<number> {
  const { page } = tab;
  await openFleet(tab, site, 'full');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Agencies' }).click();
  await page.locator('tbody tr[data-index]').first().waitFor();
  const duration = page.evaluate(measureFilter, AGENCY);
  await page.getByLabel('Filter').fill(AGENCY);
  return (await duration) - FILTER_DEBOUNCE_MS;
}

import { type Page, type Request } from '@playwright/test';
import { type Figures, type MeasureContext } from '../measureContext';
import { type Site } from '../sites';
import { openTab, type Tab, waitUntilIdle } from '../tab';
import { fetchCalls, openFleet, recordCall, type RecordedCall } from './fleet';

const SUBJECT = { kind: 'rule', category: 'Fare Capping', identity: 'daily_cap' };

/** The latency that a platform in another place adds to each call, in milliseconds. */
const LATENCY_MS = 50;

/**
 * Compares a rollout of a rule over all agencies that have it with the same calls sent by bare `fetch`, one after the other: with
 * the local platform, which answers in a few milliseconds, and with the latency of one in another place. The CPU is not slowed,
 * because the platform shares it.
 */
export async function measureRollout({ chromium }: MeasureContext, site: Site): Promise<Figures> {
  const tab = await openTab(chromium, site, {});
  try {
    const local = await measureAgainstFetch(tab, site, 0);
    await tab.page.getByRole('button', { name: 'Close result' }).click();
    // The report is not saved, so the portal asks.
    await tab.page.getByRole('dialog').getByRole('button', { name: 'Close result' }).click();
    return { 'rollout.local': local, 'rollout.distant': await measureAgainstFetch(tab, site, LATENCY_MS) };
  } finally {
    await tab.close();
  }
}

/** The canary is not part of it, because after that a rollout waits. */
async function measureAgainstFetch(tab: Tab, site: Site, latencyMs: number): Promise<number> {
  const { page } = tab;
  const count = await openPlan(tab, site);
  await page.getByRole('button', { name: /^Start rollout in/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pause after each ring').uncheck();
  await dialog.getByLabel(/^Type \d+ to start/).fill(String(count));
  await dialog.getByRole('button', { name: 'Start rollout' }).click();
  const goOn = page.getByRole('button', { name: /^Go on with/ });
  await goOn.waitFor();
  await waitUntilIdle(tab);
  await setLatency(tab, latencyMs);
  const calls: RecordedCall[] = [];
  const record = (request: Request) => recordCall(calls, request);
  page.on('request', record);
  const duration = measureRun(page);
  await goOn.click();
  const runMs = await duration;
  // Still recorded, because that takes time of the same cores.
  const fetchMs = await page.evaluate(fetchCalls, { calls: [...calls], parallel: 1 });
  page.off('request', record);
  await setLatency(tab, 0);
  return runMs / fetchMs;
}

async function setLatency({ devTools }: Tab, latency: number): Promise<void> {
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await devTools.send('Network.emulateNetworkConditions', { ...unlimited, latency });
}

/** Opens a plan file with all agencies, and reads them; returns how many would change. */
async function openPlan(tab: Tab, site: Site): Promise<number> {
  const { page } = tab;
  const agencies = new Map<string, object>();
  page.on('response', (response) => {
    // The first page has a slash before its query.
    if (/\/agency\/api\/v4\/agencies\/?\?/.test(response.url()))
      void response.json().then((rows: { abbreviation: string }[]) => {
        for (const agency of rows) agencies.set(agency.abbreviation, agency);
      });
  });
  // The run reads all agencies.
  await openFleet(tab, site, 'quick');
  await page.goto(`${site.origin}/rollout`);
  // Another value than that of the last sample.
  const target = `{"value":${Date.now() % 1_000_000}}`;
  const plan = {
    format: 'fare-portal rollout plan',
    formatVersion: 1,
    region: 'usEast',
    subject: SUBJECT,
    agencies: [...agencies.values()].map((agency) => ({ agency, target, expected: null })),
    picked: [...agencies.keys()],
  };
  await page.getByLabel('File with a plan').setInputFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(plan)),
  });
  await page.getByRole('button', { name: 'Read agencies' }).click();
  const start = page.getByRole('button', { name: /^Start rollout in/ }).and(page.locator(':enabled'));
  await start.waitFor();
  await page.waitForFunction(() => !document.querySelector('.fleet-run button'));
  return Number(/\d+/.exec((await start.textContent()) ?? '')?.[0]);
}

/** Resolves to the milliseconds from the next click until all agencies are done. */
async function measureRun(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => addEventListener('click', resolve, { capture: true, once: true }));
    const startedAt = performance.now();
    const isDone = () => {
      const bar = [...document.querySelectorAll<HTMLProgressElement>('progress')].at(-1);
      return bar !== undefined && bar.value === bar.max;
    };
    while (!isDone()) {
      // With the latency of a distant platform a rollout takes minutes.
      if (performance.now() - startedAt > 600_000)
        throw new Error('The rollout did not end within ten minutes.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return performance.now() - startedAt;
  });
}

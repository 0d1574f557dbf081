import { rmSync } from 'node:fs';
import { type Figures, type MeasureContext } from '../measureContext';
import { measureFilter, type ProbedWindow } from '../pageProbe';
import { signIn, type Site, startSite } from '../sites';
import { measureHeapMegabytes, openTab, type Tab, waitUntilIdle } from '../tab';
import { openFleet, runToEnd } from './fleet';

const DATA_DIR = '.cache/bench-fleet-data';
const AGENCIES = 1_000;
/** An agency of the seed that no other one's name or abbreviation contains. */
const FILTER = 'CBTA';

/** Measures the matrix of 1,000 agencies after a run of all checks, on a platform of its own. */
export async function measureLargeFleet(
  { chromium, freePort }: MeasureContext,
  { name }: Site,
): Promise<Figures> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const site = await startSite(name, freePort, { DATA_DIR, SEED_AGENCIES: String(AGENCIES) });
  try {
    await signIn(chromium, [site]);
    const tab = await openTab(chromium, site, {});
    try {
      return await measureTab(tab, site);
    } finally {
      await tab.close();
    }
  } finally {
    site.stop();
  }
}

async function measureTab(tab: Tab, site: Site): Promise<Figures> {
  await openFleet(tab, site, 'full');
  await runToEnd(tab.page);
  await waitUntilIdle(tab);
  const heap = await measureHeapMegabytes(tab);
  const elements = await tab.page.evaluate(countElementsWhileScrolling);
  const filtered = tab.page.evaluate(measureFilter, FILTER);
  await tab.page.getByLabel('Filter').fill(FILTER);
  return {
    'fleetLarge.elements': elements,
    'fleetLarge.filter': await filtered,
    'fleetLarge.heap': heap,
    'fleetLarge.kept': await tab.page.evaluate(measureKeptMegabytes),
  };
}

/** Scrolls through the matrix, a viewport per step; resolves to the most elements on the page. */
async function countElementsWhileScrolling(): Promise<number> {
  const { findScrollContainer, nextFrame } = (window as unknown as ProbedWindow).benchProbe;
  const list = findScrollContainer();
  let most = 0;
  for (let top = 0; top < list.scrollHeight; top += list.clientHeight) {
    list.scrollTop = top;
    for (let frames = 0; frames < 3; frames += 1) await nextFrame();
    most = Math.max(most, document.getElementsByTagName('*').length);
  }
  return most;
}

/** The size of the kept run in IndexedDB. It is a number of bytes as soon as the run is in gzip. */
async function measureKeptMegabytes(): Promise<number> {
  const [database] = await indexedDB.databases();
  const request = indexedDB.open(database?.name ?? '');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const runs = request.result.transaction('runs').objectStore('runs').getAll();
  await new Promise((resolve) => runs.addEventListener('success', resolve));
  request.result.close();
  const [run] = runs.result as { content: string | Uint8Array }[];
  if (typeof run?.content !== 'object') throw new Error('the run is not kept in gzip');
  return run.content.byteLength / 1_000_000;
}

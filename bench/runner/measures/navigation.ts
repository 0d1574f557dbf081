import { type MeasureContext, type Figures } from '../measureContext';
import { type ProbedWindow, type NavigationStep } from '../pageProbe';
import { AGENCY, type Site } from '../sites';
import { median } from '../statistics';
import { openTab, slow, waitUntilIdle, waitUntilReady } from '../tab';

/** How often each way is taken, there and back. */
const TIMES = 10;

const dashboard = `/agency-dashboard/${AGENCY}`;
const RIDERS = { to: '/riders', selector: 'table[aria-label="Riders"] tr[data-index]' };
const PASSES = { to: '/passes', selector: 'table[aria-label="Passes"] tr[data-index]' };
const DASHBOARD = { by: `a[href="${dashboard}"]`, to: dashboard, selector: 'a[href$="/passes"]' };

/**
 * From one list to the other, both loaded before. The browser goes from list to list by its history; by links the
 * way leads over the dashboard, and its tile is the step that counts.
 */
export async function measureNavigation({ chromium, cpu }: MeasureContext, site: Site): Promise<Figures> {
  const tab = await openTab(chromium, site, { watch: { selector: DASHBOARD.selector } });
  const go = async (way: NavigationStep) => {
    const took = await tab.page.evaluate((given) => (window as unknown as ProbedWindow).bench.go(given), way);
    await waitUntilIdle(tab, 300);
    return took;
  };
  try {
    await tab.page.goto(site.origin + dashboard, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    await go({ ...RIDERS, by: 'a[href$="/riders"]' });
    await go(DASHBOARD);
    await go({ ...PASSES, by: 'a[href$="/passes"]' });
    await slow(tab, cpu);
    const history: number[] = [];
    const tile: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      history.push(await go({ ...RIDERS, by: -2 }));
      history.push(await go({ ...PASSES, by: 2 }));
    }
    for (let time = 0; time < TIMES; time += 1) {
      await go(DASHBOARD);
      tile.push(await go({ ...RIDERS, by: 'a[href$="/riders"]' }));
      await go(DASHBOARD);
      tile.push(await go({ ...PASSES, by: 'a[href$="/passes"]' }));
    }
    return { 'nav.history': median(history), 'nav.tile': median(tile) };
  } finally {
    await tab.close();
  }
}

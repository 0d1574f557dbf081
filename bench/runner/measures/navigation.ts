import { type Figures, type MeasureContext } from '../measureContext';
import { type NavigationStep, type ProbedWindow } from '../pageProbe';
import { AGENCY, type Site } from '../sites';
import { median } from '../statistics';
import { openTab, setCpuSlowdown, waitUntilIdle, waitUntilReady } from '../tab';

/** Repetitions of each navigation. */
const REPETITIONS = 10;

const dashboard = `/agency-dashboard/${AGENCY}`;
const RIDERS = { to: '/riders', selector: 'table[aria-label="Riders"] tr[data-index]' };
const PASSES = { to: '/passes', selector: 'table[aria-label="Passes"] tr[data-index]' };
const DASHBOARD = { by: `a[href="${dashboard}"]`, to: dashboard, selector: 'a[href$="/passes"]' };

/**
 * Measures navigation between two lists that are loaded already: by the browser's history from list to list, and by
 * links via the dashboard, where only the step from the dashboard tile to the list counts.
 */
export async function measureNavigation({ chromium, cpu }: MeasureContext, site: Site): Promise<Figures> {
  const tab = await openTab(chromium, site, { awaited: { selector: DASHBOARD.selector } });
  const navigate = async (step: NavigationStep) => {
    const duration = await tab.page.evaluate(
      (pageStep) => (window as unknown as ProbedWindow).benchProbe.navigate(pageStep),
      step,
    );
    await waitUntilIdle(tab, 300);
    return duration;
  };
  try {
    await tab.page.goto(site.origin + dashboard, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    await navigate({ ...RIDERS, by: 'a[href$="/riders"]' });
    await navigate(DASHBOARD);
    await navigate({ ...PASSES, by: 'a[href$="/passes"]' });
    await setCpuSlowdown(tab, cpu);
    const historyDurations: number[] = [];
    const tileDurations: number[] = [];
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      historyDurations.push(await navigate({ ...RIDERS, by: -2 }));
      historyDurations.push(await navigate({ ...PASSES, by: 2 }));
    }
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      await navigate(DASHBOARD);
      tileDurations.push(await navigate({ ...RIDERS, by: 'a[href$="/riders"]' }));
      await navigate(DASHBOARD);
      tileDurations.push(await navigate({ ...PASSES, by: 'a[href$="/passes"]' }));
    }
    return { 'nav.history': median(historyDurations), 'nav.tile': median(tileDurations) };
  } finally {
    await tab.close();
  }
}

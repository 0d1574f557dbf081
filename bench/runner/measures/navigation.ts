import { type Figures, type MeasureContext } from '../measureContext';
import { type NavigationStep, type ProbedWindow } from '../pageProbe';
import { dashboardPath, listRow, pageLink, type Site } from '../sites';
import { median } from '../statistics';
import { openTab, setCpuSlowdown, waitUntilIdle, waitUntilReady } from '../tab';

const REPETITIONS = 10;

/** The page must be idle for this time before the next step. */
const QUIET_MS = 300;
const RIDERS = { to: '/riders', selector: listRow('Riders') };
const PASSES = { to: '/passes', selector: listRow('Passes') };

/**
 * Measures navigation between two lists that are loaded already: by the browser's history, and by the dashboard's
 * tiles. The way to the dashboard is not counted.
 */
export async function measureNavigation({ chromium, cpu }: MeasureContext, site: Site): Promise<Figures> {
  const dashboard = dashboardPath(site) || '/';
  const toDashboard = { by: pageLink(dashboard), to: dashboard, selector: pageLink('/passes') };
  const tab = await openTab(chromium, site, { awaited: { selector: toDashboard.selector } });
  const navigate = async (step: NavigationStep) => {
    const duration = await tab.page.evaluate(
      (pageStep) => (window as unknown as ProbedWindow).benchProbe.navigate(pageStep),
      step,
    );
    await waitUntilIdle(tab, QUIET_MS);
    return duration;
  };
  try {
    await tab.page.goto(site.origin + dashboard, { waitUntil: 'commit' });
    await waitUntilReady(tab);
    await waitUntilIdle(tab);
    await navigate({ ...RIDERS, by: pageLink('/riders') });
    await navigate(toDashboard);
    await navigate({ ...PASSES, by: pageLink('/passes') });
    await setCpuSlowdown(tab, cpu);
    const historyDurations: number[] = [];
    const tileDurations: number[] = [];
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      // The dashboard is between the two lists in the history.
      historyDurations.push(await navigate({ ...RIDERS, by: -2 }));
      historyDurations.push(await navigate({ ...PASSES, by: 2 }));
    }
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      await navigate(toDashboard);
      tileDurations.push(await navigate({ ...RIDERS, by: pageLink('/riders') }));
      await navigate(toDashboard);
      tileDurations.push(await navigate({ ...PASSES, by: pageLink('/passes') }));
    }
    return { 'nav.history': median(historyDurations), 'nav.tile': median(tileDurations) };
  } finally {
    await tab.close();
  }
}

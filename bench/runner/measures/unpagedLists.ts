import { type Route } from '@playwright/test';
import { type Figures, type MeasureContext } from '../measureContext';
import { measureFilter, measureJumpToMiddle } from '../pageProbe';
import { FILTER_DEBOUNCE_MS } from '../portalConstants';
import { AGENCY, type Site } from '../sites';
import { openTab, type Tab, waitUntilIdle, waitUntilReady } from '../tab';

/** Number of rows of the mocked response. */
const ROWS = 100_000;

const buildRider = (index: number) => ({
  user_id: 1_000_000 + index,
  rmid: `R${index}`,
  customer_internal_id: `C-${index}`,
  first_name: `First ${index}`,
  last_name: `Last ${index}`,
  email: `rider.${index}@riders.example`,
  a_telephone_number: '+1 212 555 0100',
  p_telephone_number: null,
  date_of_birth: '1990-01-01',
  smartcard_id: String(index),
  smartcard: `6000 ${index}`,
  smartcard_status: 'active',
  concession_type: null,
  rider_type: 'adult',
  amount: index,
});

const buildAgency = (index: number) => ({
  id: index + 1,
  created: '2024-01-01T00:00:00Z',
  name: `Agency ${index}`,
  abbreviation: `A${index}`,
  databasename: `database_${index}`,
  database_status: 'active',
  imperial: true,
  timezone: 109,
  country_code: 840,
});

/** The riders list loads pages by scrolling; the agencies list loads all rows at once. */
export async function measureUnpagedLists(context: MeasureContext, site: Site): Promise<Figures> {
  const riders = await measureWithResponse(
    context,
    site,
    {
      path: `/agency-dashboard/${AGENCY}/riders`,
      urlPattern: /\/customersearch\/.*\/riders\/?\?/,
      buildRow: buildRider,
    },
    (tab) => tab.page.evaluate(measureJumpToMiddle, ROWS),
  );
  const agencies = await measureWithResponse(
    context,
    site,
    { path: '/agencies', urlPattern: /\/agency\/api\/v4\/agencies\/?\?/, buildRow: buildAgency },
    async ({ page }) => {
      const duration = page.evaluate(measureFilter, 'Agency 77777');
      await page.getByLabel('Filter').fill('Agency 77777');
      return duration;
    },
  );
  return {
    'unpaged.rows': riders.firstRowMs,
    'unpaged.scroll': riders.afterwardsMs,
    'unpaged.agencies': agencies.firstRowMs,
    'unpaged.filter': agencies.afterwardsMs - FILTER_DEBOUNCE_MS,
  };
}

interface MockedList {
  path: string;
  urlPattern: RegExp;
  buildRow: (index: number) => object;
}

/**
 * Opens a list with a mocked response. `firstRowMs` counts from the last byte of the response; `afterwardsMs` is the
 * result of `measureAfterwards`.
 */
async function measureWithResponse(
  { chromium, cpu }: MeasureContext,
  site: Site,
  { path, urlPattern, buildRow }: MockedList,
  measureAfterwards: (tab: Tab) => Promise<number>,
): Promise<{ firstRowMs: number; afterwardsMs: number }> {
  const body = JSON.stringify(Array.from({ length: ROWS }, (_empty, index) => buildRow(index)));
  const tab = await openTab(chromium, site, { awaited: { selector: 'tbody tr[data-index]' }, cpu });
  try {
    const { page } = tab;
    await page.route(urlPattern, (route: Route) => route.fulfill({ contentType: 'application/json', body }));
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    const ready = await waitUntilReady(tab);
    await waitUntilIdle(tab);
    const responseEnd = await page.evaluate((pattern) => {
      const [timing] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(pattern).test(name));
      if (!timing) throw new Error(`No call to ${pattern} was made.`);
      return (timing as PerformanceResourceTiming).responseEnd;
    }, urlPattern.source);
    return { firstRowMs: ready - responseEnd, afterwardsMs: await measureAfterwards(tab) };
  } finally {
    await tab.close();
  }
}

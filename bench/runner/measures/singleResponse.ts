import { type Route } from '@playwright/test';
import { type MeasureContext, type Figures } from '../measureContext';
import { measureFilter, measureJumpToMiddle } from '../pageProbe';
import { FILTER_DEBOUNCE_MS } from '../portalConstants';
import { AGENCY, type Site } from '../sites';
import { openTab, type Tab, waitUntilIdle, waitUntilReady } from '../tab';

const ROWS = 100_000;

const rider = (index: number) => ({
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

const agency = (index: number) => ({
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

/** 100,000 rows in one answer, in the portal alone: the list that loads as it is scrolled, and the one in pages. */
export async function measureSingleResponse(bench: MeasureContext, site: Site): Promise<Figures> {
  const riders = await withAnswer(
    bench,
    site,
    { path: `/agency-dashboard/${AGENCY}/riders`, calls: /\/customersearch\/.*\/riders\/?\?/, row: rider },
    (tab) => tab.page.evaluate(measureJumpToMiddle, ROWS),
  );
  const agencies = await withAnswer(
    bench,
    site,
    { path: '/agencies', calls: /\/agency\/api\/v4\/agencies\/?\?/, row: agency },
    async ({ page }) => {
      const filtered = page.evaluate(measureFilter, 'Agency 77777');
      await page.getByLabel('Filter').fill('Agency 77777');
      return filtered;
    },
  );
  return {
    'whole.rows': riders.first,
    'whole.scroll': riders.then,
    'whole.agencies': agencies.first,
    'whole.filter': agencies.then - FILTER_DEBOUNCE_MS,
  };
}

interface Answered {
  path: string;
  calls: RegExp;
  row: (index: number) => object;
}

/** Opens a list whose one answer has all rows; the time to its first row counts from the answer's last byte on. */
async function withAnswer(
  { chromium, cpu }: MeasureContext,
  site: Site,
  { path, calls, row }: Answered,
  work: (tab: Tab) => Promise<number>,
): Promise<{ first: number; then: number }> {
  const body = JSON.stringify(Array.from({ length: ROWS }, (_none, index) => row(index)));
  const tab = await openTab(chromium, site, { watch: { selector: 'tbody tr[data-index]' }, cpu });
  try {
    const { page } = tab;
    await page.route(calls, (route: Route) => route.fulfill({ contentType: 'application/json', body }));
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    const ready = await waitUntilReady(tab);
    await waitUntilIdle(tab);
    const end = await page.evaluate((pattern) => {
      const [answer] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(pattern).test(name));
      if (!answer) throw new Error(`No call to ${pattern} was made.`);
      return (answer as PerformanceResourceTiming).responseEnd;
    }, calls.source);
    return { first: ready - end, then: await work(tab) };
  } finally {
    await tab.close();
  }
}

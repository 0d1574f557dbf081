import { type MeasureContext, type Figures } from '../measureContext';
import { AGENCY, type Site } from '../sites';
import { measureColdLoad } from './coldLoad';
import { measureRoundTrips } from './roundTrips';

/** The address of riders, opened by somebody who is signed in. */
export async function measureDeepLink(bench: MeasureContext, site: Site): Promise<Figures> {
  const watch = { selector: 'table[aria-label="Riders"] tr[data-index]' };
  const path = `/agency-dashboard/${AGENCY}/riders`;
  const { script, ready, blocking } = await measureColdLoad(bench, site, path, watch);
  const trips = await measureRoundTrips(bench, site, { path, watch, data: /customersearch/ });
  bench.note(site, trips.join(' → '));
  return { 'list.js': script, 'list.row': ready, 'list.blocking': blocking, 'list.trips': trips.length };
}

import { type Bench, type Figures } from '../bench';
import { AGENCY, type Site } from '../sites';
import { coldLoad } from './coldLoad';
import { roundTrips } from './roundTrips';

/** The address of riders, opened by somebody who is signed in. */
export async function measureDeepLink(bench: Bench, site: Site): Promise<Figures> {
  const watch = { selector: 'table[aria-label="Riders"] tr[data-index]' };
  const path = `/agency-dashboard/${AGENCY}/riders`;
  const { script, ready, blocking } = await coldLoad(bench, site, path, watch);
  const trips = await roundTrips(bench, site, { path, watch, data: /customersearch/ });
  bench.note(site, trips.join(' → '));
  return { 'list.js': script, 'list.row': ready, 'list.blocking': blocking, 'list.trips': trips.length };
}

import { type Figures, type MeasureContext } from '../measureContext';
import { dashboardPath, listRow, type Site } from '../sites';
import { measureColdLoad } from './coldLoad';
import { measureRoundTrips } from './roundTrips';

/** Measures opening the URL of the riders list while signed in. */
export async function measureDeepLink(context: MeasureContext, site: Site): Promise<Figures> {
  const awaited = { selector: listRow('Riders') };
  const path = `${dashboardPath(site)}/riders`;
  const { script, ready, blocking } = await measureColdLoad(context, site, path, awaited);
  const trips = await measureRoundTrips(context, site, { path, awaited, dataUrlPattern: /customersearch/ });
  return { 'list.js': script, 'list.row': ready, 'list.blocking': blocking, 'list.trips': trips.length };
}

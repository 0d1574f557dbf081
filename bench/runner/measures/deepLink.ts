import { type Bench, type Figures } from '../bench';
import { AGENCY, type Site } from '../sites';
import { coldLoad } from './coldLoad';

/** The address of riders, opened by somebody who is signed in. */
export async function measureDeepLink(bench: Bench, site: Site): Promise<Figures> {
  const watch = { selector: 'table[aria-label="Riders"] tr[data-index]' };
  const path = `/agency-dashboard/${AGENCY}/riders`;
  const { script, ready, blocking, chain } = await coldLoad(bench, site, path, watch);
  bench.note(site, chain.join(' → '));
  return { 'list.js': script, 'list.row': ready, 'list.blocking': blocking, 'list.trips': chain.length };
}

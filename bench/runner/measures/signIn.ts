import { type MeasureContext, type Figures } from '../measureContext';
import { type Site } from '../sites';
import { measureColdLoad } from './coldLoad';

/** Sign-in, by somebody who was never there. */
export async function measureSignIn(bench: MeasureContext, site: Site): Promise<Figures> {
  const visitor = { ...site, session: {} };
  const watch = { selector: 'input[name="email"]', isUsable: true };
  const { script, paint, ready, blocking } = await measureColdLoad(bench, visitor, '/login', watch);
  return { 'signin.js': script, 'signin.paint': paint, 'signin.usable': ready, 'signin.blocking': blocking };
}

import { type Figures, type MeasureContext } from '../measureContext';
import { type Site } from '../sites';
import { measureColdLoad } from './coldLoad';

/** Measures the first visit to the sign-in page, without a session. */
export async function measureSignIn(context: MeasureContext, site: Site): Promise<Figures> {
  const visitor = { ...site, session: {} };
  const awaited = { selector: 'input:is([name="email"], [name="username"], #email)', mustBeMounted: true };
  const { script, paint, ready, blocking } = await measureColdLoad(context, visitor, '/login', awaited);
  return { 'signin.js': script, 'signin.paint': paint, 'signin.usable': ready, 'signin.blocking': blocking };
}

import { type Bench, type Figures } from '../bench';
import { type Site } from '../sites';
import { coldLoad } from './coldLoad';

/** Sign-in, by somebody who was never there. */
export async function measureSignIn(bench: Bench, site: Site): Promise<Figures> {
  const visitor = { ...site, session: {} };
  const watch = { selector: 'input[name="email"]', isUsable: true };
  const { script, paint, ready, blocking } = await coldLoad(bench, visitor, '/login', watch);
  return { 'signin.js': script, 'signin.paint': paint, 'signin.usable': ready, 'signin.blocking': blocking };
}

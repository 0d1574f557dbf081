import { matchRoutes } from 'react-router-dom';
import { prefetch } from '../api/client/prefetch';
import { ensureApiInjected } from '../api/client/thunkExtra';
import { areParametersValid, ROUTE_PATTERNS } from '../domain/paths';
import { type PortalDispatch, type PortalState } from '../session/hooks';
import { selectAgencyToken, selectPsoToken } from '../session/sessionSlice';
import { isExpired } from '../session/tokenExpiry';
import { type RouteDefinition, ROUTES } from './routes';

const ROUTES_TO_MATCH = ROUTES.map((route) => ({ path: ROUTE_PATTERNS[route.name], handle: route }));

/**
 * Loads what a link leads to before it is followed: the screen's script, and the calls that the screen opens with.
 * Only where whoever is here may enter with the tokens at hand; nothing on a connection that is gone or has to be
 * spared. Silent: what fails, the screen meets itself.
 */
export function preloadRoute({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  return async (dispatch: PortalDispatch, getState: () => PortalState): Promise<void> => {
    const match = matchRoutes(ROUTES_TO_MATCH, pathname)?.at(-1);
    if (!match || !areParametersValid(match.params)) return;
    const { route, params } = { route: match.route.handle, params: match.params };
    const canEnterNow = () => canEnter(route, params.abbreviation, getState());
    if (isDataSaverOn() || !getState().notices.isOnline || !canEnterNow()) return;
    try {
      const [{ prefetchQueries }] = await Promise.all([route.loadScreen(), dispatch(ensureApiInjected())]);
      // What stands behind the path may choose among the screen's calls.
      if (!prefetchQueries || search !== '' || !canEnterNow()) return;
      for (const call of prefetchQueries(params, getState())) dispatch(prefetch(call));
    } catch {
      // The script could not be had: the screen's own error says so, if it is opened.
    }
  };
}

/** As `AccessGate` has it, but for tokens that are known to have ended. The sign-in screen ends the session: not ahead. */
function canEnter({ access }: RouteDefinition, agency: string | undefined, state: PortalState): boolean {
  if (access === 'guest') return false;
  if (access === 'none') return true;
  if (!isUsable(selectPsoToken(state), state)) return false;
  return access === 'operator' || (agency !== undefined && isUsable(selectAgencyToken(state, agency), state));
}

function isUsable(token: string | null, { session }: PortalState): boolean {
  return token !== null && !isExpired(token, session.clockSkewMs);
}

/** Whether the browser was told to spare data; not every browser tells. */
function isDataSaverOn(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

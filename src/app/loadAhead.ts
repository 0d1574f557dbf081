import { matchRoutes } from 'react-router-dom';
import { askAhead } from '../api/client/askAhead';
import { joinApi } from '../api/client/callMemory';
import { areParametersValid, PATTERNS } from '../domain/paths';
import { type PortalDispatch, type PortalState } from '../session/hooks';
import { selectAgencyToken, selectPsoToken } from '../session/sessionSlice';
import { hasEnded } from '../session/tokenLife';
import { type RouteRow, ROUTES } from './routes';

const MATCHED = ROUTES.map((route) => ({ path: PATTERNS[route.name], handle: route }));

/**
 * Loads what a link leads to before it is followed: the screen's script, and the calls that the screen opens with.
 * Only where whoever is here may enter with the tokens at hand; nothing on a connection that is gone or has to be
 * spared. Silent: what fails, the screen meets itself.
 */
export function loadAhead({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  return async (dispatch: PortalDispatch, getState: () => PortalState): Promise<void> => {
    const match = matchRoutes(MATCHED, pathname)?.at(-1);
    if (!match || !areParametersValid(match.params)) return;
    const { route, params } = { route: match.route.handle, params: match.params };
    const mayEnter = () => mayBeEntered(route, params.abbreviation, getState());
    if (isSparing() || !getState().notices.online || !mayEnter()) return;
    try {
      const [{ firstCalls }] = await Promise.all([route.screen(), dispatch(joinApi())]);
      // What stands behind the path may choose among the screen's calls.
      if (!firstCalls || search !== '' || !mayEnter()) return;
      for (const call of firstCalls(params, getState())) dispatch(askAhead(call));
    } catch {
      // The script could not be had: the screen's own error says so, if it is opened.
    }
  };
}

/** As `AccessGate` has it, but for tokens that are known to have ended. The sign-in screen ends the session: not ahead. */
function mayBeEntered({ access }: RouteRow, agency: string | undefined, state: PortalState): boolean {
  if (access === 'guest') return false;
  if (access === 'none') return true;
  if (!isGood(selectPsoToken(state), state)) return false;
  return access === 'operator' || (agency !== undefined && isGood(selectAgencyToken(state, agency), state));
}

function isGood(token: string | null, { session }: PortalState): boolean {
  return token !== null && !hasEnded(token, session.clockSkewMs);
}

/** Whether the browser was told to spare data; not every browser tells. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

import { matchRoutes } from 'react-router-dom';
import { areParametersValid, ROUTE_PATTERNS } from '@/domain/paths';
import { parseRegionParam } from '@/domain/regionParam';
import { hasViewParams } from '@/domain/regionUrl';
import { selectAgencyToken, selectPsoToken } from '@/session/auth/sessionSlice';
import { isExpired } from '@/session/auth/tokenExpiry';
import { type PortalState, type PortalThunk } from '@/session/hooks';
import { type RouteDefinition, ROUTES } from './routes';

const ROUTES_TO_MATCH = ROUTES.map((route) => ({ path: ROUTE_PATTERNS[route.name], handle: route }));

/**
 * Loads the script and the first queries of a link's screen before the link is followed, if the stored tokens allow it,
 * the browser is online and its data saver is off. If this fails, the screen loads again when it is opened.
 */
export function preloadRoute({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): PortalThunk<Promise<void>> {
  return async (dispatch, getState, { loadApi }) => {
    const match = matchRoutes(ROUTES_TO_MATCH, pathname)?.at(-1);
    if (!match || !areParametersValid(match.params)) return;
    const { params } = match;
    const route = match.route.handle;
    const canEnterNow = () =>
      canEnter(route, params.abbreviation, getState()) &&
      !isOtherRegion(search, getState()) &&
      !isOtherRegion(window.location.search, getState());
    if (isDataSaverOn() || !getState().notices.isOnline || !canEnterNow()) return;
    try {
      const [{ prefetchQueries }] = await Promise.all([route.loadScreen(), loadApi()]);
      // The query string can change the screen's queries, so they are prefetched only for URLs that name no more than the region.
      if (!prefetchQueries || hasViewParams(search) || !canEnterNow()) return;
      for (const query of prefetchQueries(params, getState())) void dispatch(query);
    } catch {
      // If the screen is opened, its error boundary reports a script that does not load.
    }
  };
}

/**
 * Applies the rules of `AccessGate`, and also rejects tokens that are known to be expired. Never true for the sign-in
 * screen, because opening it ends the session.
 */
function canEnter({ access }: RouteDefinition, agency: string | undefined, state: PortalState): boolean {
  if (access === 'guest') return false;
  if (access === 'everyone') return true;
  if (!isTokenUsable(selectPsoToken(state), state)) return false;
  return (
    access === 'operator' || (agency !== undefined && isTokenUsable(selectAgencyToken(state, agency), state))
  );
}

/** A link to the other region, or on a page of it, is not prefetched: nothing is called before a choice (decision 30). */
function isOtherRegion(search: string, { session }: PortalState): boolean {
  const region = parseRegionParam(search);
  return region !== null && region !== session.region;
}

/** The clock skew is the difference between the platform's clock and this computer's. */
function isTokenUsable(token: string | null, { session }: PortalState): boolean {
  return token !== null && !isExpired(token, session.clockSkewMs);
}

/** Always false in browsers without the Network Information API. */
function isDataSaverOn(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

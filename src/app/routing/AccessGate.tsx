import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPath, Navigate, useLocation, useParams } from 'react-router-dom';
import { areParametersValid, buildAgencyPath, buildPath, PAGE_TITLES } from '@/domain/paths';
import { getRegionName } from '@/domain/regions';
import { type AgencyLoginState } from '@/session/auth/agencyLoginState';
import { saveReturnUrl } from '@/session/auth/returnUrl';
import { selectAgencyToken, selectIsOperator, selectRegion } from '@/session/auth/sessionSlice';
import { prefetchesAdopted } from '@/session/callsSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { LazyPageState } from './LazyPageState';
import { type RouteDefinition } from './routes';
import { useUrlRegion } from './useUrlRegion';

/** The route guard (section 4 of the specification). When a token is dropped, it renders again and redirects. */
export function AccessGate({ route, children }: { route: RouteDefinition; children: ReactNode }) {
  const params = useParams();
  const { abbreviation } = params;
  const isOperator = usePortalSelector(selectIsOperator);
  const isRegionUnavailable = usePortalSelector(
    (state) => state.configuration.backends[selectRegion(state)] === null,
  );
  const urlRegion = useUrlRegion();
  const isOtherRegion = urlRegion === 'other';
  const location = useLocation();
  const hasValidParams = areParametersValid(params);
  useScreenOpened();
  useDocumentTitle(hasValidParams && !isOtherRegion ? route : null, abbreviation);

  if (!hasValidParams) return <LazyPageState state="notFound" />;
  if (route.access === 'guest') return children;
  // The router adds the region.
  if (urlRegion === 'missing')
    return <Navigate to={createPath(location)} state={location.state as unknown} replace />;
  // Without an operator the sign-in page says it, and offers the other region.
  if (route.access !== 'everyone' && !isOperator) return <RedirectToSignIn />;
  // Before the screen is mounted: nothing may be called for a URL of the other region (decision 30).
  if (isOtherRegion) return <LazyPageState state={route} />;
  if (isRegionUnavailable) return <LazyPageState state="regionUnavailable" />;
  // A new key for each agency and rider remounts the screen, so that no input or open dialog is carried over.
  const screen = <Fragment key={Object.values(params).join('/')}>{children}</Fragment>;
  if (route.access !== 'admin' || abbreviation === undefined) return screen;
  return (
    <AgencyGate key={abbreviation} abbreviation={abbreviation} title={PAGE_TITLES[route.name]}>
      {screen}
    </AgencyGate>
  );
}

/** Without the agency's token, opens AGENCY LOGIN, which returns to this page after the sign-in (decision 29). */
function AgencyGate({
  abbreviation,
  title,
  children,
}: {
  abbreviation: string;
  title: string;
  children: ReactNode;
}) {
  const hasToken = usePortalSelector((state) => selectAgencyToken(state, abbreviation) !== null);
  const [hadToken] = useState(hasToken);
  const location = useLocation();
  // `Navigate` navigates again for each new object.
  const state = useMemo(
    (): AgencyLoginState => ({
      returnUrl: createPath(location),
      endedOn: hadToken ? title : null,
      pageState: location.state,
    }),
    [location, hadToken, title],
  );
  if (hasToken) return children;
  return <Navigate to={buildAgencyPath('agencyLogin', abbreviation)} state={state} replace />;
}

function RedirectToSignIn() {
  const location = useLocation();
  const { pathname } = location;
  const path = createPath(location);
  useEffect(() => {
    // Nobody is signed in, so every operator may continue at this URL.
    if (pathname !== buildPath('home')) saveReturnUrl({ path, operator: null });
  }, [pathname, path]);
  return <Navigate to={buildPath('login')} replace />;
}

/** Tells the record of calls that the prefetched calls are now those of a screen. */
function useScreenOpened(): void {
  const dispatch = usePortalDispatch();
  const { pathname } = useLocation();
  useEffect(() => void dispatch(prefetchesAdopted()), [dispatch, pathname]);
}

function useDocumentTitle(route: RouteDefinition | null, abbreviation: string | undefined): void {
  const title = route && PAGE_TITLES[route.name];
  const region = usePortalSelector(selectRegion);
  useEffect(() => {
    // The not-found page and that of another region set their own titles.
    if (title !== null)
      document.title = [title, abbreviation, getRegionName(region)].filter(Boolean).join(' · ');
  }, [title, abbreviation, region]);
}

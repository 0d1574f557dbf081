import { useCallback, useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { selectAgencyToken, selectPsoToken, selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { loadApi } from '@/session/loadApi';
import { type agencyVisited } from '@/session/preferences/preferencesSlice';
import { useAfterInteraction } from '@/ui/loading/useAfterInteraction';
import { type RouteDefinition } from '../routing/routes';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { DashboardBanner } from './DashboardBanner';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useOverlays } from './useOverlays';
import './Shell.css';

const loadPrefetching = () => import(/* webpackChunkName: 'prefetch' */ '../routing/prefetchBundle');

export function Shell() {
  // Not from `useCurrentRoute`, which has no route if the URL's parameters are invalid. The not-found page is shown to
  // operators only.
  const access = (useMatches().at(-1)?.handle as RouteDefinition | undefined)?.access ?? 'operator';
  const dispatch = usePortalDispatch();
  const prefetching = useAfterInteraction(loadPrefetching);
  const loadTimeZonesTip = useCallback(async () => {
    // The tip has queries, and a page that is not found has not loaded the API.
    const [tip] = await Promise.all([
      import(/* webpackChunkName: 'times' */ '../times/TimeZonesTip'),
      dispatch(loadApi()),
    ]);
    return tip;
  }, [dispatch]);
  const times = useAfterInteraction(loadTimeZonesTip);
  useEffect(
    () => prefetching?.prefetchOnIntent((link) => void dispatch(prefetching.preloadRoute(link))),
    [dispatch, prefetching],
  );
  const isOperator = usePortalSelector((state) => selectPsoToken(state) !== null);
  const [openOverlay, overlays] = useOverlays(isOperator);
  const isLoading = useNavigation().state === 'loading';
  const region = usePortalSelector(selectRegion);
  const { route, agency = '' } = useCurrentRoute();
  const hasAgencyToken = usePortalSelector((state) => selectAgencyToken(state, agency) !== null);
  const visitedAgency = hasAgencyToken && route?.access === 'admin' ? agency : '';
  useEffect(() => {
    if (!visitedAgency) return;
    // The command palette and the agency switcher list the agencies that were visited last.
    // A literal action, because importing its action creator would add the preferences' code to the shell's chunk.
    dispatch({
      type: 'preferences/agencyVisited',
      payload: { region, abbreviation: visitedAgency },
    } satisfies ReturnType<typeof agencyVisited>);
  }, [dispatch, region, visitedAgency]);
  // The user is being redirected to sign-in: show nothing of the protected page, not even its title.
  if (!isOperator && access !== 'none') return <Outlet />;
  return (
    <div className="shell">
      <a className="shell__skip" href="#content">
        Skip to content
      </a>
      <SideMenu />
      <div className="shell__main">
        <TopBar onOpenOverlay={openOverlay} />
        <DashboardBanner />
        <main id="content" className="shell__content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {overlays}
      {times && <times.TimeZonesTip pageAgency={agency} />}
      {/* Only loading is announced here: the focused title, lists and panels announce what has loaded. */}
      <div aria-live="polite" className="visually-hidden">
        {isLoading && 'Loading…'}
      </div>
    </div>
  );
}

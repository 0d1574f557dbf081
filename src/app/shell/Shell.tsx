import { useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { type PortalDispatch, usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { type agencyVisited } from '@/session/preferencesSlice';
import { selectAgencyToken, selectPsoToken, selectRegion } from '@/session/sessionSlice';
import { waitForFirstInteraction } from '@/ui/firstInteraction';
import { type RouteDefinition } from '../routes';
import { useCurrentRoute } from '../useCurrentRoute';
import { DashboardBanner } from './DashboardBanner';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useOverlays } from './useOverlays';
import './Shell.css';

/** Menu, top bar and banner around a screen. */
export function Shell() {
  const access = (useMatches().at(-1)?.handle as RouteDefinition | undefined)?.access ?? 'operator';
  const dispatch = usePortalDispatch();
  useEffect(() => startPrefetching(dispatch), [dispatch]);
  const isOperator = usePortalSelector((state) => selectPsoToken(state) !== null);
  const [openOverlay, overlays] = useOverlays(isOperator);
  const isLoading = useNavigation().state === 'loading';
  const region = usePortalSelector(selectRegion);
  const { route, agency = '' } = useCurrentRoute();
  const hasAgencyToken = usePortalSelector((state) => selectAgencyToken(state, agency) !== null);
  const abbreviation = hasAgencyToken && route?.access === 'admin' ? agency : '';
  useEffect(() => {
    if (!abbreviation) return;
    // By its name: the code of the preferences comes with the API, not with the shell.
    dispatch({
      type: 'preferences/agencyVisited',
      payload: { region, abbreviation },
    } satisfies ReturnType<typeof agencyVisited>);
  }, [dispatch, region, abbreviation]);
  // On the way to sign-in: nothing of a page that may not be entered, its title neither.
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
      {/* The page's coming is told by its title, which takes the focus; what it loads, by its lists and panels. */}
      <div aria-live="polite" className="visually-hidden">
        {isLoading && 'Loading…'}
      </div>
    </div>
  );
}

/** Loads ahead what links lead to, from the first sign of somebody on. Returns what stops it. */
function startPrefetching(dispatch: PortalDispatch): () => void {
  let isStopped = false;
  let stop = () => {};
  void waitForFirstInteraction()
    .then(() => import(/* webpackChunkName: 'prefetch' */ '../prefetchBundle'))
    .then(
      ({ preloadRoute, prefetchOnIntent }) => {
        if (!isStopped) stop = prefetchOnIntent((link) => void dispatch(preloadRoute(link)));
      },
      // Without it each screen loads as it is opened.
      () => undefined,
    );
  return () => {
    isStopped = true;
    stop();
  };
}

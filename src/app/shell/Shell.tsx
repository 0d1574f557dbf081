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

/** The side menu, the top bar and the banner around a screen. */
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
    // A literal action, because importing its action creator would add the preferences' code to the shell's chunk.
    dispatch({
      type: 'preferences/agencyVisited',
      payload: { region, abbreviation },
    } satisfies ReturnType<typeof agencyVisited>);
  }, [dispatch, region, abbreviation]);
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
      {/* Only loading is announced: a loaded page is announced by its focused title, its data by lists and panels. */}
      <div aria-live="polite" className="visually-hidden">
        {isLoading && 'Loading…'}
      </div>
    </div>
  );
}

/** Prefetches the targets of links after the first user interaction. Returns a function that stops it. */
function startPrefetching(dispatch: PortalDispatch): () => void {
  let isStopped = false;
  let stop = () => {};
  void waitForFirstInteraction()
    .then(() => import(/* webpackChunkName: 'prefetch' */ '../prefetchBundle'))
    .then(
      ({ preloadRoute, prefetchOnIntent }) => {
        if (!isStopped) stop = prefetchOnIntent((link) => void dispatch(preloadRoute(link)));
      },
      // The prefetching code did not load: each screen then loads when it is opened.
      () => undefined,
    );
  return () => {
    isStopped = true;
    stop();
  };
}

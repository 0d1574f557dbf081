import { useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { type PortalDispatch, usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { type agencyVisited } from '@/session/preferencesSlice';
import { selectAgencyToken, selectPsoToken, selectRegion } from '@/session/sessionSlice';
import { firstSign } from '@/ui/firstSign';
import { type RouteRow } from '../routes';
import { useHere } from '../useHere';
import { DashboardBanner } from './DashboardBanner';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useAbout } from './useAbout';
import './Shell.css';

/** Menu, top bar and banner around a screen. */
export function Shell() {
  const access = (useMatches().at(-1)?.handle as RouteRow | undefined)?.access ?? 'operator';
  const dispatch = usePortalDispatch();
  useEffect(() => watchAhead(dispatch), [dispatch]);
  const isOperator = usePortalSelector((state) => selectPsoToken(state) !== null);
  const [ask, about] = useAbout(isOperator);
  const isLoading = useNavigation().state === 'loading';
  const region = usePortalSelector(selectRegion);
  const { row, agency = '' } = useHere();
  const isInside = usePortalSelector((state) => selectAgencyToken(state, agency) !== null);
  const abbreviation = isInside && row?.access === 'admin' ? agency : '';
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
        <TopBar onOpen={ask} />
        <DashboardBanner />
        <main id="content" className="shell__content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {about}
      {/* The page's coming is told by its title, which takes the focus; what it loads, by its lists and panels. */}
      <div aria-live="polite" className="visually-hidden">
        {isLoading && 'Loading…'}
      </div>
    </div>
  );
}

/** Loads ahead what links lead to, from the first sign of somebody on. Returns what stops it. */
function watchAhead(dispatch: PortalDispatch): () => void {
  let isOver = false;
  let stop = () => {};
  void firstSign()
    .then(() => import(/* webpackChunkName: 'ahead' */ '../ahead'))
    .then(
      ({ loadAhead, watchIntent }) => {
        if (!isOver) stop = watchIntent((link) => void dispatch(loadAhead(link)));
      },
      // Without it each screen loads as it is opened.
      () => undefined,
    );
  return () => {
    isOver = true;
    stop();
  };
}

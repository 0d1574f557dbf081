import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { usePortalDispatch, usePortalSelector } from '../../session/hooks';
import { selectPsoToken } from '../../session/sessionSlice';
import { loadAhead } from '../loadAhead';
import { type RouteRow } from '../routes';
import { watchIntent } from '../watchIntent';
import { DashboardBanner } from './DashboardBanner';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import './Shell.css';

/** Menu, top bar and banner around a screen. */
export function Shell() {
  const access = (useMatches().at(-1)?.handle as RouteRow | undefined)?.access ?? 'operator';
  const dispatch = usePortalDispatch();
  useEffect(() => watchIntent((link) => void dispatch(loadAhead(link))), [dispatch]);
  const isOperator = usePortalSelector((state) => selectPsoToken(state) !== null);
  // On the way to sign-in: nothing of a page that may not be entered, its title neither.
  if (!isOperator && access !== 'none') return <Outlet />;
  return (
    <div className="shell">
      <a className="shell__skip" href="#content">
        Skip to content
      </a>
      <SideMenu />
      <div className="shell__main">
        <TopBar />
        <DashboardBanner />
        <main id="content" className="shell__content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}

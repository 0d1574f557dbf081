import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { agencyVisited } from '../../session/agencyVisited';
import { usePortalDispatch, usePortalSelector } from '../../session/hooks';
import { selectAgencyToken, selectPsoToken, selectRegion } from '../../session/sessionSlice';
import { loadAhead } from '../loadAhead';
import { type RouteRow } from '../routes';
import { useHere } from '../useHere';
import { watchIntent } from '../watchIntent';
import { Announcer } from './Announcer';
import { DashboardBanner } from './DashboardBanner';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useOverlay } from './useOverlay';
import { useShortcuts } from './useShortcuts';
import './Shell.css';

/** Menu, top bar and banner around a screen. */
export function Shell() {
  const access = (useMatches().at(-1)?.handle as RouteRow | undefined)?.access ?? 'operator';
  const dispatch = usePortalDispatch();
  useEffect(() => watchIntent((link) => void dispatch(loadAhead(link))), [dispatch]);
  const isOperator = usePortalSelector((state) => selectPsoToken(state) !== null);
  const { shown, onClose, onOpen } = useOverlay();
  useShortcuts(isOperator, onOpen);
  useVisits();
  // On the way to sign-in: nothing of a page that may not be entered, its title neither.
  if (!isOperator && access !== 'none') return <Outlet />;
  return (
    <div className="shell">
      <a className="shell__skip" href="#content">
        Skip to content
      </a>
      <SideMenu />
      <div className="shell__main">
        <TopBar shown={shown?.name} onOpen={onOpen} />
        <DashboardBanner />
        <main id="content" className="shell__content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {shown && <shown.Overlay onClose={onClose} onOpen={onOpen} />}
      <Announcer />
    </div>
  );
}

/** Remembers the agency whose page was entered, once it may be. */
function useVisits(): void {
  const { row, agency } = useHere();
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const visited = usePortalSelector((state) =>
    agency !== undefined && row?.access === 'admin' && selectAgencyToken(state, agency) !== null
      ? agency
      : null,
  );
  useEffect(() => {
    if (visited !== null) dispatch(agencyVisited({ region, abbreviation: visited }));
  }, [dispatch, region, visited]);
}

import { useRef, useState } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { selectIsOperator } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { TimeZoneContext } from '@/ui/data/timeZone';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { loadWithRetry } from '@/ui/loading/loadWithRetry';
import { useAfterInteraction } from '@/ui/loading/useAfterInteraction';
import { type RouteDefinition } from '../routing/routes';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { type ShownTimeZone } from '../times/shownTimeZone';
import { ContentScrollRestoration } from './ContentScrollRestoration';
import { DashboardBanner } from './DashboardBanner';
import { PartBoundary } from './PartBoundary';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useOverlays } from './useOverlays';
import { useRecordVisits } from './useRecordVisits';
import { useScrollbarWidth } from './useScrollbarWidth';
// Styles of parts that load later: webpack.config.js says why they are here.
import '../times/TimeZonesTip.css';
import './notices/Toasts.css';
import './Shell.css';

const loadExtras = () => loadWithRetry(() => import(/* webpackChunkName: 'shell-extras' */ './ShellExtras'));

const AgencyTimes = lazyComponent(() =>
  import(/* webpackChunkName: 'times' */ '../times/AgencyTimes').then((loaded) => loaded.AgencyTimes),
);

export function Shell() {
  // Not from `useCurrentRoute`, which has no route if the URL's parameters are invalid. The not-found page has no
  // access: an operator sees it with the shell, a signed-out visitor without it.
  const access = (useMatches().at(-1)?.handle as RouteDefinition | undefined)?.access ?? 'operator';
  const content = useRef<HTMLElement>(null);
  const extras = useAfterInteraction(loadExtras);
  const isOperator = usePortalSelector(selectIsOperator);
  const [openOverlay, overlays] = useOverlays(isOperator);
  const isLoading = useNavigation().state === 'loading';
  const { agency = '', route } = useCurrentRoute();
  const [readZone, setReadZone] = useState<ShownTimeZone>();
  const showsAgencyTimes = usePortalSelector(({ preferences }) => preferences?.timeZoneSource === 'agency');
  const isAgencyPage = agency !== '' && route?.access === 'admin';
  const zone = showsAgencyTimes && isAgencyPage && readZone?.agency === agency ? readZone : undefined;
  // The user is being redirected to sign-in: show nothing of the protected page, not even its title.
  const isShown = isOperator || access === 'everyone';
  useScrollbarWidth(content, isShown);
  useRecordVisits();
  if (!isShown) return <Outlet />;
  return (
    <div className="shell">
      {/* Following the link would add a history entry that the router does not know, and whose Back asks nothing. */}
      <a
        className="shell__skip"
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
      >
        Skip to content
      </a>
      <ContentScrollRestoration contentRef={content} />
      <SideMenu />
      <div className="shell__main">
        <TopBar onOpenOverlay={openOverlay} />
        <DashboardBanner zone={zone} />
        <main ref={content} id="content" className="shell__content" tabIndex={-1}>
          <TimeZoneContext value={zone?.name ?? ''}>
            <Outlet />
          </TimeZoneContext>
        </main>
      </div>
      <PartBoundary>{overlays}</PartBoundary>
      <PartBoundary>
        {showsAgencyTimes && isAgencyPage && <AgencyTimes agency={agency} onChange={setReadZone} />}
      </PartBoundary>
      <PartBoundary>{extras && <extras.ShellExtras agency={agency} />}</PartBoundary>
      {/* Only loading is announced here: the focused title, lists and panels announce what has loaded. */}
      <div aria-live="polite" className="visually-hidden">
        {isLoading && 'Loading…'}
      </div>
    </div>
  );
}

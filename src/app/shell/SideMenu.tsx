import { Link, NavLink } from 'react-router-dom';
import { buildAgencyPath, buildPath } from '@/domain/paths';
import { getRegionCode, getRegionName } from '@/domain/regions';
import { selectRegion, sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { AGENCY_PAGES } from '@/shared/agencies/agencyPages';
import { RegionBadge } from '@/ui/data/RegionBadge';
import { Icon, type IconName } from '@/ui/icons/Icon';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { useCurrentRoute } from '../routing/useCurrentRoute';

/** The button is needed after the first write. */
const ExportAndSignOutButton = lazyComponent(() =>
  import(/* webpackChunkName: 'journal' */ '../journal/ExportAndSignOutButton').then(
    (loaded) => loaded.ExportAndSignOutButton,
  ),
);

/** The side menu (section 2 of the specification), and the pages of the open agency. */
export function SideMenu() {
  const region = usePortalSelector(selectRegion);
  const isSignedIn = usePortalSelector(({ session }) => session.psoToken !== null);
  const hasJournal = usePortalSelector(({ journal }) => journal !== undefined);
  const dispatch = usePortalDispatch();
  const { route, agency } = useCurrentRoute();
  return (
    // In a small window the menu is a popover.
    <nav id="menu" popover="auto" className="side-menu" aria-label="Main" data-region={region}>
      <p className="side-menu__brand">Fare Operations</p>
      <p className="side-menu__region">
        <RegionBadge region={region} code={getRegionCode(region)} />
        <span>Region - {getRegionName(region)}</span>
      </p>
      <ul className="side-menu__items">
        <MenuItem to={buildPath('home')} label="Home" icon="home" end />
        <MenuItem to={buildPath('agencies')} label="All Agencies" icon="agencies" />
        <MenuItem to={buildPath('psoUsers')} label="PSO Users" icon="operators" />
        <li>
          <Link
            to={buildPath('login')}
            className="side-menu__item"
            onClick={(event) => {
              if (!isSignedIn) return;
              event.preventDefault();
              dispatch(sessionEnded({ reason: 'signedOut' }));
            }}
          >
            <Icon name="sign-out" />
            <span>{isSignedIn ? 'Sign Out' : 'Sign In'}</span>
          </Link>
          {isSignedIn && hasJournal && <ExportAndSignOutButton />}
        </li>
      </ul>
      {agency !== undefined && route?.access === 'admin' && (
        <>
          <p className="side-menu__group">{agency}</p>
          <ul className="side-menu__items" aria-label={`Pages of ${agency}`}>
            {AGENCY_PAGES.map(({ route: page, label }) => (
              <MenuItem key={page} to={buildAgencyPath(page, agency)} label={label} icon={page} />
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

interface MenuItemProps {
  to: string;
  label: string;
  icon: IconName;
  /** Whether only this very path is the item's, not those below it. */
  end?: boolean;
}

function MenuItem({ to, label, icon, end = false }: MenuItemProps) {
  return (
    <li>
      {/* The menu of icons shows no labels. In a small window the menu closes. */}
      <NavLink
        {...{ to, end }}
        className="side-menu__item"
        title={label}
        onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </NavLink>
    </li>
  );
}

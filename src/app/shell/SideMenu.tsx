import { type ReactNode, useEffect } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { buildAgencyPath, buildPath } from '@/domain/paths';
import { getRegionName } from '@/domain/regions';
import { selectIsOperator, selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { menuToggled } from '@/session/preferences/shellActions';
import { AGENCY_PAGES, PARENT_LISTS } from '@/shared/agencies/agencyPages';
import { RegionBadge } from '@/shared/forms/RegionBadge';
import { Icon, type IconName } from '@/ui/icons/Icon';
import { signOut } from '../journal/signOut';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { useClosingPopover } from './useClosingPopover';

/** The side menu (section 2 of the specification), and the pages of the open agency. */
export function SideMenu() {
  const region = usePortalSelector(selectRegion);
  const isSignedIn = usePortalSelector(selectIsOperator);
  const dispatch = usePortalDispatch();
  const { route, agency } = useCurrentRoute();
  const parentList = route && PARENT_LISTS[route.name];
  // Undefined until the preferences have loaded: the page has started with the stored one (public/bootTheme.js).
  const isCollapsed = usePortalSelector(({ preferences }) => preferences?.isMenuCollapsed);
  useEffect(() => {
    if (isCollapsed !== undefined) document.documentElement.dataset.menu = isCollapsed ? 'icons' : 'full';
  }, [isCollapsed]);
  const menuRef = useClosingPopover();
  const signOutLabel = isSignedIn ? 'Sign Out' : 'Sign In';
  return (
    // In a small window the menu is a popover.
    <nav ref={menuRef} id="menu" popover="auto" className="side-menu" aria-label="Main" data-region={region}>
      <div className="side-menu__brand">
        <span>Fare Operations</span>
        <button
          type="button"
          className="side-menu__toggle"
          title={`${isCollapsed ? 'Expand' : 'Collapse'} the menu`}
          onClick={() => dispatch(menuToggled())}
        >
          <Icon name="collapse" />
        </button>
      </div>
      <p className="side-menu__region">
        <RegionBadge region={region} />
        <span>Region - {getRegionName(region)}</span>
      </p>
      <ul className="side-menu__items">
        <MenuItem to={buildPath('home')} label="Home" icon="home" end />
        <MenuItem
          to={buildPath('agencies')}
          label="All Agencies"
          icon="agencies"
          isParent={parentList === 'agencies'}
        />
        <MenuItem to={buildPath('psoUsers')} label="PSO Users" icon="operators" />
        <li>
          <Link
            to={buildPath('login')}
            className="side-menu__item"
            title={signOutLabel}
            onClick={(event) => {
              if (!isSignedIn) return;
              event.preventDefault();
              dispatch(signOut());
            }}
          >
            <Icon name="sign-out" />
            <span>{signOutLabel}</span>
          </Link>
        </li>
      </ul>
      {isSignedIn && (
        <MenuGroup title="Across agencies">
          <MenuItem to={buildPath('fleet')} label="Fleet" icon="globe" />
          <MenuItem to={buildPath('rollout')} label="Rollout" icon="rollout" />
        </MenuGroup>
      )}
      {agency !== undefined && route?.access === 'admin' && (
        <MenuGroup title={agency} label={`Pages of ${agency}`}>
          {AGENCY_PAGES.map(({ route: page, label }) => (
            <MenuItem
              key={page}
              to={buildAgencyPath(page, agency)}
              label={label}
              icon={page}
              isParent={parentList === page}
            />
          ))}
        </MenuGroup>
      )}
    </nav>
  );
}

function MenuGroup({ title, label, children }: { title: string; label?: string; children: ReactNode }) {
  return (
    <>
      <p className="side-menu__group">{title}</p>
      <ul className="side-menu__items" aria-label={label ?? title}>
        {children}
      </ul>
    </>
  );
}

interface MenuItemProps {
  to: string;
  label: string;
  icon: IconName;
  /** Whether only this very path is the item's, not those below it. */
  end?: boolean;
  /** Whether the open page belongs to the item's, although its path is not below it. */
  isParent?: boolean;
}

function MenuItem({ to, label, icon, end = false, isParent = false }: MenuItemProps) {
  return (
    <li>
      {/* The menu of icons shows no labels. In a small window the menu closes. */}
      <NavLink
        to={to}
        end={end}
        className={isParent ? 'side-menu__item active' : 'side-menu__item'}
        title={label}
        onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </NavLink>
    </li>
  );
}

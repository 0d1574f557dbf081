import { Link, NavLink } from 'react-router-dom';
import { buildPath } from '@/domain/paths';
import { getRegionCode, getRegionName } from '@/domain/regions';
import { selectRegion, sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { RegionBadge } from '@/ui/data/RegionBadge';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { DisplayMenu } from './DisplayMenu';

/** The button is needed after the first write. */
const ExportAndSignOutButton = lazyComponent(() =>
  import(/* webpackChunkName: 'journal' */ '../journal/ExportAndSignOutButton').then(
    (loaded) => loaded.ExportAndSignOutButton,
  ),
);

const ITEMS = [
  { path: buildPath('home'), label: 'Home' },
  { path: buildPath('agencies'), label: 'All Agencies' },
  { path: buildPath('psoUsers'), label: 'PSO Users' },
];

/** The side menu (section 2 of the specification). */
export function SideMenu() {
  const region = usePortalSelector(selectRegion);
  const isSignedIn = usePortalSelector(({ session }) => session.psoToken !== null);
  const hasJournal = usePortalSelector(({ journal }) => journal !== undefined);
  const dispatch = usePortalDispatch();
  return (
    <nav className="side-menu" aria-label="Main" data-region={region}>
      <p className="side-menu__brand">Fare Operations</p>
      <p className="side-menu__region">
        <RegionBadge region={region} code={getRegionCode(region)} />
        Region - {getRegionName(region)}
      </p>
      <ul className="side-menu__items">
        {ITEMS.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} end={path === buildPath('home')} className="side-menu__item">
              {label}
            </NavLink>
          </li>
        ))}
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
            {isSignedIn ? 'Sign Out' : 'Sign In'}
          </Link>
          {isSignedIn && hasJournal && <ExportAndSignOutButton />}
        </li>
      </ul>
      <DisplayMenu />
    </nav>
  );
}

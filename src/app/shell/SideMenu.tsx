import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { pathTo } from '@/domain/paths';
import { regionMark, regionName } from '@/domain/regions';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectRegion, sessionEnded } from '@/session/sessionSlice';
import { RegionMark } from '@/ui/RegionMark';
import { DisplayMenu } from './DisplayMenu';

/** Comes with the first write of a session. Where it can't be had, Sign Out stands by itself. */
const SignOutWithRecord = lazy(() =>
  import(/* webpackChunkName: 'journal' */ '../journal/SignOutWithRecord').then(
    ({ SignOutWithRecord: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

const ITEMS = [
  { path: pathTo('home'), label: 'Home' },
  { path: pathTo('agencies'), label: 'All Agencies' },
  { path: pathTo('psoUsers'), label: 'PSO Users' },
];

/** The side menu (specification 2), with the region in sight. */
export function SideMenu() {
  const region = usePortalSelector(selectRegion);
  const isSignedIn = usePortalSelector(({ session }) => session.psoToken !== null);
  const hasRecord = usePortalSelector(({ journal }) => journal !== undefined);
  const dispatch = usePortalDispatch();
  return (
    <nav className="side-menu" aria-label="Main" data-region={region}>
      <p className="side-menu__brand">Fare Operations</p>
      <p className="side-menu__region">
        <RegionMark region={region} mark={regionMark(region)} />
        Region - {regionName(region)}
      </p>
      <ul className="side-menu__items">
        {ITEMS.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} end={path === pathTo('home')} className="side-menu__item">
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <a
            href={pathTo('login')}
            className="side-menu__item"
            onClick={(event) => {
              if (!isSignedIn) return;
              event.preventDefault();
              dispatch(sessionEnded({ reason: 'signedOut' }));
            }}
          >
            {isSignedIn ? 'Sign Out' : 'Sign In'}
          </a>
          <Suspense>{isSignedIn && hasRecord && <SignOutWithRecord />}</Suspense>
        </li>
      </ul>
      <DisplayMenu />
    </nav>
  );
}

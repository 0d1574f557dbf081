import { Link } from 'react-router-dom';
import { buildAgencyPath, buildPath } from '@/domain/paths';
import { getRegionCode, getRegionName, type Region } from '@/domain/regions';
import { RegionBadge } from '@/ui/data/RegionBadge';
import { switchButtonRef } from '../agency-switcher/switchButtonRef';
import { type RouteDefinition } from '../routing/routes';

interface Props {
  region: Region;
  agency: string | undefined;
  route: RouteDefinition | undefined;
  title: string;
  isOperator: boolean;
  onSwitch: () => void;
}

export function Breadcrumb(props: Props) {
  const { region, agency, route, title, isOperator, onSwitch } = props;
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to={buildPath('agencies')}>
            <RegionBadge region={region} code={getRegionCode(region)} />
            {getRegionName(region)}
          </Link>
        </li>
        {agency !== undefined && (
          <li>
            {route?.access === 'admin' ? (
              <Link
                className="top-bar__agency"
                to={buildAgencyPath('agencyDashboard', agency)}
                title={agency}
              >
                {agency}
              </Link>
            ) : (
              <span className="top-bar__agency" title={agency}>
                {agency}
              </span>
            )}
            {/* The agency switcher sets `aria-expanded` while it is open. */}
            {isOperator && (
              <button
                ref={switchButtonRef}
                type="button"
                className="breadcrumb__switch"
                aria-label="Switch agency"
                aria-haspopup="dialog"
                aria-expanded="false"
                onClick={onSwitch}
              >
                ▾
              </button>
            )}
          </li>
        )}
        {route?.name === 'riderProfile' && (
          <li>
            <Link to={buildAgencyPath('riders', agency ?? '')}>RIDERS</Link>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

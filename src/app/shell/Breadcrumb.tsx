import { Link } from 'react-router-dom';
import { buildPagePath, buildPath, PAGE_TITLES } from '@/domain/paths';
import { getRegionName, type Region } from '@/domain/regions';
import { PARENT_LISTS } from '@/shared/agencies/agencyPages';
import { RegionBadge } from '@/shared/forms/RegionBadge';
import { Icon } from '@/ui/icons/Icon';
import { switchButtonRef } from '../agency-switcher/switchButtonRef';
import { type RouteDefinition } from '../routing/routes';

interface Props {
  region: Region;
  agency: string | undefined;
  route: RouteDefinition | undefined;
  isOperator: boolean;
  onSwitch: () => void;
}

export function Breadcrumb(props: Props) {
  const { region, agency, route, isOperator, onSwitch } = props;
  const parentList = route && PARENT_LISTS[route.name];
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to={buildPath('agencies')}>
            <RegionBadge region={region} />
            {getRegionName(region)}
          </Link>
        </li>
        {agency !== undefined && (
          <li>
            {/* The agency switcher sets `aria-expanded` while it is open. */}
            {isOperator ? (
              <button
                ref={switchButtonRef}
                type="button"
                className="breadcrumb__switch"
                aria-label={`${agency}: switch agency`}
                aria-haspopup="dialog"
                aria-expanded="false"
                onClick={onSwitch}
              >
                <span>{agency}</span>
                <Icon name="down" />
              </button>
            ) : (
              <span className="top-bar__agency" title={agency}>
                {agency}
              </span>
            )}
          </li>
        )}
        {parentList && (
          <li>
            <Link to={buildPagePath(parentList, agency ?? '')}>{PAGE_TITLES[parentList]}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

import { Link } from 'react-router-dom';
import { agencyPathTo, pathTo } from '@/domain/paths';
import { type Region, regionMark, regionName } from '@/domain/regions';
import { RegionMark } from '@/ui/RegionMark';
import { type RouteRow } from '../routes';

interface Props {
  region: Region;
  agency: string | undefined;
  row: RouteRow | undefined;
  title: string;
  isOperator: boolean;
  onSwitch: () => void;
}

/** Where the page is: region, agency, page. The region leads to its agencies, the agency to its dashboard. */
export function Breadcrumb(props: Props) {
  const { region, agency, row, title, isOperator, onSwitch } = props;
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to={pathTo('agencies')}>
            <RegionMark region={region} mark={regionMark(region)} />
            {regionName(region)}
          </Link>
        </li>
        {agency !== undefined && (
          <li>
            {row?.access === 'admin' ? (
              <Link className="top-bar__agency" to={agencyPathTo('agencyDashboard', agency)} title={agency}>
                {agency}
              </Link>
            ) : (
              <span className="top-bar__agency" title={agency}>
                {agency}
              </span>
            )}
            {isOperator && (
              <button
                type="button"
                className="breadcrumb__switch"
                aria-label="Switch agency"
                aria-haspopup="dialog"
                aria-expanded="false"
                data-switcher
                onClick={onSwitch}
              >
                ▾
              </button>
            )}
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

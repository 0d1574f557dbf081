import { useParams } from 'react-router-dom';
import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { RegionBadge } from '@/shared/forms/RegionBadge';
import { selectAgencyName } from '../agencies/selectAgencyName';
import './PlaceLine.css';

/**
 * The target of a dialog's write: the region (decision 26), the page's agency, then the page and the changed object. An
 * agency's name is shown if it is in memory.
 */
export function PlaceLine({ path }: { path: readonly string[] }) {
  const { abbreviation } = useParams();
  const region = usePortalSelector(selectRegion);
  const agencyName = usePortalSelector((state) =>
    abbreviation === undefined ? null : selectAgencyName(state, abbreviation),
  );
  return (
    <span className="place-line">
      <RegionBadge region={region} />
      <span>{getRegionName(region)}</span>
      {abbreviation !== undefined && (
        <span className="place-line__agency" title={agencyName ?? abbreviation}>
          <Separator />
          <strong>{abbreviation}</strong>
          {agencyName !== null && ` ${agencyName}`}
        </span>
      )}
      {path.map((name, index) => (
        <span key={index}>
          <Separator />
          {name}
        </span>
      ))}
    </span>
  );
}

function Separator() {
  return <span className="place-line__separator">›</span>;
}

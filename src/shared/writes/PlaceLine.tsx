import { useParams } from 'react-router-dom';
import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { RegionBadge } from '@/shared/forms/RegionBadge';
import { useKnownAgencyName } from '../agencies/useKnownAgencyName';
import './PlaceLine.css';

/**
 * The target of a dialog's write: the region (decision 26), the page's agency, then the page and the changed object. An
 * agency's name is shown if it is in memory.
 */
export function PlaceLine({ path }: { path: readonly string[] }) {
  const { abbreviation } = useParams();
  const region = usePortalSelector(selectRegion);
  const agency =
    abbreviation === undefined ? [] : [<AgencyPart key={abbreviation} abbreviation={abbreviation} />];
  const parts = [getRegionName(region), ...agency, ...path];
  return (
    <span className="place-line">
      <RegionBadge region={region} />
      {parts.map((part, index) => (
        <span key={index} className="place-line__part">
          {part}
          {/* At the end of a part, so that no line begins with it. */}
          {index < parts.length - 1 && <span className="place-line__separator">›</span>}
        </span>
      ))}
    </span>
  );
}

function AgencyPart({ abbreviation }: { abbreviation: string }) {
  const name = useKnownAgencyName(abbreviation);
  return (
    <span className="place-line__agency" title={name ?? abbreviation}>
      <strong>{abbreviation}</strong>
      {name !== null && ` ${name}`}
    </span>
  );
}

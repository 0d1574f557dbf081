import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { RegionBadge } from './RegionBadge';
import './RegionLabel.css';

/** Shows the region that a form writes to (decision 26). */
export function RegionLabel() {
  const region = usePortalSelector(selectRegion);
  return (
    <span className="region-label" data-region={region}>
      <RegionBadge region={region} />
      Region - {getRegionName(region)}
    </span>
  );
}

import { getRegionCode, getRegionName } from '@/domain/regions';
import { usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { RegionBadge } from '@/ui/RegionBadge';
import './RegionLabel.css';

/** Shows the region that a form or a dialog writes to (decision 26). */
export function RegionLabel() {
  const region = usePortalSelector(selectRegion);
  return (
    <span className="region-label" data-region={region}>
      <RegionBadge region={region} code={getRegionCode(region)} />
      Region - {getRegionName(region)}
    </span>
  );
}

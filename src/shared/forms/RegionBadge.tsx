import { getRegionCode, type Region } from '@/domain/regions';
import './RegionBadge.css';

/** Hidden from screen readers, because the region's name is beside the badge. */
export function RegionBadge({ region }: { region: Region }) {
  return (
    <span className="region-badge colored-mark" data-region={region} aria-hidden="true">
      {getRegionCode(region)}
    </span>
  );
}

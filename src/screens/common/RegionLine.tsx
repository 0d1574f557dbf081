import { regionMark, regionName } from '@/domain/regions';
import { usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { RegionMark } from '@/ui/RegionMark';
import './RegionLine.css';

/** The region that a form or a dialog writes to, by word and mark (decision 26). */
export function RegionLine() {
  const region = usePortalSelector(selectRegion);
  return (
    <span className="region-line" data-region={region}>
      <RegionMark region={region} mark={regionMark(region)} />
      Region - {regionName(region)}
    </span>
  );
}

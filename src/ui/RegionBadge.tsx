import './RegionBadge.css';

/** A region's colour with two letters in it; the region's word stands beside it. */
export function RegionBadge({ region, code }: { region: string; code: string }) {
  return (
    <span className="region-badge" data-region={region} aria-hidden="true">
      {code}
    </span>
  );
}

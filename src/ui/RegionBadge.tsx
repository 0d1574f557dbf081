import './RegionBadge.css';

/**
 * A coloured badge with the two letters of a region. It is hidden from screen readers: the region's name is beside it.
 */
export function RegionBadge({ region, code }: { region: string; code: string }) {
  return (
    <span className="region-badge" data-region={region} aria-hidden="true">
      {code}
    </span>
  );
}

import './RegionBadge.css';

/** Hidden from screen readers, because the region's name is beside the badge. */
export function RegionBadge({ region, code }: { region: string; code: string }) {
  return (
    <span className="region-badge colored-mark" data-region={region} aria-hidden="true">
      {code}
    </span>
  );
}

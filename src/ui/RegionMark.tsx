import './RegionMark.css';

/** A region's colour with two letters in it; the region's word stands beside it. */
export function RegionMark({ region, mark }: { region: string; mark: string }) {
  return (
    <span className="region-mark" data-region={region} aria-hidden="true">
      {mark}
    </span>
  );
}

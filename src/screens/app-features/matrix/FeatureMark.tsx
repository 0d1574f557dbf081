import { type CellStatus } from '@/domain/features/matrix/featureMatrix';

export const CELL_LABELS: Readonly<Record<CellStatus, string>> = {
  on: 'on',
  off: 'off',
  unlisted: 'on, not in the catalogue',
  unknown: 'unknown',
  reading: 'being read',
};

/** FeatureMark.css draws `on`, `off` and `reading`. */
const MARKS: Readonly<Record<CellStatus, string>> = {
  on: '',
  off: '',
  unlisted: '!',
  unknown: '?',
  reading: '',
};

/** The status of a feature in an application. It is hidden from screen readers, so the label must be next to it. */
export function FeatureMark({ status }: { status: CellStatus }) {
  return (
    <span className="feature-mark colored-mark" data-status={status} aria-hidden="true">
      {MARKS[status]}
    </span>
  );
}

const LEGEND: readonly CellStatus[] = ['on', 'off', 'unknown', 'unlisted'];

export function CellLegend() {
  return (
    <ul className="feature-legend" aria-label="Marks">
      {LEGEND.map((status) => (
        <li key={status}>
          <FeatureMark status={status} /> {CELL_LABELS[status]}
        </li>
      ))}
    </ul>
  );
}

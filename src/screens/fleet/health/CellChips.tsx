import { CHECK_STATUSES } from '@/domain/diagnostics/checkStatus';
import { formatStatusCount } from '@/domain/failureTexts/diagnostics';
import { StatusIcon } from '@/shared/checks/cards/StatusBadge';
import { type CellFilter } from './matrixRows';

interface Props {
  counts: Readonly<Partial<Record<CellFilter, number>>>;
  filter: CellFilter | null;
  onFilter: (filter: CellFilter | null) => void;
}

/** The numbers of cells by status. Each is a button that leaves only the agencies and checks with such a cell. */
export function CellChips({ counts, filter, onFilter }: Props) {
  const chips = [
    ...CHECK_STATUSES.map((status) => ({
      key: status,
      label: formatStatusCount(status, counts[status] ?? 0),
      icon: <StatusIcon status={status} />,
    })),
    { key: 'changed' as const, label: `${counts.changed ?? 0} changed`, icon: null },
  ];
  return (
    <ul className="fleet-chips" aria-label="Cells">
      {chips
        .filter(({ key }) => (counts[key] ?? 0) > 0 || key === filter)
        .map(({ key, label, icon }) => (
          <li key={key}>
            <button
              type="button"
              className="fleet-chips__chip"
              aria-pressed={key === filter}
              onClick={() => onFilter(key === filter ? null : key)}
            >
              {icon}
              {label}
            </button>
          </li>
        ))}
    </ul>
  );
}

import { formatNumber } from '@/lib/text/formatNumber';
import { StatusIcon } from '@/shared/checks/cards/StatusBadge';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';
import { CHANGED, type HealthTable } from './healthTable';

interface Props {
  table: HealthTable;
  counts: Readonly<Record<string, number>>;
  filter: string | null;
  onFilter: (filter: string | null) => void;
}

/** The numbers of `countMatches`. Each is a button that leaves only the rows and columns with such a cell. */
export function CellChips({ table, counts, filter, onFilter }: Props) {
  const chips = [
    ...table.statuses.map(({ key, checkStatus, format }) => ({
      key,
      label: format(counts[key] ?? 0),
      icon: <StatusIcon status={checkStatus} />,
    })),
    {
      key: CHANGED,
      label: `${formatNumber(counts[CHANGED] ?? 0)} ${table.changeLabel}`,
      icon: <span className="fleet-chips__corner" />,
    },
  ];
  return (
    <ChoiceChips
      label="Cells"
      chips={chips.filter(({ key }) => (counts[key] ?? 0) > 0 || key === filter)}
      chosen={filter}
      onChoose={onFilter}
    />
  );
}

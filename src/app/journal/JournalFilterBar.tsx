import { FilterBox } from '@/ui/filter/FilterBox';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { GROUPINGS, type JournalFilter, OUTCOME_FILTERS } from './journalFilter';

interface Props {
  filter: JournalFilter;
  grouping: keyof typeof GROUPINGS;
  onFilter: (filter: JournalFilter) => void;
  onGroup: (grouping: keyof typeof GROUPINGS) => void;
}

export function JournalFilterBar({ filter, grouping, onFilter, onGroup }: Props) {
  return (
    <div className="journal__filter">
      <FilterBox
        label="Search"
        placeholder="Rider, rule, value"
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <LabelledSelect
        label="Outcome"
        isLabelHidden
        options={toOptions(OUTCOME_FILTERS)}
        value={filter.outcome}
        onSelect={(outcome) => onFilter({ ...filter, outcome })}
      />
      <LabelledSelect
        label="Groups"
        isLabelHidden
        options={toOptions(GROUPINGS)}
        value={grouping}
        onSelect={onGroup}
      />
    </div>
  );
}

function toOptions<Key extends string>(labels: Readonly<Record<Key, string>>) {
  return Object.entries<string>(labels).map(([key, label]) => ({ key: key as Key, label }));
}

import { FilterBox } from '@/ui/filter/FilterBox';
import { NativeSelect } from '@/ui/form/NativeSelect';
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
      <Choice
        label="Outcome"
        options={OUTCOME_FILTERS}
        value={filter.outcome}
        onChange={(outcome) => onFilter({ ...filter, outcome })}
      />
      <Choice label="Groups" options={GROUPINGS} value={grouping} onChange={onGroup} />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <NativeSelect aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
      {Object.entries<string>(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}

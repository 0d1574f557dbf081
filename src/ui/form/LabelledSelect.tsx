import { type Ref } from 'react';
import { NativeSelect } from './NativeSelect';

interface Props {
  label: string;
  value: string;
  options: readonly { key: string; label: string; hint?: string }[];
  /** The tooltip of the field. */
  title?: string;
  selectRef?: Ref<HTMLSelectElement>;
  onSelect: (key: string) => void;
}

/** A choice in a toolbar. */
export function LabelledSelect({ label, value, options, title, selectRef, onSelect }: Props) {
  return (
    <label className="fleet-scope__field">
      <span>{label}</span>
      <NativeSelect
        ref={selectRef}
        title={title}
        value={value}
        onChange={({ target }) => onSelect(target.value)}
      >
        {options.map((option) => (
          <option key={option.key} value={option.key} title={option.hint}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}

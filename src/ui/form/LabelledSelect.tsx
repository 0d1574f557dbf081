import { type Ref } from 'react';
import { NativeSelect } from './NativeSelect';
import './LabelledSelect.css';

interface Props<Key extends string> {
  label: string;
  /** For a label that only screen readers need, because the options say the same. */
  isLabelHidden?: boolean;
  value: string;
  options: readonly { key: Key; label: string; hint?: string }[];
  /** The tooltip of the field. */
  title?: string;
  selectRef?: Ref<HTMLSelectElement>;
  onSelect: (key: Key) => void;
}

/** A choice in a toolbar. */
export function LabelledSelect<Key extends string>(props: Props<Key>) {
  const { label, isLabelHidden = false, value, options, title, selectRef, onSelect } = props;
  return (
    <label className="labelled-select">
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      <NativeSelect
        ref={selectRef}
        title={title}
        value={value}
        onChange={({ target }) => onSelect(target.value as Key)}
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

import { type Ref } from 'react';
import './Segmented.css';

interface Props<Key extends string> {
  /** Names the choice for screen readers. */
  label: string;
  /** `count` is the number of rows that the option shows. */
  options: readonly { key: Key; label: string; count?: number }[];
  value: Key;
  onSelect: (key: Key) => void;
  /** Gets the button of the selected option. */
  selectedRef?: Ref<HTMLButtonElement>;
}

/** A choice between a few views, as buttons that look like one control. */
export function Segmented<Key extends string>({ label, options, value, onSelect, selectedRef }: Props<Key>) {
  return (
    <div className="segmented" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.key}
          ref={option.key === value ? selectedRef : undefined}
          type="button"
          className="segmented__option"
          aria-pressed={option.key === value}
          onClick={() => onSelect(option.key)}
        >
          {/* Their names would run together without the space. */}
          {option.label}{' '}
          {option.count !== undefined && <span className="segmented__count">{option.count}</span>}
        </button>
      ))}
    </div>
  );
}

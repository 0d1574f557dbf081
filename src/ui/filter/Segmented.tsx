import './Segmented.css';

interface Props<Key extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: readonly { key: Key; label: string }[];
  value: Key;
  onSelect: (key: Key) => void;
}

/** A choice between a few views, as buttons that look like one control. */
export function Segmented<Key extends string>({ label, options, value, onSelect }: Props<Key>) {
  return (
    <div className="segmented" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className="segmented__option"
          aria-pressed={option.key === value}
          onClick={() => onSelect(option.key)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

import { type ReactNode } from 'react';
import { passFocusOn } from '../focus/passFocusOn';
import './ChoiceChips.css';

interface Props<Key extends string> {
  /** Names the chips for screen readers. */
  label: string;
  chips: readonly { key: Key; label: ReactNode; icon?: ReactNode }[];
  chosen: Key | null;
  /** Null when the pressed chip is pressed again. */
  onChoose: (key: Key | null) => void;
}

/** Filter buttons, of which at most one is pressed. */
export function ChoiceChips<Key extends string>({ label, chips, chosen, onChoose }: Props<Key>) {
  if (chips.length === 0) return null;
  return (
    <ul className="choice-chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            // A filter that is released can leave its chip with nothing to count, and remove it.
            ref={passFocusOn}
            type="button"
            className="choice-chips__chip"
            aria-pressed={chip.key === chosen}
            onClick={() => onChoose(chip.key === chosen ? null : chip.key)}
          >
            {chip.icon}
            {chip.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

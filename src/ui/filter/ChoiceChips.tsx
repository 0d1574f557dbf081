import { type ReactNode } from 'react';
import './ChoiceChips.css';

interface Props<Key extends string> {
  /** Names the chips for screen readers. */
  label: string;
  chips: readonly { key: Key; label: ReactNode; icon?: ReactNode }[];
  chosen: Key | null;
  onChoose: (key: Key) => void;
}

/** Filter buttons, of which at most one is pressed. `onChoose` also gets the pressed one. */
export function ChoiceChips<Key extends string>({ label, chips, chosen, onChoose }: Props<Key>) {
  if (chips.length === 0) return null;
  return (
    <ul className="choice-chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className="choice-chips__chip"
            aria-pressed={chip.key === chosen}
            onClick={() => onChoose(chip.key)}
          >
            {chip.icon}
            {chip.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

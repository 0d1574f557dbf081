import { type ReactNode } from 'react';
import './ChoiceChips.css';

interface Props<Key extends string> {
  /** Names the chips for screen readers. */
  label: string;
  chips: readonly { key: Key; label: ReactNode; icon?: ReactNode }[];
  chosen: Key | null;
  onChoose: (key: Key) => void;
}

/** Buttons of which one is pressed, or none: each leaves only what it names. */
export function ChoiceChips<Key extends string>({ label, chips, chosen, onChoose }: Props<Key>) {
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

import { useId } from 'react';
import './RadioChoice.css';

interface Props {
  legend: string;
  /** A text can change while the dialog is open; `kind` identifies its option. */
  options: readonly { kind: string; text: string }[];
  selectedIndex: number;
  onSelect: (index: number) => void;
}

/** A single option is shown as a text. */
export function RadioChoice({ legend, options, selectedIndex, onSelect }: Props) {
  const name = useId();
  const isChoice = options.length > 1;
  return (
    <fieldset className="radio-choice">
      <legend>{legend}</legend>
      {options.map(({ kind, text }, index) => {
        const isSelected = index === Math.min(selectedIndex, options.length - 1);
        return isChoice ? (
          <label key={kind}>
            <input
              type="radio"
              name={name}
              data-autofocus={isSelected || undefined}
              checked={isSelected}
              onChange={() => onSelect(index)}
            />
            <span>{text}</span>
          </label>
        ) : (
          <p key={kind}>{text}</p>
        );
      })}
    </fieldset>
  );
}

import { useId } from 'react';

interface Props {
  legend: string;
  options: readonly string[];
  selectedIndex: number;
  onSelect: (index: number) => void;
}

export function RadioChoice({ legend, options, selectedIndex, onSelect }: Props) {
  const name = useId();
  return (
    <fieldset className="export-modal__choice">
      <legend>{legend}</legend>
      {options.map((text, index) => {
        const isSelected = index === Math.min(selectedIndex, options.length - 1);
        return (
          <label key={text}>
            <input
              type="radio"
              name={name}
              data-autofocus={isSelected || undefined}
              checked={isSelected}
              onChange={() => onSelect(index)}
            />
            <span>{text}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

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
      {options.map((text, index) => (
        <label key={text}>
          <input
            type="radio"
            name={name}
            checked={index === Math.min(selectedIndex, options.length - 1)}
            onChange={() => onSelect(index)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

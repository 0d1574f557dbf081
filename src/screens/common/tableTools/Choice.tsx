import { useId } from 'react';

interface Props {
  legend: string;
  options: readonly string[];
  chosen: number;
  onChoose: (at: number) => void;
}

/** One of a few, in words. */
export function Choice({ legend, options, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="export-modal__choice">
      <legend>{legend}</legend>
      {options.map((text, at) => (
        <label key={text}>
          <input
            type="radio"
            name={name}
            checked={at === Math.min(chosen, options.length - 1)}
            onChange={() => onChoose(at)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

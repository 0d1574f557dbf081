import Input from 'antd/es/input/Input';
import { useId } from 'react';
import './TypedConfirmation.css';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Whether a number is to be typed. */
  isNumber?: boolean;
  className?: string;
}

/** What the user types before something large starts, so that it does not start by habit. The form compares the text. */
export function TypedConfirmation({
  label,
  value,
  onChange,
  isNumber = false,
  className = 'typed-confirmation',
}: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        className="typed-confirmation__input"
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

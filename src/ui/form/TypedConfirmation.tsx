import Input from 'antd/es/input/Input';
import { useId } from 'react';
import './TypedConfirmation.css';

interface Props {
  label: string;
  value: string;
  /** The error of the typed text; null for none. */
  error: string | null;
  onChange: (text: string) => void;
  /** Whether a number is to be typed. */
  isNumber?: boolean;
  /** Of the element around it, where it is to stand as the other fields of its form do. */
  className?: string;
  /** Whether the dialog around it opens with the focus in it. */
  isFocused?: boolean;
  /** The ids of what describes the field. */
  describedBy?: string;
}

/** A field that the user fills before something large starts, so that it does not start by habit. The form compares the text. */
export function TypedConfirmation({
  label,
  value,
  error,
  onChange,
  isNumber = false,
  className = 'typed-confirmation',
  isFocused = false,
  describedBy,
}: Props) {
  const id = useId();
  const errorId = error === null ? undefined : `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        className="typed-confirmation__input"
        inputMode={isNumber ? 'numeric' : 'text'}
        data-autofocus={isFocused || undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        status={error === null ? '' : 'error'}
        aria-invalid={error !== null}
        aria-describedby={[describedBy, errorId].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== null && (
        <div id={errorId} role="alert" className="typed-confirmation__error">
          {error}
        </div>
      )}
    </div>
  );
}

import { useField } from 'formik';
import { type ReactNode } from 'react';
import './Field.css';

/** What an input needs to be tied to its label and its message. */
interface ControlProps {
  id: string;
  name: string;
  value: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
  onBlur: () => void;
  onChange: (value: string) => void;
}

interface Props {
  name: string;
  label: string;
  required?: boolean;
  /** Stands below the input, and is read out with it. */
  hint?: ReactNode;
  /** The input, given what ties it to Formik's value, to the label and to the message. */
  children: (control: ControlProps) => ReactNode;
}

/** One field of a form: label, input and message. Formik owns value and error. */
export function Field({ name, label, required = false, hint, children }: Props) {
  const [field, meta, helpers] = useField<string>(name);
  const id = `field-${name}`;
  const error = meta.touched ? meta.error : undefined;
  const hasHint = hint !== undefined;
  const notes = [hasHint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        {label}
      </label>
      {children({
        id,
        name,
        value: field.value,
        'aria-invalid': error !== undefined,
        'aria-describedby': notes === '' ? undefined : notes,
        'aria-required': required,
        onBlur: () => void helpers.setTouched(true),
        // Validated once, on the new value: touched is set by leaving the field.
        onChange: (value) => void helpers.setValue(value),
      })}
      {hasHint && (
        <div id={`${id}-hint`} className="field__hint">
          {hint}
        </div>
      )}
      <p id={`${id}-error`} className="field__error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}

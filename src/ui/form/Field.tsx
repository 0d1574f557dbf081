import { useField } from 'formik';
import { type ReactNode } from 'react';
import './Field.css';

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
  hint?: ReactNode;
  /** The id of an element outside the field that describes it too. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ name, label, required = false, hint, describedBy, children }: Props) {
  const [field, meta, helpers] = useField<string>(name);
  const id = `field-${name}`;
  const error = meta.touched ? meta.error : undefined;
  const hasHint = hint !== undefined;
  const descriptionIds = [hasHint && `${id}-hint`, describedBy, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field__label" data-required={required}>
        {label}
      </label>
      {children({
        id,
        name,
        value: field.value,
        'aria-invalid': error !== undefined,
        'aria-describedby': descriptionIds === '' ? undefined : descriptionIds,
        'aria-required': required,
        onBlur: () => void helpers.setTouched(true),
        // A change does not set touched too, because each of the two calls validates the whole form.
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

import Input from 'antd/es/input/Input';
import { Field } from './Field';

interface Props {
  name: string;
  label: string;
  /** Formats the typed or pasted text; `previous` is the text before it. */
  mask: (text: string, previous: string) => string;
  placeholder?: string;
  type?: 'text' | 'tel';
  autoComplete?: string;
}

/** A Formik text field that formats its text while the user types. */
export function MaskedField({ name, label, mask, placeholder, type = 'text', autoComplete }: Props) {
  return (
    <Field name={name} label={label}>
      {({ value, onChange, onBlur, ...control }) => (
        <Input
          {...control}
          value={value}
          type={type}
          placeholder={placeholder}
          status={control['aria-invalid'] ? 'error' : ''}
          autoComplete={autoComplete ?? 'off'}
          onChange={({ target }) => {
            // Formatting would move the cursor to the end, so onBlur formats an edit in the middle.
            const isAtEnd = target.selectionStart === null || target.selectionStart === target.value.length;
            onChange(isAtEnd ? mask(target.value, value) : target.value);
          }}
          onBlur={() => {
            // Formik's onBlur validates the text of the last render, so the change must come after it.
            onBlur();
            const masked = mask(value, value);
            if (masked !== value) onChange(masked);
          }}
        />
      )}
    </Field>
  );
}

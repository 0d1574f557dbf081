import Input from 'antd/es/input/Input';
import { Field } from './Field';

interface Props {
  name: string;
  label: string;
  /** Formats the typed or pasted text; `previous` is the text before it. */
  mask: (text: string, previous: string) => string;
  placeholder?: string;
}

/** A Formik field for a telephone number, whose text is formatted while the user types. */
export function MaskedField({ name, label, mask, placeholder }: Props) {
  return (
    <Field name={name} label={label}>
      {({ value, onChange, onBlur, ...control }) => (
        <Input
          {...control}
          value={value}
          type="tel"
          placeholder={placeholder}
          status={control['aria-invalid'] ? 'error' : ''}
          autoComplete="off"
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

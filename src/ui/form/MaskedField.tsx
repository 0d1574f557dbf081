import Input from 'antd/es/input/Input';
import { Field } from './Field';

interface Props {
  name: string;
  label: string;
  /** Brings what was typed or pasted into the form; `previous` is what stood there before. */
  mask: (text: string, previous: string) => string;
  placeholder?: string;
  type?: 'text' | 'tel';
  autoComplete?: string;
}

/** A line of text that is brought into a form as it is typed, tied to Formik. */
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
            // Within the text the cursor would jump to its end: there the form is restored on leaving.
            const isAtEnd = target.selectionStart === null || target.selectionStart === target.value.length;
            onChange(isAtEnd ? mask(target.value, value) : target.value);
          }}
          onBlur={() => {
            const masked = mask(value, value);
            if (masked !== value) onChange(masked);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}

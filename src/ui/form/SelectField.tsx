import { Field } from './Field';
import './SelectField.css';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  disabled?: boolean;
}

/** A Formik field for a few options. It uses the native select, which works with every keyboard and screen reader. */
export function SelectField({ options, disabled = false, ...field }: Props) {
  return (
    <Field {...field}>
      {({ onChange, ...control }) => (
        <select
          {...control}
          className="select-field"
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

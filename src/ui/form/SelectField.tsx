import { Field } from './Field';
import './SelectField.css';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of a few, tied to Formik: the browser's own select, which every keyboard and screen reader knows. */
export function SelectField({ name, label, options }: Props) {
  return (
    <Field name={name} label={label}>
      {({ onChange, ...control }) => (
        <select {...control} className="select-field" onChange={(event) => onChange(event.target.value)}>
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

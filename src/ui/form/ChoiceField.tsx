import { Field } from './Field';
import './choiceField.css';

interface Props {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** A choice of a few, tied to Formik: the browser's own select, which every keyboard and screen reader knows. */
export function ChoiceField({ name, label, choices }: Props) {
  return (
    <Field name={name} label={label}>
      {({ onChange, ...control }) => (
        <select {...control} className="choice-field" onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

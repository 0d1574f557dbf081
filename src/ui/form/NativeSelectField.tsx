import { Field } from './Field';
import { NativeSelect } from './NativeSelect';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  disabled?: boolean;
}

/** A Formik field for a few options, where antd's Select would load too late: the sign-in form. */
export function NativeSelectField({ options, disabled = false, ...field }: Props) {
  return (
    <Field {...field}>
      {({ onChange, ...control }) => (
        <NativeSelect {...control} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

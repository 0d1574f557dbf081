import Select from 'antd/es/select';
import { Field } from './Field';
import './SearchChoiceField.css';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  name: string;
  label: string;
  required?: boolean;
  choices: readonly Choice[];
  placeholder?: string;
  /** The choices are under way. */
  isLoading?: boolean;
}

/** A choice of many, tied to Formik: found by its words or by its number; only the choices in sight are on the page. */
export function SearchChoiceField(props: Props) {
  const { name, label, required, choices, placeholder, isLoading = false } = props;
  return (
    <Field name={name} label={label} {...(required !== undefined && { required })}>
      {({ id, value, onBlur, onChange, ...control }) => (
        <Select<string, Choice>
          id={id}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          aria-required={control['aria-required']}
          className="search-choice-field"
          value={value === '' ? null : value}
          options={[...choices]}
          placeholder={placeholder}
          loading={isLoading}
          status={control['aria-invalid'] ? 'error' : ''}
          showSearch={{ filterOption: matches, filterSort: byNearness }}
          notFoundContent={isLoading ? 'Loading…' : 'Nothing matches'}
          optionRender={({ data }) => (
            <span className="search-choice-field__choice">
              {data.label} <span className="search-choice-field__number">{data.value}</span>
            </span>
          )}
          onBlur={onBlur}
          onChange={(chosen) => onChange(chosen)}
        />
      )}
    </Field>
  );
}

function matches(typed: string, choice: Choice | undefined): boolean {
  const wanted = typed.trim().toLowerCase();
  if (!choice) return false;
  return choice.label.toLowerCase().includes(wanted) || choice.value.startsWith(wanted);
}

/** A number that was typed whole comes first; the rest keeps its order. */
function byNearness(one: Choice, other: Choice, { searchValue }: { searchValue: string }): number {
  const wanted = searchValue.trim();
  return Number(other.value === wanted) - Number(one.value === wanted);
}

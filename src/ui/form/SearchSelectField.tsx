import Select from 'antd/es/select';
import { Field } from './Field';
import './SearchSelectField.css';

interface Option {
  value: string;
  label: string;
}

interface Props {
  name: string;
  label: string;
  required?: boolean;
  options: readonly Option[];
  placeholder?: string;
  /** The choices are under way. */
  isLoading?: boolean;
}

/** A choice of many, tied to Formik: found by its words or by its number; only the choices in sight are on the page. */
export function SearchSelectField(props: Props) {
  const { name, label, required, options, placeholder, isLoading = false } = props;
  return (
    <Field name={name} label={label} {...(required !== undefined && { required })}>
      {({ id, value, onBlur, onChange, ...control }) => (
        <Select<string, Option>
          id={id}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          aria-required={control['aria-required']}
          className="search-select-field"
          value={value === '' ? null : value}
          options={[...options]}
          placeholder={placeholder}
          loading={isLoading}
          status={control['aria-invalid'] ? 'error' : ''}
          showSearch={{ filterOption: matchesSearch, filterSort: compareByExactValue }}
          notFoundContent={isLoading ? 'Loading…' : 'Nothing matches'}
          optionRender={({ data }) => (
            <span className="search-select-field__option">
              {data.label} <span className="search-select-field__number">{data.value}</span>
            </span>
          )}
          onBlur={onBlur}
          onChange={(selected) => onChange(selected)}
        />
      )}
    </Field>
  );
}

function matchesSearch(typed: string, option: Option | undefined): boolean {
  const wanted = typed.trim().toLowerCase();
  if (!option) return false;
  return option.label.toLowerCase().includes(wanted) || option.value.startsWith(wanted);
}

/** A number that was typed whole comes first; the rest keeps its order. */
function compareByExactValue(
  first: Option,
  second: Option,
  { searchValue }: { searchValue: string },
): number {
  const wanted = searchValue.trim();
  return Number(second.value === wanted) - Number(first.value === wanted);
}

import Select, { type RefSelectProps } from 'antd/es/select';
import { Field } from './Field';
import './SelectField.css';

/** In pixels; as wide as the field if that is wider. */
const POPUP_WIDTH = 320;

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
  isLoading?: boolean;
  /** The text of a chosen value that is not among the options; by default the value. */
  describeUnlisted?: (value: string) => string;
}

/**
 * A Formik field for one of several options. The search finds labels and values. A value that is a number as text, such
 * as a country's code, is shown beside its label. Only the visible options are rendered.
 */
export function SelectField(props: Props) {
  const { name, label, required, options, placeholder, isLoading = false, describeUnlisted } = props;
  return (
    <Field name={name} label={label} required={required}>
      {({ id, value, onBlur, onChange, ...control }) => (
        <Select<string, Option>
          ref={hideIcon}
          id={id}
          aria-invalid={control['aria-invalid']}
          // Its input is empty: a screen reader gets the chosen text as a description.
          aria-describedby={
            [value !== '' && `${id}-chosen`, control['aria-describedby']].filter(Boolean).join(' ') ||
            undefined
          }
          aria-required={control['aria-required']}
          className="select-field"
          popupMatchSelectWidth={POPUP_WIDTH}
          value={value === '' ? null : value}
          options={[...options]}
          placeholder={placeholder}
          labelRender={({ label: chosenLabel, value: chosen }) => (
            <span id={`${id}-chosen`}>{chosenLabel ?? describeUnlisted?.(String(chosen)) ?? chosen}</span>
          )}
          loading={isLoading}
          status={control['aria-invalid'] ? 'error' : ''}
          showSearch={{ filterOption: matchesSearch, filterSort: compareByExactValue }}
          notFoundContent={isLoading ? 'Loading…' : 'Nothing matches'}
          optionRender={({ data }) => (
            <span className="select-field__option">
              {data.label}{' '}
              {isDigits(data.value) && <span className="select-field__number">{data.value}</span>}
            </span>
          )}
          popupRender={(menu) => <div ref={nameListbox}>{menu}</div>}
          onBlur={onBlur}
          onChange={(selected) => onChange(selected)}
        />
      )}
    </Field>
  );
}

/** antd gives its list of options no name, which screen readers need (WCAG 4.1.2). */
function nameListbox(popup: HTMLElement | null): void {
  popup?.querySelector('[role="listbox"]')?.setAttribute('aria-label', 'Options');
}

/** A screen reader would name antd's icon at the end, an image. */
function hideIcon(select: RefSelectProps | null): void {
  select?.nativeElement.querySelector('.ant-select-suffix')?.setAttribute('aria-hidden', 'true');
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

function matchesSearch(searchText: string, option: Option | undefined): boolean {
  const term = searchText.trim().toLowerCase();
  if (!option) return false;
  return option.label.toLowerCase().includes(term) || option.value.startsWith(term);
}

/** The option whose value equals the search text comes first; the others keep their order. */
function compareByExactValue(a: Option, b: Option, { searchValue }: { searchValue: string }): number {
  const term = searchValue.trim();
  return Number(b.value === term) - Number(a.value === term);
}

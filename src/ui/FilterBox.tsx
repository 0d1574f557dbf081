import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { useArrowDownToList } from './table/useArrowDownToList';
import './FilterBox.css';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What the filter looks at, in words. */
  placeholder?: string;
  /** What the page's list is narrowed by so far: what is typed, once it has rested. Without it the rows aren't the page's. */
  appliedValue?: string;
}

/** The filter of a list; the list decides what it means. Arrow down leads on to its rows. */
export function FilterBox({ label, value, onChange, placeholder, appliedValue }: Props) {
  const id = useId();
  const arrowDownHandlers = useArrowDownToList(value.trim() === appliedValue?.trim());
  return (
    <div className="filter-box">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="search"
        allowClear
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        {...(appliedValue !== undefined && arrowDownHandlers)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

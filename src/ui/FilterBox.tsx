import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { useDownToRows } from './table/useDownToRows';
import './FilterBox.css';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What the filter looks at, in words. */
  placeholder?: string;
  /** What the page's list is narrowed by so far: what is typed, once it has rested. Without it the rows aren't the page's. */
  settled?: string;
}

/** The filter of a list; the list decides what it means. Arrow down leads on to its rows. */
export function FilterBox({ label, value, onChange, placeholder, settled }: Props) {
  const id = useId();
  const downToRows = useDownToRows(value.trim() === settled?.trim());
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
        {...(settled !== undefined && downToRows)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

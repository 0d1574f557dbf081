import Input from 'antd/es/input/Input';
import { useId } from 'react';
import './FilterBox.css';

interface Properties {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What the filter looks at, in words. */
  placeholder?: string;
}

/** The filter of a list; the list decides what it means. */
export function FilterBox({ label, value, onChange, placeholder }: Properties) {
  const id = useId();
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
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

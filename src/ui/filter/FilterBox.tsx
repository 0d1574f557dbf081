import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import Input, { type InputRef } from 'antd/es/input/Input';
import { useId } from 'react';
import { FOCUS_FILTER_LABEL, usePageAction } from '../focus/usePageAction';
import { useArrowDownToList } from '../table/rows/useArrowDownToList';
import './FilterBox.css';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Names the fields that the filter searches. */
  placeholder?: string;
  /**
   * The debounced text that the list is filtered by. Pass it only for the page's main list: with it, / focuses the
   * filter, and Arrow Down the first row.
   */
  appliedValue?: string;
  /** Whether a dialog that opens with it gives it the focus. */
  isFocusedAtFirst?: boolean;
}

/** antd's icon. Its own name is that of the drawing. */
const ALLOW_CLEAR = { clearIcon: <CloseCircleFilled aria-label="Clear the text" /> };

export function FilterBox({ label, value, onChange, placeholder, appliedValue, isFocusedAtFirst }: Props) {
  const id = useId();
  const isPageFilter = appliedValue !== undefined;
  const arrowDownHandlers = useArrowDownToList(value.trim() === appliedValue?.trim());
  return (
    <div className="filter-box">
      <label htmlFor={id}>{label}</label>
      <Input
        ref={usePageAction<InputRef>(isPageFilter && FOCUS_FILTER_LABEL)}
        id={id}
        type="search"
        allowClear={ALLOW_CLEAR}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        data-autofocus={isFocusedAtFirst}
        {...(isPageFilter && { 'data-page-filter': true, ...arrowDownHandlers })}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

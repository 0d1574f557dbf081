import Button from 'antd/es/button';
import { type MouseEvent } from 'react';
import { focusPageFilter } from '../focus/focusPageFilter';

interface Props {
  onClear: () => void;
  label?: string;
}

/** Stands in place of rows that a filter leaves out, so it goes away with the filter, whose field gets the focus. */
export function ClearFilterButton({ onClear, label = 'Clear the filter' }: Props) {
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onClear();
    // The pressed button will be removed. A page can have a list with a filter in each of its sections.
    const field = currentTarget.closest('section')?.querySelector<HTMLElement>('.filter-box input');
    if (field) field.focus();
    else focusPageFilter();
  };
  return <Button onClick={clear}>{label}</Button>;
}

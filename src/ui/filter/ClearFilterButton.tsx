import Button from 'antd/es/button';
import { type MouseEvent } from 'react';
import { focusFilterNear } from '../focus/focusFilterNear';

interface Props {
  onClear: () => void;
  label?: string;
}

/** Stands in place of rows that a filter leaves out, so it goes away with the filter, whose field gets the focus. */
export function ClearFilterButton({ onClear, label = 'Clear the filter' }: Props) {
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onClear();
    // The pressed button will be removed.
    focusFilterNear(currentTarget);
  };
  return <Button onClick={clear}>{label}</Button>;
}

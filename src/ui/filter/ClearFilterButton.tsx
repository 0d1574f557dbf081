import Button from 'antd/es/button';
import { focusPageFilter } from '../focus/focusPageFilter';

interface Props {
  onClear: () => void;
  label?: string;
}

/** Stands in place of rows that a filter leaves out, so it goes away with the filter. */
export function ClearFilterButton({ onClear, label = 'Clear the filter' }: Props) {
  const clear = () => {
    onClear();
    // The pressed button will be removed.
    focusPageFilter();
  };
  return <Button onClick={clear}>{label}</Button>;
}

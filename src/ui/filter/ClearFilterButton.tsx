import Button from 'antd/es/button';
import { focusPageFilter } from '../focus/focusPageFilter';

/** Stands in place of rows that a filter leaves out, so it goes away with the filter. */
export function ClearFilterButton({ onClear }: { onClear: () => void }) {
  const clear = () => {
    onClear();
    // The pressed button will be removed.
    focusPageFilter();
  };
  return <Button onClick={clear}>Clear the filter</Button>;
}

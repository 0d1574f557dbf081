import { type ComponentProps } from 'react';
import './NativeSelect.css';

/** The browser's select, which works with every keyboard and screen reader, in the look of antd's. */
export function NativeSelect(props: ComponentProps<'select'>) {
  return (
    <span className="native-select__box">
      <select {...props} className="native-select" />
    </span>
  );
}

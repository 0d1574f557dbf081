import { type ComponentProps } from 'react';
import './SelectField.css';

/** The browser's select, which works with every keyboard and screen reader, in the look of antd's. */
export function NativeSelect(props: ComponentProps<'select'>) {
  return (
    <span className="select-field__box">
      <select {...props} className="select-field" />
    </span>
  );
}

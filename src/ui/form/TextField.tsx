import Input, { type InputRef } from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { type ReactNode, type Ref } from 'react';
import { Field } from './Field';

interface Props {
  name: string;
  label: string;
  required?: boolean;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  hint?: ReactNode;
  /** The id of an element outside the field that describes it too. */
  describedBy?: string;
  inputRef?: Ref<InputRef>;
  readOnly?: boolean;
}

/** A Formik text field. A password field has a button that shows the password. */
export function TextField({
  name,
  label,
  required,
  type = 'text',
  autoComplete,
  hint,
  describedBy,
  inputRef,
  readOnly = false,
}: Props) {
  const Control = type === 'password' ? Password : Input;
  return (
    <Field name={name} label={label} hint={hint} describedBy={describedBy} required={required}>
      {({ onChange, ...control }) => (
        <Control
          {...control}
          ref={inputRef}
          type={type}
          readOnly={readOnly}
          status={control['aria-invalid'] ? 'error' : ''}
          autoComplete={autoComplete ?? 'off'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

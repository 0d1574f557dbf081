import Input, { type InputRef } from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { type Ref } from 'react';
import { Field } from './Field';

interface Props {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  /** The id of an element outside the field that describes it too. */
  describedBy?: string;
  inputRef?: Ref<InputRef>;
  readOnly?: boolean;
}

/** A required Formik text field. A password field has a button that shows the password. */
export function TextField({
  name,
  label,
  type = 'text',
  autoComplete,
  describedBy,
  inputRef,
  readOnly = false,
}: Props) {
  const Control = type === 'password' ? Password : Input;
  return (
    <Field name={name} label={label} describedBy={describedBy} required>
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

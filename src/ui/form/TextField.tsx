import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import Input, { type InputRef } from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import LocaleContext from 'antd/es/locale/context';
import { type ComponentProps, type Ref } from 'react';
import { Field } from './Field';

/** One label in both states, of which `aria-pressed` says one: antd's 'Hide, pressed' says it twice, opposed. */
const LOCALE = { locale: 'en', global: { show: 'Show password', hide: 'Show password' } };

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
  const Control = type === 'password' ? PasswordInput : Input;
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

function PasswordInput(props: ComponentProps<typeof Password>) {
  return (
    <LocaleContext.Provider value={LOCALE}>
      <Password
        {...props}
        iconRender={(isVisible) =>
          isVisible ? <EyeOutlined aria-hidden="true" /> : <EyeInvisibleOutlined aria-hidden="true" />
        }
      />
    </LocaleContext.Provider>
  );
}

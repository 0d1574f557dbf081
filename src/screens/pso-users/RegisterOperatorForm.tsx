import Button from 'antd/es/button';
import { type InputRef } from 'antd/es/input/Input';
import { type FormikContextType, FormikProvider } from 'formik';
import { type FormEvent, type RefObject } from 'react';
import { NewPasswordField } from '@/shared/forms/NewPasswordField';
import { PlaceLine } from '@/shared/writes/PlaceLine';
import { TextField } from '@/ui/form/TextField';
import { type OperatorValues } from './operatorSchema';
import './RegisterOperatorForm.css';

interface Props {
  formRef: RefObject<HTMLFormElement | null>;
  firstFieldRef: RefObject<InputRef | null>;
  formik: FormikContextType<OperatorValues>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
}

export function RegisterOperatorForm({ formRef, firstFieldRef, formik, onSubmit, onCancel }: Props) {
  return (
    <FormikProvider value={formik}>
      <form ref={formRef} noValidate onSubmit={onSubmit}>
        <p className="register-operator__region">
          <PlaceLine path={['Operators']} />
        </p>
        <TextField name="email" label="Email" type="email" inputRef={firstFieldRef} />
        <NewPasswordField password={formik.values.password} owner={{ email: formik.values.email }} />
        <div className="register-operator__actions">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="primary" htmlType="submit">
            Register
          </Button>
        </div>
      </form>
    </FormikProvider>
  );
}

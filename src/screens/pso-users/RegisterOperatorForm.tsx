import Button from 'antd/es/button';
import { type FormikContextType, FormikProvider } from 'formik';
import { type FormEvent, type RefObject } from 'react';
import { TextField } from '@/ui/form/TextField';
import { useIgnoreHeldEnter } from '@/ui/form/useIgnoreHeldEnter';
import { PasswordRules } from '../common/PasswordRules';
import { RegionLine } from '../common/RegionLine';
import { type RegistrationValues } from './registrationSchema';
import './RegisterOperatorForm.css';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  formik: FormikContextType<RegistrationValues>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
}

/** E-mail and password of a new operator. */
export function RegisterOperatorForm({ form, formik, onSubmit, onCancel }: Props) {
  useIgnoreHeldEnter(form);
  return (
    <FormikProvider value={formik}>
      <form ref={form} noValidate className="register-operator" onSubmit={onSubmit}>
        <p className="register-operator__region">
          <RegionLine />
        </p>
        <TextField name="email" label="Email" type="email" required />
        <TextField
          name="password"
          label="Password"
          type="password"
          required
          autoComplete="new-password"
          hint={<PasswordRules password={formik.values.password} />}
        />
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

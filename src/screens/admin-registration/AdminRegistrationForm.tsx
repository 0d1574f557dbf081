import Button from 'antd/es/button';
import { type FormikContextType, FormikProvider } from 'formik';
import { maskTelephone, TELEPHONE_MASK } from '@/domain/telephones';
import { MaskedField } from '@/ui/form/MaskedField';
import { TextField } from '@/ui/form/TextField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { useIgnoreHeldEnter } from '@/ui/form/useIgnoreHeldEnter';
import { PasswordRules } from '../common/PasswordRules';
import { RegionLine } from '../common/RegionLine';
import { type RegistrationValues } from './registrationSchema';

interface Props {
  formik: FormikContextType<RegistrationValues>;
  isWorking: boolean;
  onCancel: () => void;
}

/** The fields of a new administrator (specification 2). */
export function AdminRegistrationForm({ formik, isWorking, onCancel }: Props) {
  const form = useFocusFirstError(formik);
  useIgnoreHeldEnter(form);
  const { password } = formik.values;
  return (
    <FormikProvider value={formik}>
      <form
        ref={form}
        noValidate
        className="admin-registration"
        aria-labelledby="admin-registration-title"
        onSubmit={formik.handleSubmit}
      >
        <div className="admin-registration__head">
          <h2 id="admin-registration-title" className="admin-registration__title">
            New administrator
          </h2>
          <RegionLine />
        </div>
        <div className="admin-registration__fields">
          <TextField name="firstName" label="First Name" required />
          <TextField name="lastName" label="Last Name" required />
          <TextField name="email" label="Email" type="email" required />
          <MaskedField
            name="telephone"
            label="Telephone"
            type="tel"
            placeholder={TELEPHONE_MASK}
            mask={maskTelephone}
          />
          <TextField name="password" label="Password" type="password" required autoComplete="new-password" />
        </div>
        <PasswordRules password={password.trim()} />
        <p role="status" className="admin-registration__spaces">
          {password !== password.trim() &&
            'Spaces at the beginning and the end of the password are left out.'}
        </p>
        <div className="admin-registration__actions">
          <Button disabled={isWorking} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" disabled={isWorking}>
            Create
          </Button>
        </div>
      </form>
    </FormikProvider>
  );
}

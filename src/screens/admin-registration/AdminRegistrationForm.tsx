import Button from 'antd/es/button';
import { type FormikContextType, FormikProvider } from 'formik';
import { formatTelephoneInput, TELEPHONE_MASK } from '@/domain/validation/telephones';
import { PasswordRules } from '@/shared/forms/PasswordRules';
import { RegionLabel } from '@/shared/writes/RegionLabel';
import { MaskedField } from '@/ui/form/MaskedField';
import { TextField } from '@/ui/form/TextField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { useIgnoreEnterRepeat } from '@/ui/form/useIgnoreEnterRepeat';
import { type RegistrationValues } from './registrationSchema';

interface Props {
  formik: FormikContextType<RegistrationValues>;
  isPending: boolean;
  onCancel: () => void;
}

export function AdminRegistrationForm({ formik, isPending, onCancel }: Props) {
  const formRef = useFocusFirstError(formik);
  useIgnoreEnterRepeat(formRef);
  const { password } = formik.values;
  return (
    <FormikProvider value={formik}>
      <form
        ref={formRef}
        noValidate
        className="admin-registration"
        aria-labelledby="admin-registration-title"
        onSubmit={formik.handleSubmit}
      >
        <div className="admin-registration__header">
          <h2 id="admin-registration-title" className="admin-registration__title">
            New administrator
          </h2>
          <RegionLabel />
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
            mask={formatTelephoneInput}
          />
          <TextField name="password" label="Password" type="password" required autoComplete="new-password" />
        </div>
        <PasswordRules password={password.trim()} />
        <p role="status" className="admin-registration__password-note">
          {password !== password.trim() && 'Spaces at the start and end of the password are removed.'}
        </p>
        <div className="admin-registration__actions">
          <Button disabled={isPending} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" disabled={isPending}>
            Create
          </Button>
        </div>
      </form>
    </FormikProvider>
  );
}

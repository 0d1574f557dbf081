import Button from 'antd/es/button';
import { type InputRef } from 'antd/es/input/Input';
import { type FormikContextType } from 'formik';
import { type FormEvent, type RefObject, useId } from 'react';
import {
  REGISTRATION_PENDING_TEXT,
  REGISTRATION_SENDING_TEXT,
  SENDS_ONLY_PROFILE_TEXT,
} from '@/domain/failureTexts/adminRegistration';
import { formatTelephoneInput, TELEPHONE_MASK } from '@/domain/validation/telephones';
import { type PendingProfile, type PendingRegistration } from '@/session/writes/pendingWritesSlice';
import { FormCard } from '@/shared/forms/FormCard';
import { NewPasswordField } from '@/shared/forms/NewPasswordField';
import { AgencyWriteButton } from '@/shared/writes/impact/AgencyWriteButton';
import { LazyImpactLine } from '@/shared/writes/impact/LazyImpactLine';
import { MaskedField } from '@/ui/form/MaskedField';
import { TextField } from '@/ui/form/TextField';
import { type RegistrationValues } from './registrationSchema';

const NEXT_STEPS = [
  'The administrator is registered with email, telephone and password.',
  'A profile with the name follows. If it fails, the dialog says so and can finish it.',
  'The administrator is in ADMIN USERS, and signs in on AGENCY LOGIN of this agency.',
];

interface Props {
  agency: string;
  formik: FormikContextType<RegistrationValues>;
  firstFieldRef: RefObject<InputRef | null>;
  /** The unfinished registration with the typed email. */
  pending: PendingRegistration | PendingProfile | undefined;
  /** Whether the form is being sent. */
  isWorking: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
}

export function AdminRegistrationForm(props: Props) {
  const { agency, formik, firstFieldRef, pending, isWorking, onSubmit, onCancel } = props;
  const { firstName, lastName, email, password } = formik.values;
  const impactId = useId();
  return (
    <FormCard
      title="New administrator"
      formik={formik}
      onSubmit={onSubmit}
      nextSteps={NEXT_STEPS}
      fields={
        <>
          <TextField name="firstName" label="First Name" inputRef={firstFieldRef} />
          <TextField name="lastName" label="Last Name" />
          <TextField name="email" label="Email" type="email" />
          <MaskedField
            name="telephone"
            label="Telephone"
            placeholder={TELEPHONE_MASK}
            mask={formatTelephoneInput}
          />
          <NewPasswordField
            password={password.trim()}
            owner={{ name: `${firstName} ${lastName}`, email, agency }}
          />
        </>
      }
    >
      <p role="status" className="admin-registration__password-note">
        {pending ? describePending(pending) : describePassword(formik)}
      </p>
      <LazyImpactLine id={impactId} agency={agency}>
        <div className="admin-registration__actions">
          <AgencyWriteButton
            agency={agency}
            htmlType="submit"
            // A second call for the same administrator must not start beside the first one.
            disabled={isWorking || pending?.isSending}
            aria-describedby={impactId}
          >
            Create
          </AgencyWriteButton>
          <Button disabled={isWorking} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </LazyImpactLine>
    </FormCard>
  );
}

function describePending({ kind, isSending }: PendingRegistration | PendingProfile): string {
  if (isSending) return REGISTRATION_SENDING_TEXT;
  return kind === 'registration' ? REGISTRATION_PENDING_TEXT : SENDS_ONLY_PROFILE_TEXT;
}

function describePassword({ initialValues, values: { password } }: Props['formik']): string | null {
  // A queue has filled the form: other initial values are empty.
  if (initialValues.email !== '' && password === '')
    return 'Passwords are not copied. Type one for this agency.';
  return password === password.trim() ? null : 'Spaces at the start and end of the password are removed.';
}

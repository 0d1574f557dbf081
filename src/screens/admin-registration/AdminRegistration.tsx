import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LEAVING_STOPS_NOTHING } from '@/domain/failureTexts/uncertain';
import { agencyPathTo } from '@/domain/paths';
import { LeaveGuard, NOT_SAVED } from '@/ui/LeaveGuard';
import { KeptInputNotice } from '../common/KeptInputNotice';
import { useKeptForm } from '../common/useKeptInput';
import { AdminRegistrationForm } from './AdminRegistrationForm';
import { isRegistrationOpen } from './registration';
import { RegistrationOutcome } from './RegistrationOutcome';
import { EMPTY_REGISTRATION, registrationSchema, type RegistrationValues } from './registrationSchema';
import { SentRegistrations } from './SentRegistrations';
import { UnfinishedProfiles } from './UnfinishedProfiles';
import { useRegistration } from './useRegistration';
import './AdminRegistrationPage.css';

/** A form, and a dialog that shows what becomes of it. */
export function AdminRegistration({ agency }: { agency: string }) {
  const { registration, unfinished, sent, isChecking, ...registering } = useRegistration(agency);
  const { register, finish, dismiss, dismissSent, check, checkProfile, checkSent, close } = registering;
  const [leaving, setLeaving] = useState<'back' | 'list' | null>(null);
  const formik = useFormik<RegistrationValues>({
    initialValues: EMPTY_REGISTRATION,
    validationSchema: registrationSchema,
    onSubmit: register,
  });
  const { resetForm } = formik;
  const { state } = registration;
  // What was typed is for somebody else where a profile was finished after a reload.
  const isFormDone = state === 'success' && registration.email === formik.values.email.trim();
  useEffect(() => {
    // The password goes as soon as it has served.
    if (isFormDone) resetForm();
  }, [isFormDone, resetForm]);

  const isUnsaved = formik.dirty && state !== 'success';
  const input = useKeptForm({
    form: 'administrator',
    formik,
    fields: ['firstName', 'lastName', 'email', 'telephone'],
    secret: 'password',
    when: isUnsaved,
    mayBeApplied: isRegistrationOpen(registration),
  });

  // In place of the form: what is left for is decided, so nothing asks.
  if (leaving === 'list') return <Navigate to={agencyPathTo('adminUsers', agency)} />;
  if (leaving === 'back') return <GoBack agency={agency} />;
  return (
    <>
      {state === 'idle' && (
        <SentRegistrations sent={sent} onCheck={(one) => void checkSent(one)} onDismiss={dismissSent} />
      )}
      {state === 'idle' && (
        <UnfinishedProfiles
          unfinished={unfinished}
          onFinish={(profile) => void finish(profile)}
          onCheck={(profile) => void checkProfile(profile)}
          onDismiss={dismiss}
        />
      )}
      <KeptInputNotice {...input} />
      <AdminRegistrationForm
        formik={formik}
        isWorking={state === 'registeringAdmin' || state === 'registeringProfile'}
        onCancel={() => setLeaving('back')}
      />
      <LeaveGuard
        when={isUnsaved}
        message={isRegistrationOpen(registration) ? LEAVING_STOPS_NOTHING : NOT_SAVED}
      />
      {registration.state !== 'idle' && (
        <RegistrationOutcome
          registration={registration}
          isChecking={isChecking}
          onCheck={() => void check()}
          onList={() => setLeaving('list')}
          onAnother={close}
          onAgain={close}
          onFinish={(profile) => void finish(profile)}
        />
      )}
    </>
  );
}

/** To where the form was opened from; a pasted address was opened from nowhere, and goes to the list. */
function GoBack({ agency }: { agency: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (key === 'default') void navigate(agencyPathTo('adminUsers', agency), { replace: true });
    else void navigate(-1);
  }, [key, navigate, agency]);
  return null;
}

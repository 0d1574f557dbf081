import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { buildAgencyPath } from '@/domain/paths';
import { RestoredDraftNotice } from '@/shared/drafts/RestoredDraftNotice';
import { useFormikDraft } from '@/shared/drafts/useFormDraft';
import { LeavePrompt, UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { AdminRegistrationForm } from './AdminRegistrationForm';
import { isRegistrationOutcomeUnknown } from './registration';
import { RegistrationOutcome } from './RegistrationOutcome';
import { EMPTY_REGISTRATION, registrationSchema, type RegistrationValues } from './registrationSchema';
import { SentRegistrations } from './SentRegistrations';
import { UnfinishedProfiles } from './UnfinishedProfiles';
import { useRegistration } from './useRegistration';
import './AdminRegistrationPage.css';

export function AdminRegistration({ agency }: { agency: string }) {
  const { registration, unfinishedProfiles, sentRegistrations, isVerifying, ...actions } =
    useRegistration(agency);
  const { register, finishProfile, dismissProfile, dismissSentRegistration } = actions;
  const { verify, verifyProfile, verifySentRegistration, close } = actions;
  const [leaveTarget, setLeaveTarget] = useState<'back' | 'list' | null>(null);
  const formik = useFormik<RegistrationValues>({
    initialValues: EMPTY_REGISTRATION,
    validationSchema: registrationSchema,
    onSubmit: register,
  });
  const { resetForm } = formik;
  const { status } = registration;
  // After a reload, the finished profile and the form may be of different administrators.
  const isFormDone = status === 'success' && registration.email === formik.values.email.trim();
  useEffect(() => {
    // The password must not stay in memory.
    if (isFormDone) resetForm();
  }, [isFormDone, resetForm]);

  const isUnsaved = formik.dirty && status !== 'success';
  const restoredDraft = useFormikDraft({
    form: 'administrator',
    formik,
    fields: ['firstName', 'lastName', 'email', 'telephone'],
    secretField: 'password',
    isUnsaved,
    isOutcomeUnknown: isRegistrationOutcomeUnknown(registration),
  });

  // Rendered instead of the form, so that its `LeavePrompt` does not ask.
  if (leaveTarget === 'list') return <Navigate to={buildAgencyPath('adminUsers', agency)} />;
  if (leaveTarget === 'back') return <GoBack agency={agency} />;
  return (
    <>
      {status === 'idle' && (
        <SentRegistrations
          registrations={sentRegistrations}
          onVerify={(sent) => void verifySentRegistration(sent)}
          onDismiss={dismissSentRegistration}
        />
      )}
      {status === 'idle' && (
        <UnfinishedProfiles
          profiles={unfinishedProfiles}
          onFinishProfile={(profile) => void finishProfile(profile)}
          onVerify={(profile) => void verifyProfile(profile)}
          onDismiss={dismissProfile}
        />
      )}
      <RestoredDraftNotice {...restoredDraft} />
      <AdminRegistrationForm
        formik={formik}
        isPending={status === 'registeringAdmin' || status === 'registeringProfile'}
        onCancel={() => setLeaveTarget('back')}
      />
      <LeavePrompt
        when={isUnsaved}
        message={isRegistrationOutcomeUnknown(registration) ? LEAVE_AFTER_SEND_TEXT : UNSAVED_CHANGES_TEXT}
      />
      {registration.status !== 'idle' && (
        <RegistrationOutcome
          registration={registration}
          isVerifying={isVerifying}
          onVerify={() => void verify()}
          onShowList={() => setLeaveTarget('list')}
          onRegisterAnother={close}
          onBackToForm={close}
          onFinishProfile={(profile) => void finishProfile(profile)}
        />
      )}
    </>
  );
}

/** Goes back, or to the list if the form is the tab's first page, whose location key is 'default'. */
function GoBack({ agency }: { agency: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (key === 'default') void navigate(buildAgencyPath('adminUsers', agency), { replace: true });
    else void navigate(-1);
  }, [key, navigate, agency]);
  return null;
}

import { type InputRef } from 'antd/es/input/Input';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { toAccountFieldErrors } from '@/domain/failureTexts/accountFields';
import { LEAVE_SENT_REGISTRATION_TEXT } from '@/domain/failureTexts/adminRegistration';
import { buildAgencyPath } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { QueueLeavePrompt } from '@/shared/change-queue/QueueLeavePrompt';
import { useNextAgencyAction } from '@/shared/change-queue/useNextAgencyAction';
import { useQueueOf } from '@/shared/change-queue/useQueueOf';
import { RestoredDraftNotice } from '@/shared/drafts/RestoredDraftNotice';
import { useFormikDraft } from '@/shared/drafts/useFormDraft';
import { createServerFieldErrors } from '@/shared/forms/serverFieldErrors';
import { isWriteUnresolved, useWrite } from '@/shared/writes/useWrite';
import { UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { AdminRegistrationForm } from './AdminRegistrationForm';
import { PendingRegistrations } from './PendingRegistrations';
import { loadAdminQueue } from './queue/loadAdminQueue';
import { registerAdminWrite, removeNotApplied } from './registerAdminWrite';
import { RegistrationOutcome } from './RegistrationOutcome';
import { EMPTY_REGISTRATION, registrationSchema, type RegistrationValues } from './registrationSchema';
import {
  type AdministratorStep,
  FIELDS_WITHOUT_PASSWORD,
  getEmail,
  hasSameValues,
  type ProfileStep,
  type RegistrationStep,
  toProfileStep,
} from './registrationSteps';
import { toProfile } from './toPayload';
import { usePendingRegistrations } from './usePendingRegistrations';
// Styles of a part that loads later: webpack.config.js says why they are here.
import '@/shared/change-queue/QueueBar.css';
import '@/ui/filter/FilterBox.css';
import './AdminRegistrationPage.css';

export function AdminRegistrationPage() {
  const { abbreviation: agency = '' } = useParams();
  const dispatch = usePortalDispatch();
  const write = useWrite(registerAdminWrite);
  const { outcome, openAndVerify } = write;
  const queue = useQueueOf('administrator');
  const nextAgencyAction = useNextAgencyAction(queue, loadAdminQueue, outcome);
  const pendingWrites = usePendingRegistrations(agency);
  const findPending = ({ email }: RegistrationValues) =>
    pendingWrites.find(
      (pending) => pending.email === email.trim() && (pending.kind === 'profile' || !pending.isNotApplied),
    );
  const [serverErrors] = useState(createServerFieldErrors<RegistrationValues>);
  const register = async (input: RegistrationValues) => {
    const { password, ...values } = input;
    const pending = findPending(input);
    if (pending?.kind === 'profile') {
      const { profile, isOutcomeUnknown, sentAt = 0 } = pending;
      const registration = { ...toProfileStep(pending), profile: toProfile(values, profile.user_id) };
      await verifyAndFinishProfile(registration, isOutcomeUnknown ? sentAt : null);
      return;
    }
    const ended = await write.run({ step: 'administrator', agency, values }, password);
    if (ended?.status !== 'failed' || ended.subject.step !== 'administrator') return;
    const [failure] = ended.failures;
    if (failure) serverErrors.set(toAccountFieldErrors(failure), input);
    // Shows the server's errors in the form.
    await formik.validateForm();
  };
  const finishProfile = (registration: ProfileStep) => {
    write.close();
    void write.run(registration, '');
  };
  /** For a stored registration. The tab from which this one was opened, with a copy of it, may have finished it. */
  const verifyAndFinishProfile = async (registration: ProfileStep, sentAt: number | null) => {
    if ((await openAndVerify(registration, sentAt)) === 'notApplied') finishProfile(registration);
  };
  const navigate = useNavigate();
  const [leaveTarget, setLeaveTarget] = useState<'back' | 'list' | null>(null);
  const formik = useFormik<RegistrationValues>({
    initialValues: EMPTY_REGISTRATION,
    validationSchema: registrationSchema,
    validate: serverErrors.validate,
    onReset: serverErrors.clear,
    // `isSubmitting` stays true until the dialog is closed. Then the first error gets the focus.
    onSubmit: (values) => void register(values),
  });
  const { resetForm } = formik;
  const close = () => {
    write.close();
    formik.setSubmitting(false);
  };
  const isFormEmpty = formik.values.password === '' && hasSameValues(formik.values, EMPTY_REGISTRATION);
  /** Not as initial values, which a queue has given: the registration is not of the queue. */
  const fill = (registration: AdministratorStep) => {
    resetForm({ values: EMPTY_REGISTRATION });
    void formik.setValues({ ...registration.values, password: '' });
    dispatch(removeNotApplied(registration));
  };
  const tryAgain = (registration: RegistrationStep) => {
    if (registration.step === 'administrator') {
      if (isFormEmpty) fill(registration);
      else if (hasSameValues(registration.values, formik.values)) dispatch(removeNotApplied(registration));
    }
    close();
  };
  // After a reload, the dialog and the form may be of different administrators.
  const isOutcomeOfForm =
    outcome.status !== 'idle' && getEmail(outcome.subject) === formik.values.email.trim();
  const isFormDone = isOutcomeOfForm && outcome.status === 'success' && outcome.subject.step === 'profile';
  useEffect(() => {
    // The password must not stay in memory.
    if (isFormDone) resetForm({ values: EMPTY_REGISTRATION });
  }, [isFormDone, resetForm]);

  const isUnsaved = formik.dirty && !isFormDone;
  const firstFieldRef = useRef<InputRef>(null);
  const isFormUnresolved = isOutcomeOfForm && isWriteUnresolved(outcome);
  const restoredDraft = useFormikDraft({
    form: 'administrator',
    formik,
    fields: FIELDS_WITHOUT_PASSWORD,
    secretField: 'password',
    // The initial values are empty, or a queue's administrator, who is not stored.
    isUnsaved: isUnsaved && formik.initialValues.email === '',
    // Also while only the profile is missing, of which the next session knows nothing.
    isOutcomeUnknown: isFormUnresolved || findPending(formik.values) !== undefined,
  });

  const showList = () => {
    // The input is of another administrator than the dialog, so the `LeavePrompt` asks.
    if (!isOutcomeOfForm && isUnsaved) void navigate(buildAgencyPath('adminUsers', agency));
    else setLeaveTarget('list');
  };
  // Rendered instead of the form, so that its `LeavePrompt` does not ask.
  if (leaveTarget === 'list') return <Navigate to={buildAgencyPath('adminUsers', agency)} />;
  if (leaveTarget === 'back') return <GoBack agency={agency} />;
  return (
    <>
      {queue && nextAgencyAction.code && (
        <nextAgencyAction.code.AdminQueue {...{ queue, agency, formik, outcome }} />
      )}
      {outcome.status === 'idle' && (
        <PendingRegistrations
          agency={agency}
          replacesInput={!isFormEmpty}
          onVerify={(registration, sentAt) => void openAndVerify(registration, sentAt)}
          onFinishProfile={(registration) => void verifyAndFinishProfile(registration, null)}
          onFill={fill}
          onRemoved={() => firstFieldRef.current?.focus()}
        />
      )}
      <RestoredDraftNotice {...restoredDraft} firstFieldRef={firstFieldRef} />
      <AdminRegistrationForm
        agency={agency}
        formik={formik}
        firstFieldRef={firstFieldRef}
        // A write of this page is in its dialog.
        pending={outcome.status === 'idle' ? findPending(formik.values) : undefined}
        isWorking={outcome.status === 'processing'}
        onSubmit={(event) => {
          serverErrors.clear();
          formik.handleSubmit(event);
        }}
        onCancel={() => setLeaveTarget('back')}
      />
      <QueueLeavePrompt
        code={nextAgencyAction.code}
        when={isUnsaved}
        message={isFormUnresolved ? LEAVE_SENT_REGISTRATION_TEXT : UNSAVED_CHANGES_TEXT}
      />
      <RegistrationOutcome
        write={{ ...write, close }}
        onShowList={showList}
        onRegisterAnother={() => {
          // The open dialog would take the focus back.
          flushSync(close);
          firstFieldRef.current?.focus();
        }}
        onTryAgain={tryAgain}
        onFinishProfile={finishProfile}
        getNextAgencyActions={(registration) => nextAgencyAction.getActions(registration, close)}
      />
      {nextAgencyAction.chooser}
    </>
  );
}

/** Goes back, or to the list if the form is the tab's first page, to which React Router gives the index 0. */
function GoBack({ agency }: { agency: string }) {
  const navigate = useNavigate();
  const hasLeftRef = useRef(false);
  useEffect(() => {
    // StrictMode runs effects twice, and -1 twice goes back two pages.
    if (hasLeftRef.current) return;
    hasLeftRef.current = true;
    const { idx: index } = (window.history.state ?? {}) as { idx?: number };
    if (index === 0) void navigate(buildAgencyPath('adminUsers', agency), { replace: true });
    else void navigate(-1);
  }, [navigate, agency]);
  return null;
}

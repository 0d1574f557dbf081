import { type InputRef } from 'antd/es/input/Input';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { LEAVE_SENT_REGISTRATION_TEXT } from '@/domain/failureTexts/adminRegistration';
import { buildAgencyPath } from '@/domain/paths';
import { QueueLeavePrompt } from '@/shared/change-queue/QueueLeavePrompt';
import { useNextAgencyAction } from '@/shared/change-queue/useNextAgencyAction';
import { useQueueOf } from '@/shared/change-queue/useQueueOf';
import { RestoredDraftNotice } from '@/shared/drafts/RestoredDraftNotice';
import { useFormikDraft } from '@/shared/drafts/useFormDraft';
import { isWriteUnresolved } from '@/shared/writes/useWrite';
import { getHistoryIndex } from '@/ui/navigation/getHistoryIndex';
import { UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { AdminRegistrationForm } from './AdminRegistrationForm';
import { PendingRegistrations } from './PendingRegistrations';
import { RegistrationOutcome } from './RegistrationOutcome';
import { FIELDS_WITHOUT_PASSWORD } from './registrationSteps';
import { useRegistrationForm } from './useRegistrationForm';
// Styles of a part that loads later: webpack.config.js says why they are here.
import '@/shared/change-queue/QueueBar.css';
import '@/ui/filter/FilterBox.css';
import './AdminRegistrationPage.css';

// The chunk has no name, because the scripts of every page would list it.
const loadAdminQueue = () => import('./queue/adminQueueBundle');

export function Component() {
  const { abbreviation: agency = '' } = useParams();
  const navigate = useNavigate();
  const form = useRegistrationForm(agency);
  const { formik, write, pending, isUnsaved, isOutcomeOfForm } = form;
  const { outcome } = write;
  const queue = useQueueOf('administrator');
  const nextAgencyAction = useNextAgencyAction(queue, loadAdminQueue, outcome);
  const [leaveTarget, setLeaveTarget] = useState<'back' | 'list' | null>(null);
  const firstFieldRef = useRef<InputRef>(null);
  const isFormUnresolved = isOutcomeOfForm && isWriteUnresolved(outcome);
  const restoredDraft = useFormikDraft({
    form: 'administrator',
    formik,
    fields: FIELDS_WITHOUT_PASSWORD,
    secretField: 'password',
    isUnsaved,
    // The initial values are empty, or a queue's administrator, who is not stored.
    isStorable: formik.initialValues.email === '',
    // Also while only the profile is missing, of which the next session knows nothing.
    isOutcomeUnknown: isFormUnresolved || pending !== undefined,
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
        <nextAgencyAction.code.AdminQueue queue={queue} agency={agency} formik={formik} outcome={outcome} />
      )}
      {outcome.status === 'idle' && (
        <PendingRegistrations
          agency={agency}
          replacesInput={!form.isEmpty}
          onVerify={(registration, sentAt) => void write.openAndVerify(registration, sentAt)}
          onFinishProfile={(registration) => void form.verifyAndFinishProfile(registration, null)}
          onFill={form.fill}
          onRemoved={() => firstFieldRef.current?.focus()}
        />
      )}
      <RestoredDraftNotice {...restoredDraft} firstFieldRef={firstFieldRef} />
      <AdminRegistrationForm
        agency={agency}
        formik={formik}
        firstFieldRef={firstFieldRef}
        // A write of this page is in its dialog.
        pending={outcome.status === 'idle' ? pending : undefined}
        isWorking={outcome.status === 'processing'}
        onSubmit={form.submit}
        onCancel={() => setLeaveTarget('back')}
      />
      <QueueLeavePrompt
        code={nextAgencyAction.code}
        when={isUnsaved}
        message={isFormUnresolved ? LEAVE_SENT_REGISTRATION_TEXT : UNSAVED_CHANGES_TEXT}
      />
      <RegistrationOutcome
        write={write}
        onShowList={showList}
        onRegisterAnother={() => {
          // The open dialog would take the focus back.
          flushSync(write.close);
          firstFieldRef.current?.focus();
        }}
        onTryAgain={form.tryAgain}
        onFinishProfile={form.finishProfile}
        getNextAgencyActions={(registration) => nextAgencyAction.getActions(registration, write.close)}
      />
      {nextAgencyAction.chooser}
    </>
  );
}

/** Goes back, or to the list if the form is the tab's first page. */
function GoBack({ agency }: { agency: string }) {
  const navigate = useNavigate();
  const hasLeftRef = useRef(false);
  useEffect(() => {
    // StrictMode runs effects twice, and -1 twice goes back two pages.
    if (hasLeftRef.current) return;
    hasLeftRef.current = true;
    if (getHistoryIndex() === 0) void navigate(buildAgencyPath('adminUsers', agency), { replace: true });
    else void navigate(-1);
  }, [navigate, agency]);
  return null;
}

import Button from 'antd/es/button';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { describeListFailure, describeFailure } from '@/domain/failures';
import { NO_APPLICATION_SELECTED_TEXT, NO_FEATURE_CHANGED_TEXT } from '@/domain/failureTexts/appFeatures';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { countChanges } from '@/domain/featureChanges';
import { buildAgencyPath } from '@/domain/paths';
import { EmptyState } from '@/ui/EmptyState';
import { FailureAlert } from '@/ui/FailureAlert';
import { LeavePrompt, UNSAVED_CHANGES_TEXT } from '@/ui/LeavePrompt';
import { CallFailure } from '../common/CallFailure';
import { RestoredDraftNotice } from '../common/RestoredDraftNotice';
import { RevertBlockedNotice } from '../common/RevertBlockedNotice';
import { InvalidRowsNotice } from '../common/InvalidRowsNotice';
import { useFormDraft } from '../common/useFormDraft';
import { useRevertInForm } from '../common/useRevertInForm';
import { ApplicationSelect } from './ApplicationSelect';
import { ConfirmChanges } from './ConfirmChanges';
import { parsePreviousStates } from './featuresJournal';
import { FeatureGroups } from './FeatureGroups';
import { parseFeaturesDraft, toFeaturesDraft } from './featuresDraft';
import { SubmissionOutcome } from './SubmissionOutcome';
import { useApplications } from './useApplications';
import { useFeatureDrafts } from './useFeatureDrafts';
import { useFeatures } from './useFeatures';
import { isSubmissionOutcomeUnknown, useFeatureSubmission } from './useFeatureSubmission';
import './AppFeaturesPage.css';

/** The features of an agency's applications: switches, what was moved of them, and what becomes of that. */
export function AppFeatures({ agency }: { agency: string }) {
  const applications = useApplications(agency);
  const { selected } = applications;
  const list = useFeatures(agency, selected);
  const drafts = useFeatureDrafts(selected, list.active);
  const { submission, confirm, send, verify, isVerifying, close } = useFeatureSubmission(
    agency,
    drafts.retainOnly,
  );
  const [validationText, setValidationText] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const changeCount = countChanges(drafts.changes);
  const { setOne } = drafts;
  const isOutcomeUnknown = isSubmissionOutcomeUnknown(submission);
  const isUnsent = drafts.isSelectedUnsent || drafts.hasOtherUnsent;
  const { replaceAll } = drafts;
  const restoredDraft = useFormDraft({
    form: 'features',
    values: toFeaturesDraft({ drafts: drafts.all, application: selected }),
    read: parseFeaturesDraft,
    fill: (draft) => {
      drafts.replaceAll(draft.drafts);
      if (draft.application) applications.select(draft.application);
    },
    reset: useCallback(() => replaceAll(new Map()), [replaceAll]),
    isUnsaved: isOutcomeUnknown || isUnsent,
    isOutcomeUnknown: isOutcomeUnknown,
  });
  // The address names the application already.
  const revertBlocker = useRevertInForm(
    { kind: 'features', agency },
    ({ object }) => {
      if (isOutcomeUnknown) return 'outcomeUnknown';
      return object.kind === 'features' && drafts.hasUnsentSwitches(object) ? 'unsavedInput' : null;
    },
    ({ object, before }) => {
      if (object.kind === 'features' && before !== null) drafts.setMany(object, parsePreviousStates(before));
    },
  );
  // What the message was applicationName has changed.
  const onSwitch = useCallback(
    (name: string, isOn: boolean) => {
      setValidationText(null);
      setOne(name, isOn);
    },
    [setOne],
  );
  const submit = () => {
    close();
    if (!selected) setValidationText(NO_APPLICATION_SELECTED_TEXT);
    else if (changeCount === 0) setValidationText(NO_FEATURE_CHANGED_TEXT);
    else {
      setValidationText(null);
      confirm({ application: selected, changes: drafts.changes });
    }
  };

  // In place of the switches: what is left for is decided, so nothing asks.
  if (isLeaving) return <Navigate to={buildAgencyPath('agencyDashboard', agency)} />;
  return (
    <>
      <div className="app-features__header" data-stable-scrollbar>
        <h2 className="app-features__title">Toggle features ON/OFF for the selected application</h2>
        <ApplicationSelect
          applications={applications}
          isOtherUnsent={drafts.isOtherUnsent}
          onSelect={(application) => {
            setValidationText(null);
            applications.select(application);
          }}
        />
        <Button type="primary" disabled={selected !== null && !list.active} onClick={submit}>
          Submit Changes
        </Button>
        <span role="status" className="app-features__count">
          {changeCount > 0 && `${changeCount} unsent ${changeCount === 1 ? 'change' : 'changes'}`}
        </span>
        {validationText !== null && <FailureAlert title={validationText} />}
      </div>
      <RestoredDraftNotice {...restoredDraft} />
      <RevertBlockedNotice blocker={revertBlocker} />
      <LoadFailures applications={applications} list={list} />
      {!selected && !applications.isAwaitingNamed && (
        <EmptyState title="No application is selected">Select one to see and switch its features.</EmptyState>
      )}
      {(applications.isAwaitingNamed || (selected && !list.failure && !list.features)) && (
        <p role="status">Loading…</p>
      )}
      {list.features && list.active && (
        <FeatureGroups features={list.features} active={list.active} isOn={drafts.isOn} onSwitch={onSwitch} />
      )}
      <LeavePrompt
        when={isOutcomeUnknown || isUnsent}
        message={isOutcomeUnknown ? LEAVE_AFTER_SEND_TEXT : UNSAVED_CHANGES_TEXT}
      />
      {submission.status === 'confirming' && (
        <ConfirmChanges
          application={submission.application}
          changes={submission.changes}
          onSubmit={() => void send()}
          onCancel={close}
        />
      )}
      {submission.status !== 'idle' && submission.status !== 'confirming' && (
        <SubmissionOutcome
          submission={submission}
          isVerifying={isVerifying}
          onVerify={() => void verify()}
          onShowDashboard={() => setIsLeaving(true)}
          onBackToSwitches={close}
          onRetry={changeCount > 0 ? submit : close}
        />
      )}
    </>
  );
}

interface LoadFailuresProps {
  applications: ReturnType<typeof useApplications>;
  list: ReturnType<typeof useFeatures>;
}

/** What of the three lists could not be loaded or read, each with its retry. */
function LoadFailures({ applications, list }: LoadFailuresProps) {
  return (
    <>
      {applications.isNotOffered && (
        <FailureAlert kind="warning" title="The application in the URL is not available." />
      )}
      {applications.failure && (
        <CallFailure
          failure={applications.failure}
          title={describeListFailure('Applications')}
          onRetry={applications.reload}
        >
          {describeFailure(applications.failure)} You can still select one of the listed applications.
        </CallFailure>
      )}
      {list.failure && (
        <CallFailure
          failure={list.failure}
          title={describeListFailure('Features')}
          onRetry={list.retry}
          isRetrying={list.isFetching}
        >
          {describeFailure(list.failure)}
        </CallFailure>
      )}
      {list.isIncomplete && (
        <CallFailure
          failure={list.reason}
          kind="warning"
          title="Some features could not be loaded"
          onRetry={list.refetchCatalogue}
          isRetrying={list.isFetching}
        >
          You can switch only the features that are listed.
        </CallFailure>
      )}
      <InvalidRowsNotice count={applications.invalidRowCount + list.invalidRowCount} />
    </>
  );
}

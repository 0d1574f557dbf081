import Button from 'antd/es/button';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { listText, reasonText } from '@/domain/failures';
import { NO_APPLICATION_SELECTED, NO_FEATURE_CHANGED } from '@/domain/failureTexts/appFeatures';
import { LEAVING_STOPS_NOTHING } from '@/domain/failureTexts/uncertain';
import { countChanges } from '@/domain/featureChanges';
import { agencyPathTo } from '@/domain/paths';
import { EmptyState } from '@/ui/EmptyState';
import { FailureAlert } from '@/ui/FailureAlert';
import { LeaveGuard, NOT_SAVED } from '@/ui/LeaveGuard';
import { CallFailure } from '../common/CallFailure';
import { KeptInputNotice } from '../common/KeptInputNotice';
import { PutBackWaits } from '../common/PutBackWaits';
import { UnreadableRows } from '../common/UnreadableRows';
import { useKeptInput } from '../common/useKeptInput';
import { usePutBackInForm } from '../common/usePutBackInForm';
import { ApplicationSelect } from './ApplicationSelect';
import { ConfirmChanges } from './ConfirmChanges';
import { wantedBefore } from './featureChange';
import { FeatureGroups } from './FeatureGroups';
import { fromKept, toKept } from './keptDrafts';
import { SubmissionOutcome } from './SubmissionOutcome';
import { useApplications } from './useApplications';
import { useDrafts } from './useDrafts';
import { useFeatures } from './useFeatures';
import { isSubmissionOpen, useFeatureSubmission } from './useFeatureSubmission';
import './AppFeaturesPage.css';

/** The features of an agency's applications: switches, what was moved of them, and what becomes of that. */
export function AppFeatures({ agency }: { agency: string }) {
  const applications = useApplications(agency);
  const { selected } = applications;
  const list = useFeatures(agency, selected);
  const drafts = useDrafts(selected, list.active);
  const { submission, confirm, send, check, isChecking, close } = useFeatureSubmission(
    agency,
    drafts.keepOnly,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  const count = countChanges(drafts.changes);
  const { set } = drafts;
  const isOpen = isSubmissionOpen(submission);
  const isUnsent = drafts.hasUnsent || drafts.isUnsentElsewhere;
  const { replaceAll } = drafts;
  const input = useKeptInput({
    form: 'features',
    values: toKept({ drafts: drafts.all, application: selected }),
    read: fromKept,
    fill: (kept) => {
      drafts.replaceAll(kept.drafts);
      if (kept.application) applications.select(kept.application);
    },
    reset: useCallback(() => replaceAll(new Map()), [replaceAll]),
    when: isOpen || isUnsent,
    mayBeApplied: isOpen,
  });
  // The address names the application already.
  const putBackHold = usePutBackInForm(
    { kind: 'features', agency },
    ({ object }) => {
      if (isOpen) return 'openEnd';
      return object.kind === 'features' && drafts.isUnsentOf(object) ? 'unsent' : null;
    },
    ({ object, before }) => {
      if (object.kind === 'features' && before !== null) drafts.want(object, wantedBefore(before));
    },
  );
  // What the message was about has changed.
  const onSet = useCallback(
    (name: string, isOn: boolean) => {
      setProblem(null);
      set(name, isOn);
    },
    [set],
  );
  const submit = () => {
    close();
    if (!selected) setProblem(NO_APPLICATION_SELECTED);
    else if (count === 0) setProblem(NO_FEATURE_CHANGED);
    else {
      setProblem(null);
      confirm({ application: selected, changes: drafts.changes });
    }
  };

  // In place of the switches: what is left for is decided, so nothing asks.
  if (isLeaving) return <Navigate to={agencyPathTo('agencyDashboard', agency)} />;
  return (
    <>
      <div className="app-features__head" data-grows>
        <h2 className="app-features__title">Toggle features ON/OFF for the selected application</h2>
        <ApplicationSelect
          applications={applications}
          isUnsentFor={drafts.isUnsentFor}
          onSelect={(application) => {
            setProblem(null);
            applications.select(application);
          }}
        />
        <Button type="primary" disabled={selected !== null && !list.active} onClick={submit}>
          Submit Changes
        </Button>
        <span role="status" className="app-features__count">
          {count > 0 && `${count} unsent ${count === 1 ? 'change' : 'changes'}`}
        </span>
        {problem !== null && <FailureAlert title={problem} />}
      </div>
      <KeptInputNotice {...input} />
      <PutBackWaits hold={putBackHold} />
      <Troubles applications={applications} list={list} />
      {!selected && !applications.isAwaited && (
        <EmptyState title="No application is selected">Select one to see and switch its features.</EmptyState>
      )}
      {(applications.isAwaited || (selected && !list.failure && !list.features)) && (
        <p role="status">Loading…</p>
      )}
      {list.features && list.active && (
        <FeatureGroups features={list.features} active={list.active} isOn={drafts.isOn} onSet={onSet} />
      )}
      <LeaveGuard when={isOpen || isUnsent} message={isOpen ? LEAVING_STOPS_NOTHING : NOT_SAVED} />
      {submission.state === 'confirming' && (
        <ConfirmChanges
          application={submission.application}
          changes={submission.changes}
          onSubmit={() => void send()}
          onCancel={close}
        />
      )}
      {submission.state !== 'idle' && submission.state !== 'confirming' && (
        <SubmissionOutcome
          submission={submission}
          isChecking={isChecking}
          onCheck={() => void check()}
          onDashboard={() => setLeaving(true)}
          onMore={close}
          onAgain={count > 0 ? submit : close}
        />
      )}
    </>
  );
}

interface TroublesProps {
  applications: ReturnType<typeof useApplications>;
  list: ReturnType<typeof useFeatures>;
}

/** What of the three lists could not be loaded or read, each with its retry. */
function Troubles({ applications, list }: TroublesProps) {
  return (
    <>
      {applications.isUnknown && (
        <FailureAlert
          kind="warning"
          title="The application that the address names is not among those that can be selected."
        />
      )}
      {applications.failure && (
        <CallFailure
          failure={applications.failure}
          title={listText('Applications')}
          onRetry={applications.reload}
        >
          {reasonText(applications.failure)} The offered applications can be selected all the same.
        </CallFailure>
      )}
      {list.failure && (
        <CallFailure
          failure={list.failure}
          title={listText('Features')}
          onRetry={list.retry}
          isRetrying={list.isFetching}
        >
          {reasonText(list.failure)}
        </CallFailure>
      )}
      {list.isIncomplete && (
        <CallFailure
          failure={list.reason}
          kind="warning"
          title="Part of the features could not be loaded"
          onRetry={list.reloadCatalogue}
          isRetrying={list.isFetching}
        >
          Only what is listed can be switched.
        </CallFailure>
      )}
      <UnreadableRows count={applications.unreadable + list.unreadable} />
    </>
  );
}

import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { type Application } from '@/domain/entities/application';
import { describeNoChanges, NO_APPLICATION_SELECTED_TEXT } from '@/domain/failureTexts/appFeatures';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { getApplicationKey, isSameApplication } from '@/domain/features/applications';
import { countChanges, type FeatureChanges, findUnappliedChanges } from '@/domain/features/featureChanges';
import { toStates } from '@/domain/features/featureStates';
import { buildAgencyPath } from '@/domain/paths';
import { QueueLeavePrompt } from '@/shared/change-queue/QueueLeavePrompt';
import { useNextAgencyAction } from '@/shared/change-queue/useNextAgencyAction';
import { useQueueOf } from '@/shared/change-queue/useQueueOf';
import { useSnapshotPart } from '@/shared/snapshots/useSnapshotPart';
import { usePreloadImpactLine } from '@/shared/writes/impact/LazyImpactLine';
import { useLeaveSignal } from '@/shared/writes/useLeaveSignal';
import { isWriteUnresolved, useWrite } from '@/shared/writes/useWrite';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { ApplicationSelect } from './ApplicationSelect';
import { ApplicationView } from './ApplicationView';
import { createApplyFeaturesWrite, createSubmission, type FeaturesSubmission } from './applyFeaturesWrite';
import { ConfirmChanges } from './ConfirmChanges';
import { FeatureFilterBar } from './features/FeatureFilterBar';
import { countByView, useFeatureFilter } from './features/useFeatureFilter';
import { useFeatureSwitch } from './features/useFeatureSwitch';
import { FeaturesHeader } from './FeaturesHeader';
import { MatrixView } from './MatrixView';
import { loadFeaturesQueue } from './queue/loadFeaturesQueue';
import { SnapshotView } from './SnapshotView';
import { SubmissionOutcome } from './SubmissionOutcome';
import { useApplications } from './useApplications';
import { useAddedFeatures, useFeatures } from './useFeatures';
import { useOpenApplication } from './useOpenApplication';
import { useRestoredSwitches } from './useRestoredSwitches';
import { useUnsentSwitches } from './useUnsentSwitches';
// Styles of a part that loads later: webpack.config.js says why they are here.
import '@/shared/change-queue/QueueBar.css';
import './AppFeaturesPage.css';

export function AppFeatures({ agency }: { agency: string }) {
  const { getParam, setParams } = useQueryParams();
  const isMatrix = getParam('view') === 'matrix';
  usePreloadImpactLine();
  const queue = useQueueOf('features');
  const applications = useApplications(agency);
  // The matrix reads only applications that the agency lists.
  const selected = isMatrix ? null : applications.selected;
  const loadedFeatures = useFeatures(agency, selected);
  const filter = useFeatureFilter();
  /** The keys of the applications of which it is not known which submitted changes were applied. */
  const [unverifiedKeys, setUnverifiedKeys] = useState<readonly string[]>([]);
  const isUnverified = selected !== null && unverifiedKeys.includes(getApplicationKey(selected));
  const isDoubtful = loadedFeatures.isActiveOutdated || (loadedFeatures.isNotFound && isUnverified);
  const unsentSwitches = useUnsentSwitches(selected, loadedFeatures.activeNames, isDoubtful);
  const features = useAddedFeatures(loadedFeatures, unsentSwitches.changes.added);
  const write = useWrite(
    createApplyFeaturesWrite({
      onSent: (application) => setUnverifiedKeys((keys) => [...keys, getApplicationKey(application)]),
      onVerified: (application, appliedChanges) => {
        setUnverifiedKeys((keys) => keys.filter((key) => key !== getApplicationKey(application)));
        unsentSwitches.forgetFeatures(application, toStates(appliedChanges, true));
      },
    }),
  );
  const { outcome } = write;
  const nextAgencyAction = useNextAgencyAction(queue, loadFeaturesQueue, outcome);
  const getLeaveSignal = useLeaveSignal();
  /** The changes that the confirm dialog lists. */
  const [confirming, setConfirming] = useState<FeaturesSubmission | null>(null);
  /** The selection for which Submit Changes had nothing to send; undefined after a change, or another selection. */
  const [refused, setRefused] = useState<Application | null>();
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();

  const snapshot = useSnapshotPart();
  const { openApplication, applicationRef } = useOpenApplication(isMatrix);
  const changeCount = countChanges(unsentSwitches.changes);
  if (refused !== undefined && (refused !== selected || changeCount > 0)) setRefused(undefined);
  const { onSwitch, viewRefs } = useFeatureSwitch({
    view: filter.view,
    activeNames: features.activeNames,
    setFeature: unsentSwitches.setFeature,
  });
  // Whoever leaves during the reading before the write stops it.
  const isOutcomeUnknown =
    isWriteUnresolved(outcome) && (outcome.status !== 'processing' || outcome.subject.isSent);
  const otherUnsent = applications.allApplications.filter(unsentSwitches.isOtherUnsent);
  const hasUnsentInOthers = unsentSwitches.hasUnsentBeside(selected);
  const hasUnsentChanges = unsentSwitches.hasUnsentInSelected || hasUnsentInOthers;
  const { findRevertedId, ...restored } = useRestoredSwitches({
    agency,
    applications,
    unsentSwitches,
    activeNames: isDoubtful ? undefined : loadedFeatures.activeNames,
    isUnsaved: isOutcomeUnknown || hasUnsentChanges,
    isOutcomeUnknown,
  });
  const confirm = (application: Application, changes: FeatureChanges, revertedId: string | undefined) =>
    setConfirming(createSubmission({ agency, application, changes, revertedId }));
  const submit = () => {
    if (!selected || changeCount === 0) setRefused(selected);
    else confirm(selected, unsentSwitches.changes, findRevertedId(selected, unsentSwitches.changes));
  };
  const retry = ({ application, changes: sent, unappliedChanges, revertedId }: FeaturesSubmission) => {
    write.close();
    const isSelected = selected !== null && isSameApplication(selected, application);
    // The Back button can have selected another application while the dialog was open.
    if (!isSelected) openApplication(application);
    // Without unsent switches that were not submitted.
    const { activeNames } = features;
    const changes =
      unappliedChanges ?? (isSelected && activeNames ? findUnappliedChanges(sent, activeNames) : null);
    if (changes && countChanges(changes) > 0) confirm(application, changes, revertedId);
  };

  const dashboardPath = buildAgencyPath('agencyDashboard', agency);
  const showDashboard = ({ application, changes }: FeaturesSubmission) => {
    // The `LeavePrompt` asks about changes that were not submitted.
    if (unsentSwitches.hasUnsentExcept(application, toStates(changes, true))) void navigate(dashboardPath);
    else setIsLeaving(true);
  };
  // Rendered instead of the switches, so that their `LeavePrompt` does not ask.
  if (isLeaving) return <Navigate to={dashboardPath} />;
  return (
    <>
      <FeaturesHeader
        isMatrix={isMatrix}
        onSelectView={(view) => setParams({ view }, 'push')}
        snapshotButton={snapshot.button}
        changeCount={changeCount}
        isSubmitDisabled={selected !== null && !features.activeNames}
        onSubmit={submit}
        validationText={
          refused !== undefined &&
          (selected ? describeNoChanges(selected, hasUnsentInOthers) : NO_APPLICATION_SELECTED_TEXT)
        }
        otherUnsent={otherUnsent}
        onSelectOther={(application) => {
          // The pressed button will be removed.
          applicationRef.current?.focus();
          applications.select(application);
        }}
      >
        <ApplicationSelect
          selectRef={applicationRef}
          applications={applications}
          isOtherUnsent={unsentSwitches.isOtherUnsent}
          onSelect={applications.select}
        />
        {(selected !== null || applications.isUrlApplicationLoading) && (
          <FeatureFilterBar
            filter={filter}
            counts={countByView(features, unsentSwitches.isOn)}
            viewRefs={viewRefs}
          />
        )}
      </FeaturesHeader>
      {snapshot.isNeeded && (
        <SnapshotView
          {...{ agency, applications, unsentSwitches }}
          isOpen={snapshot.isOpen}
          setIsOpen={snapshot.setIsOpen}
          onOpenApplication={openApplication}
        />
      )}
      {queue && nextAgencyAction.code && (
        <nextAgencyAction.code.FeaturesQueue
          {...{ queue, agency, selected, applications, features, unsentSwitches, write }}
        />
      )}
      {isMatrix && <MatrixView agency={agency} applications={applications} onOpen={openApplication} />}
      {!isMatrix && (
        <ApplicationView
          {...{ selected, applications, features, filter, onSwitch, applicationRef }}
          {...restored}
          isOn={unsentSwitches.isOn}
        />
      )}
      <QueueLeavePrompt
        code={nextAgencyAction.code}
        when={isOutcomeUnknown || hasUnsentChanges}
        message={isOutcomeUnknown ? LEAVE_AFTER_SEND_TEXT : UNSAVED_CHANGES_TEXT}
      />
      {confirming && (
        <ConfirmChanges
          agency={agency}
          application={confirming.application}
          changes={confirming.changes}
          onSubmit={() => {
            setConfirming(null);
            void write.run(confirming, getLeaveSignal());
          }}
          onCancel={() => setConfirming(null)}
        />
      )}
      <SubmissionOutcome
        write={write}
        onShowDashboard={showDashboard}
        onRetry={retry}
        getNextAgencyActions={(submission) => nextAgencyAction.getActions(submission, write.close)}
      />
      {nextAgencyAction.chooser}
    </>
  );
}

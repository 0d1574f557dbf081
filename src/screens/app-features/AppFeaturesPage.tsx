import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { appfeaturesApi } from '@/api/appfeatures';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { type Application } from '@/domain/entities/application';
import { describeNoChanges, NO_APPLICATION_SELECTED_TEXT } from '@/domain/failureTexts/appFeatures';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { countChanges } from '@/domain/features/featureChanges';
import { QueueLeavePrompt } from '@/shared/change-queue/QueueLeavePrompt';
import { useQueueOf } from '@/shared/change-queue/useQueueOf';
import { RestoredDraftNotice } from '@/shared/drafts/RestoredDraftNotice';
import { useSnapshotPart } from '@/shared/snapshots/useSnapshotPart';
import { usePreloadImpactLine } from '@/shared/writes/impact/LazyImpactLine';
import { focusPageTitle } from '@/ui/focus/focusPageTitle';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { ApplicationSelect } from './ApplicationSelect';
import { ApplicationView } from './ApplicationView';
import { describeUnsent } from './describeUnsent';
import { FeatureFilterBar } from './features/FeatureFilterBar';
import { countBySubset, useFeatureFilter } from './features/useFeatureFilter';
import { useFeatureSwitch } from './features/useFeatureSwitch';
import { FeaturesHeader } from './FeaturesHeader';
import { LazyFeatureMatrix } from './LazyFeatureMatrix';
import { LazyFeaturesSnapshot } from './LazyFeaturesSnapshot';
import { useApplications } from './useApplications';
import { useOpenApplication } from './useOpenApplication';
import { useRestoredSwitches } from './useRestoredSwitches';
import { useSubmission } from './useSubmission';
import { useSwitches } from './useSwitches';
// Styles of parts that load later: webpack.config.js says why they are here.
import '@/shared/change-queue/QueueBar.css';
import './features/ChangedNames.css';
import './AppFeaturesPage.css';

export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(appfeaturesApi.endpoints.listApplications, { agency }),
  prefetch(appfeaturesApi.endpoints.listAllFeatures, { agency }),
];

/** The matrix has no field for the focus. */
const TITLE_REF = { current: { focus: focusPageTitle } };

export function Component() {
  const { abbreviation: agency = '' } = useParams();
  const { getParam, setParams } = useQueryParams();
  const isMatrix = getParam('view') === 'matrix';
  usePreloadImpactLine();
  const queue = useQueueOf('features');
  const applications = useApplications(agency);
  // The matrix reads only applications that the agency lists.
  const selected = isMatrix ? null : applications.selected;
  const { features, unsentSwitches, unverified, settledActiveNames } = useSwitches(agency, selected);
  const filter = useFeatureFilter();
  const { openApplication, consumeFocusRequest, applicationRef } = useOpenApplication(isMatrix, selected);
  const submission = useSubmission({
    agency,
    selected,
    activeNames: features.activeNames,
    unsentSwitches,
    unverified,
    queue,
    onOpenApplication: openApplication,
  });
  const { isOutcomeUnknown, queueCode } = submission;
  /** The selection for which Submit Changes had nothing to send. Null after a change, or another selection. */
  const [refusal, setRefusal] = useState<{ selected: Application | null } | null>(null);
  const snapshot = useSnapshotPart();
  const changeCount = countChanges(unsentSwitches.changes);
  if (refusal && (refusal.selected !== selected || changeCount > 0)) setRefusal(null);
  const { onSwitch, subsetButtonRef } = useFeatureSwitch({
    subset: filter.subset,
    activeNames: features.activeNames,
    setFeature: unsentSwitches.setFeature,
  });
  const otherUnsent = applications.allApplications.filter(unsentSwitches.isOtherUnsent);
  // Null also for an application that is no longer in the list.
  const otherUnsentText = unsentSwitches.hasUnsentInSelected ? null : describeUnsent(otherUnsent);
  const hasUnsentChanges = unsentSwitches.hasUnsentInSelected || unsentSwitches.hasUnsentInOthers;
  const { findRevertedId, restoredDraft, ...restored } = useRestoredSwitches({
    agency,
    applications,
    unsentSwitches,
    activeNames: settledActiveNames,
    isUnsaved: isOutcomeUnknown || hasUnsentChanges,
    isOutcomeUnknown,
  });
  const submit = () => {
    const { changes } = unsentSwitches;
    if (!selected || changeCount === 0) setRefusal({ selected });
    else {
      const revertedId = findRevertedId(selected, changes);
      submission.confirm({ agency, application: selected, changes, revertedId });
    }
  };

  // Rendered instead of the switches, so that their `LeavePrompt` does not ask.
  if (submission.leavePath !== null) return <Navigate to={submission.leavePath} />;
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
          refusal !== null &&
          (selected
            ? describeNoChanges(selected, unsentSwitches.hasUnsentInOthers)
            : NO_APPLICATION_SELECTED_TEXT)
        }
        otherUnsent={otherUnsent}
        onSelectOther={(application) => {
          if (isMatrix) return openApplication(application);
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
            counts={countBySubset(features, unsentSwitches.isOn)}
            subsetButtonRef={subsetButtonRef}
          />
        )}
      </FeaturesHeader>
      {snapshot.isNeeded && (
        <LazyFeaturesSnapshot
          agency={agency}
          applications={applications}
          unsentSwitches={unsentSwitches}
          isOpen={snapshot.isOpen}
          setIsOpen={snapshot.setIsOpen}
          onOpenApplication={openApplication}
        />
      )}
      {queue && queueCode && (
        <queueCode.FeaturesQueue
          queue={queue}
          agency={agency}
          selected={selected}
          applications={applications}
          features={features}
          unsentSwitches={unsentSwitches}
          write={submission.write}
        />
      )}
      <RestoredDraftNotice {...restoredDraft} firstFieldRef={isMatrix ? TITLE_REF : applicationRef} />
      {isMatrix && <LazyFeatureMatrix agency={agency} applications={applications} onOpen={openApplication} />}
      {!isMatrix && (
        <ApplicationView
          selected={selected}
          applications={applications}
          features={features}
          filter={filter}
          onSwitch={onSwitch}
          consumeFocusRequest={consumeFocusRequest}
          {...restored}
          isOn={unsentSwitches.isOn}
        />
      )}
      <QueueLeavePrompt
        code={queueCode}
        when={isOutcomeUnknown || hasUnsentChanges}
        message={isOutcomeUnknown ? LEAVE_AFTER_SEND_TEXT : describeLoss(otherUnsentText)}
      />
      {submission.dialogs}
    </>
  );
}

/** The loss that leaving the page asks about. `otherApplications` has unsent changes besides the shown one; null: none has. */
function describeLoss(otherApplications: string | null): string {
  return otherApplications === null
    ? UNSAVED_CHANGES_TEXT
    : `Changes in ${otherApplications} have not been sent.`;
}

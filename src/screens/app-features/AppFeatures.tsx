import Button from 'antd/es/button';
import { useCallback, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { NO_APPLICATION_SELECTED_TEXT, NO_FEATURE_CHANGED_TEXT } from '@/domain/failureTexts/appFeatures';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { countChanges } from '@/domain/features/featureChanges';
import { buildAgencyPath } from '@/domain/paths';
import { RestoredDraftNotice } from '@/shared/drafts/RestoredDraftNotice';
import { RevertBlockedNotice } from '@/shared/drafts/RevertBlockedNotice';
import { useFormDraft } from '@/shared/drafts/useFormDraft';
import { useRevertInForm } from '@/shared/drafts/useRevertInForm';
import { isWriteUnresolved, useWrite } from '@/shared/writes/useWrite';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { LeavePrompt, UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { ApplicationSelect } from './ApplicationSelect';
import { createApplyFeaturesWrite, type FeaturesSubmission, NO_UNKNOWN_CALLS } from './applyFeaturesWrite';
import { ConfirmChanges } from './ConfirmChanges';
import { FeatureFilterBar } from './features/FeatureFilterBar';
import { FeatureGroups } from './features/FeatureGroups';
import { countByView, useFeatureFilter } from './features/useFeatureFilter';
import { parseFeaturesDraft, serializeFeaturesDraft } from './featuresDraft';
import { parseStates } from './featuresJournal';
import { FeaturesLoadFailures } from './FeaturesLoadFailures';
import { SubmissionOutcome } from './SubmissionOutcome';
import { useApplications } from './useApplications';
import { useFeatures } from './useFeatures';
import { useUnsentSwitches } from './useUnsentSwitches';
import './AppFeaturesPage.css';

export function AppFeatures({ agency }: { agency: string }) {
  const applications = useApplications(agency);
  const { selected } = applications;
  const features = useFeatures(agency, selected);
  const filter = useFeatureFilter();
  const unsentSwitches = useUnsentSwitches(selected, features.activeNames);
  const write = useWrite(createApplyFeaturesWrite(unsentSwitches.keepOnlyUnappliedChanges));
  /** The changes that the confirm dialog lists. */
  const [confirming, setConfirming] = useState<FeaturesSubmission | null>(null);
  const [validationText, setValidationText] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const applicationRef = useRef<HTMLSelectElement>(null);
  const changedButtonRef = useRef<HTMLButtonElement>(null);
  const changeCount = countChanges(unsentSwitches.changes);
  const { setFeature, replaceAllStates } = unsentSwitches;
  const isOutcomeUnknown = isWriteUnresolved(write.outcome);
  const hasUnsentChanges = unsentSwitches.hasUnsentInSelected || unsentSwitches.hasUnsentInOthers;
  const restoredDraft = useFormDraft({
    form: 'features',
    values: serializeFeaturesDraft({ unsentSwitches: unsentSwitches.allStates, application: selected }),
    parse: parseFeaturesDraft,
    fill: (draft) => {
      replaceAllStates(draft.unsentSwitches);
      if (draft.application) applications.select(draft.application);
    },
    reset: useCallback(() => replaceAllStates(new Map()), [replaceAllStates]),
    isUnsaved: isOutcomeUnknown || hasUnsentChanges,
    isOutcomeUnknown,
  });
  // The URL of the 'Put back' link has selected the application.
  const revertBlocker = useRevertInForm(
    { kind: 'features', agency },
    ({ object: changedObject }) => {
      if (isOutcomeUnknown) return 'outcomeUnknown';
      // A changed object of the kind 'features' is an application.
      return changedObject.kind === 'features' && unsentSwitches.hasUnsentSwitches(changedObject)
        ? 'unsavedInput'
        : null;
    },
    ({ object: changedObject, before }) => {
      if (changedObject.kind === 'features' && before !== null)
        unsentSwitches.setFeatures(changedObject, parseStates(before));
    },
  );
  const onSwitch = useCallback(
    (name: string, isOn: boolean) => {
      setValidationText(null);
      setFeature(name, isOn);
      // The switch is no longer among the changed ones.
      if (filter.view === 'changed') changedButtonRef.current?.focus();
    },
    [setFeature, filter.view],
  );
  const submit = () => {
    write.close();
    if (!selected) setValidationText(NO_APPLICATION_SELECTED_TEXT);
    else if (changeCount === 0) setValidationText(NO_FEATURE_CHANGED_TEXT);
    else {
      setValidationText(null);
      setConfirming({
        agency,
        application: selected,
        changes: unsentSwitches.changes,
        failures: [],
        unknownCalls: NO_UNKNOWN_CALLS,
        unappliedChanges: null,
      });
    }
  };

  // Rendered instead of the switches, so that their `LeavePrompt` does not ask.
  if (isLeaving) return <Navigate to={buildAgencyPath('agencyDashboard', agency)} />;
  return (
    <>
      {/* Because of `data-stable-scrollbar`, Shell.css reserves the space of a scrollbar. */}
      <div className="app-features__header" data-stable-scrollbar>
        <h2 className="app-features__title">Toggle features ON/OFF for the selected application</h2>
        <div className="app-features__filters">
          <ApplicationSelect
            selectRef={applicationRef}
            applications={applications}
            isOtherUnsent={unsentSwitches.isOtherUnsent}
            onSelect={(application) => {
              setValidationText(null);
              applications.select(application);
            }}
          />
          {(selected !== null || applications.isUrlApplicationLoading) && (
            <FeatureFilterBar
              filter={filter}
              counts={countByView(features, unsentSwitches.isOn)}
              changedButtonRef={changedButtonRef}
            />
          )}
        </div>
        <div className="app-features__submit">
          <span role="status" className="app-features__count">
            {changeCount > 0 && `${changeCount} unsent ${changeCount === 1 ? 'change' : 'changes'}`}
          </span>
          <Button type="primary" disabled={selected !== null && !features.activeNames} onClick={submit}>
            Submit Changes
          </Button>
        </div>
        {validationText !== null && <FailureAlert title={validationText} />}
      </div>
      <RestoredDraftNotice {...restoredDraft} firstFieldRef={applicationRef} />
      <RevertBlockedNotice blocker={revertBlocker} />
      <FeaturesLoadFailures applications={applications} features={features} />
      {!selected && !applications.isUrlApplicationLoading && (
        <EmptyState icon="appFeatures" title="No application is selected">
          Select one to see and switch its features.
        </EmptyState>
      )}
      {(applications.isUrlApplicationLoading ||
        (selected && !features.failure && !features.listedFeatures)) && <p role="status">Loading…</p>}
      {features.listedFeatures && features.activeNames && (
        <FeatureGroups
          features={features.listedFeatures}
          activeNames={features.activeNames}
          filter={filter}
          isOn={unsentSwitches.isOn}
          onSwitch={onSwitch}
        />
      )}
      <LeavePrompt
        when={isOutcomeUnknown || hasUnsentChanges}
        message={isOutcomeUnknown ? LEAVE_AFTER_SEND_TEXT : UNSAVED_CHANGES_TEXT}
      />
      {confirming && (
        <ConfirmChanges
          application={confirming.application}
          changes={confirming.changes}
          onSubmit={() => {
            setConfirming(null);
            void write.run(confirming);
          }}
          onCancel={() => setConfirming(null)}
        />
      )}
      <SubmissionOutcome
        write={write}
        onShowDashboard={() => setIsLeaving(true)}
        onRetry={changeCount > 0 ? submit : write.close}
      />
    </>
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Change, findRevert } from '@/domain/changes/change';
import { parseRevertChangeId } from '@/domain/changes/revert';
import { type Application } from '@/domain/entities/application';
import { isSameApplication } from '@/domain/features/applications';
import { type FeatureChanges } from '@/domain/features/featureChanges';
import { type FeatureStates, parseStates } from '@/domain/features/featureStates';
import { usePortalStore } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { useFormDraft } from '@/shared/drafts/useFormDraft';
import { useRevertInForm } from '@/shared/drafts/useRevertInForm';
import { parseFeaturesDraft, serializeFeaturesDraft } from './featuresDraft';
import { type useApplications } from './useApplications';
import { type useUnsentSwitches } from './useUnsentSwitches';

interface Options {
  agency: string;
  applications: ReturnType<typeof useApplications>;
  unsentSwitches: ReturnType<typeof useUnsentSwitches>;
  /** The features that are on in the selected application; undefined while they are read, also again. */
  activeNames: ReadonlySet<string> | undefined;
  isUnsaved: boolean;
  isOutcomeUnknown: boolean;
}

/** Sets switches from the draft of an ended session, and from a change that is put back. */
export function useRestoredSwitches(options: Options) {
  const { agency, applications, unsentSwitches, activeNames, isUnsaved, isOutcomeUnknown } = options;
  const { replaceAllStates } = unsentSwitches;
  const { getState } = usePortalStore();
  const [reverted, setReverted] = useState<Change | null>(null);
  /** The states of a change that is to be put back, until the features of its application are read. */
  const [revertToCompare, setRevertToCompare] = useState<{
    application: Application;
    states: FeatureStates;
  } | null>(null);
  /** The application in which there was nothing to put back, until a switch is changed. */
  const [needlessRevert, setNeedlessRevert] = useState<Application | null>(null);
  const isSelected = (application: Application) =>
    applications.selected !== null && isSameApplication(application, applications.selected);
  if (revertToCompare && activeNames && isSelected(revertToCompare.application)) {
    const { application, states } = revertToCompare;
    setRevertToCompare(null);
    setNeedlessRevert(
      [...states].every(([name, isOn]) => activeNames.has(name) === isOn) ? application : null,
    );
  }
  if (needlessRevert && (unsentSwitches.hasUnsentInSelected || !isSelected(needlessRevert)))
    setNeedlessRevert(null);
  const isRevertRequested = parseRevertChangeId(useLocation().state) !== null;
  const restoredDraft = useFormDraft({
    form: 'features',
    values: serializeFeaturesDraft({
      unsentSwitches: unsentSwitches.allStates,
      application: applications.selected,
    }),
    parse: parseFeaturesDraft,
    fill: (draft) => {
      replaceAllStates(draft.unsentSwitches);
      // 'Put back' has opened the page for its own application, and another URL would lose its request.
      if (draft.application && !isRevertRequested) applications.select(draft.application);
    },
    reset: () => replaceAllStates(new Map()),
    isUnsaved,
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
    (change) => {
      const { object: changedObject, before } = change;
      if (changedObject.kind !== 'features' || before === null) return;
      const states = parseStates(before);
      unsentSwitches.setFeatures(changedObject, states);
      setReverted(change);
      setRevertToCompare({ application: changedObject, states });
    },
  );
  /** The id of the change that the changes of the open switches put back: they lead to all states of before it. */
  const findRevertedId = (
    application: Application,
    { added, removed }: FeatureChanges,
  ): string | undefined => {
    if (reverted?.object.kind !== 'features' || reverted.before === null) return undefined;
    if (!isSameApplication(reverted.object, application)) return undefined;
    const states = [...parseStates(reverted.before)];
    const isRevert =
      states.some(([name]) => added.includes(name) || removed.includes(name)) &&
      states.every(([name, isOn]) => unsentSwitches.isOn(name) === isOn);
    return isRevert && !findRevert(reverted, selectJournal(getState()).changes) ? reverted.id : undefined;
  };
  return { restoredDraft, revertBlocker, isRevertNeedless: needlessRevert !== null, findRevertedId };
}

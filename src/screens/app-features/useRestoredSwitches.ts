import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { parseRevertChangeId } from '@/domain/changes/revert';
import { parseStates } from '@/domain/features/featureStates';
import { useFormDraft } from '@/shared/drafts/useFormDraft';
import { useRevertInForm } from '@/shared/drafts/useRevertInForm';
import { parseFeaturesDraft, serializeFeaturesDraft } from './featuresDraft';
import { type useApplications } from './useApplications';
import { type useUnsentSwitches } from './useUnsentSwitches';

interface Options {
  agency: string;
  applications: ReturnType<typeof useApplications>;
  unsentSwitches: ReturnType<typeof useUnsentSwitches>;
  isUnsaved: boolean;
  isOutcomeUnknown: boolean;
}

/** Sets switches from the draft of an ended session, and from a change that is put back. */
export function useRestoredSwitches(options: Options) {
  const { agency, applications, unsentSwitches, isUnsaved, isOutcomeUnknown } = options;
  const { replaceAllStates } = unsentSwitches;
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
    reset: useCallback(() => replaceAllStates(new Map()), [replaceAllStates]),
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
    ({ object: changedObject, before }) => {
      if (changedObject.kind === 'features' && before !== null)
        unsentSwitches.setFeatures(changedObject, parseStates(before));
    },
  );
  return { restoredDraft, revertBlocker };
}

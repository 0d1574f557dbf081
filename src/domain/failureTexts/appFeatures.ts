import { type Application } from '../entities/application';
import { type Failure } from '../failures';
import { formatApplication } from '../features/applications';
import { LIKELY_BUG_TEXT, SERVER_NOT_REACHED_TEXT } from './serverMessages';
import { CHECK_AGAIN_ADVICE, NOT_APPLIED_SO_FAR_TEXT } from './unknownOutcome';

/** Titles of the outcome dialog. */
export const FEATURES_TITLES = {
  processing: 'Applying Changes...',
  success: 'Changes applied successfully!',
  failed: 'Failed to apply changes',
};

/** Shown when Submit has nothing to send. */
export const NO_APPLICATION_SELECTED_TEXT = '- empty field: Please select an application';
export const NO_FEATURE_CHANGED_TEXT = '- no changes have been made';

/** Names the application if another one has unsent changes, which Submit does not send. */
export function describeNoChanges(application: Application, hasUnsentInOthers: boolean): string {
  return NO_FEATURE_CHANGED_TEXT + (hasUnsentInOthers ? ` in ${formatApplication(application)}` : '');
}

export function describeFeaturesFailure({ status }: Failure): string {
  return status === 404 ? SERVER_NOT_REACHED_TEXT : LIKELY_BUG_TEXT;
}

/** Shown when both calls succeeded, but the reloaded features are not those that were submitted. */
export const FEATURES_NOT_ALL_APPLIED_TEXT =
  'The platform accepted the changes, but the reloaded features do not show all of them.';

/** Shown with a success when the features could not be reloaded (decision 20). */
export const FEATURES_ACCEPTED_NOT_RELOADED_TEXT =
  'The platform accepted the changes, but the features could not be reloaded to confirm them.';
export const FEATURES_NOT_RELOADED_TEXT =
  'The features could not be reloaded, so it is not known yet which changes were applied.';

/**
 * The finding of a verification that misses changes, which the dialog lists above it. `textSoFar`: while the platform may
 * still apply them.
 */
export function describeUnappliedFeatures(
  isPartlyInEffect: boolean,
): readonly [text: string, textSoFar: string] {
  return isPartlyInEffect
    ? [
        'what is missing stands above.',
        `Not all changes are in effect so far. The platform may still apply the rest${CHECK_AGAIN_ADVICE}.`,
      ]
    : ['none of the changes is in effect.', NOT_APPLIED_SO_FAR_TEXT];
}

/** Headings of the changes, grouped by their result. */
export const RESULT_HEADINGS = {
  added: 'Added',
  notAdded: 'Not added',
  removed: 'Removed',
  notRemoved: 'Not removed',
  additionUnknown: 'Addition not known',
  removalUnknown: 'Removal not known',
  alreadySet: 'Already so before',
} as const;

/** The headings of the changes that the reloaded features do not show. `unknownCalls`: those that may yet be applied. */
export function getUnappliedHeadings(unknownCalls: { added: boolean; removed: boolean }) {
  return {
    added: unknownCalls.added ? RESULT_HEADINGS.additionUnknown : RESULT_HEADINGS.notAdded,
    removed: unknownCalls.removed ? RESULT_HEADINGS.removalUnknown : RESULT_HEADINGS.notRemoved,
  };
}

import { type Failure } from '../failures';

/** The states of a change of features (specification 4). */
export const FEATURES_APPLYING_TITLE = 'Applying Changes...';
export const FEATURES_APPLIED_TITLE = 'Changes applied successfully!';
export const FEATURES_FAILED_TITLE = 'Failed to apply changes';

/** What a submit says that has nothing to send (specification 5). */
export const NO_APPLICATION_SELECTED_TEXT = '- empty field: Please select an application';
export const NO_FEATURE_CHANGED_TEXT = '- no changes have been made';

/** Why features were not changed (specification 8). */
export function describeFeaturesFailure({ status }: Failure): string {
  return status === 404 ? 'Server could not be reached' : LIKELY_BUG_TEXT;
}

/** Both calls were accepted, and reading again shows otherwise. */
export const LIKELY_BUG_TEXT = 'This is likely a bug';
export const FEATURES_NOT_ALL_APPLIED_TEXT =
  'The platform accepted the changes, but reading again does not show all of them.';

/** What is said where it is not known which changes landed (decision 20). */
/** Beside the success: the platform accepted the changes, but reading them again failed. */
export const FEATURES_ACCEPTED_NOT_RELOADED_TEXT =
  'The platform accepted the changes, but the features could not be read again to see them.';
export const FEATURES_NOT_RELOADED_TEXT =
  'The features could not be read again: what was applied is not known yet.';

/** Headings of the changes by what came of them, as reading again shows. */
export const APPLIED_HEADINGS = {
  added: 'Added',
  notAdded: 'Not added',
  removed: 'Removed',
  notRemoved: 'Not removed',
} as const;

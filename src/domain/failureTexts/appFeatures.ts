import { type Failure } from '../failures';

/** The states of a change of features (specification 4). */
export const FEATURES_APPLYING = 'Applying Changes...';
export const FEATURES_APPLIED = 'Changes applied successfully!';
export const FEATURES_FAILED = 'Failed to apply changes';

/** What a submit says that has nothing to send (specification 5). */
export const NO_APPLICATION_SELECTED = '- empty field: Please select an application';
export const NO_FEATURE_CHANGED = '- no changes have been made';

/** Why features were not changed (specification 8). */
export function featuresText({ status }: Failure): string {
  return status === 404 ? 'Server could not be reached' : FEATURES_BUG;
}

/** Both calls were accepted, and reading again shows otherwise. */
export const FEATURES_BUG = 'This is likely a bug';
export const FEATURES_NOT_SHOWN =
  'The platform accepted the changes, but reading again does not show all of them.';

/** What is said where it is not known which changes landed (decision 20). */
/** Beside the success: the platform accepted the changes, but reading them again failed. */
export const FEATURES_ACCEPTED_UNREAD =
  'The platform accepted the changes, but the features could not be read again to see them.';
export const FEATURES_UNREAD = 'The features could not be read again: what was applied is not known yet.';

/** Headings of the changes by what came of them, as reading again shows. */
export const LANDED_TEXTS = {
  added: 'Added',
  notAdded: 'Not added',
  removed: 'Removed',
  notRemoved: 'Not removed',
} as const;

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
  return status === 404 ? 'Server could not be reached' : 'This is likely a bug';
}

import { type Failure } from '../failures';
import { cutExtra, describeStatus, type FailureTexts, listServerMessages } from './serverMessages';

/** Titles of the outcome dialog. */
export const RULE_UPDATE_TITLES = {
  processing: 'Editing business rule...',
  success: 'Business Rule Edited Successfully',
  failed: 'Business Rule Edit Failure',
};

/** Shown after Esc in an editor with a changed value. */
export const DISCARD_BY_ESCAPE_TEXT = 'Unsent change: press Esc again to discard';

/** Any other status is a failure (section 8 of the specification). */
export const RULE_UPDATE_SUCCESS_STATUSES: readonly number[] = [200, 204];

/**
 * A status without server messages has its own title. An object rule shows only the extra message, if there is one
 * (section 8 of the specification).
 */
export function describeRuleUpdateFailure(failure: Failure, isObjectRule: boolean): FailureTexts {
  const serverMessages = listServerMessages(failure);
  const extra = cutExtra(failure);
  if (failure.status !== undefined && serverMessages.length === 0) {
    return { title: 'Unable to edit business rule.', details: [describeStatus(failure)] };
  }
  return {
    title: 'Unable to edit business rule',
    details: isObjectRule && extra !== undefined ? [extra] : [describeStatus(failure), ...serverMessages],
  };
}

import { type Failure } from '../failures';
import { type FailureTexts, listServerMessages, describeStatus } from './serverMessages';

/** The states of a rule's edit (specification 4). */
export const RULE_UPDATING_TITLE = 'Editing business rule...';
export const RULE_UPDATED_TITLE = 'Business Rule Edited Successfully';
export const RULE_UPDATE_FAILED_TITLE = 'Business Rule Edit Failure';

/** The statuses with which a rule has been changed. */
export const RULE_UPDATE_SUCCESS_STATUSES: readonly number[] = [200, 204];

/**
 * Why a rule was not changed (specification 8): a bare status is told as such, an error with the server's words; of
 * these an object rule shows the extra message only, where there is one.
 */
export function describeRuleUpdateFailure(failure: Failure, isObjectRule: boolean): FailureTexts {
  const words = listServerMessages(failure);
  if (failure.status !== undefined && words.length === 0) {
    return { title: 'Unable to edit business rule.', details: [describeStatus(failure)] };
  }
  return {
    title: 'Unable to edit business rule',
    details:
      isObjectRule && failure.extra !== undefined ? [failure.extra] : [describeStatus(failure), ...words],
  };
}

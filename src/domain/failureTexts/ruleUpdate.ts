import { type Failure } from '../failures';
import { type FailureTexts, serverWords, statusWords } from './serverWords';

/** The states of a rule's edit (specification 4). */
export const RULE_UPDATING = 'Editing business rule...';
export const RULE_UPDATED = 'Business Rule Edited Successfully';
export const RULE_UPDATE_FAILED = 'Business Rule Edit Failure';

/** The statuses with which a rule has been changed. */
export const RULE_UPDATE_SUCCESS: readonly number[] = [200, 204];

/**
 * Why a rule was not changed (specification 8): a bare status is told as such, an error with the server's words; of
 * these an object rule shows the extra message only, where there is one.
 */
export function ruleUpdateTexts(failure: Failure, isObjectRule: boolean): FailureTexts {
  const words = serverWords(failure);
  if (failure.status !== undefined && words.length === 0) {
    return { title: 'Unable to edit business rule.', details: [statusWords(failure)] };
  }
  return {
    title: 'Unable to edit business rule',
    details: isObjectRule && failure.extra !== undefined ? [failure.extra] : [statusWords(failure), ...words],
  };
}

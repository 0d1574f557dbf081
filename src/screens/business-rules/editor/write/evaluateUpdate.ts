import { hasSameValue, isSameRuleJson } from '@/domain/ruleValue';
import { type Verification, type VerifyContext } from '@/shared/writes/verification';
import { type OpenRule } from '../openRule';

interface SentUpdate {
  /** The rule as it was when the editor was opened. */
  rule: OpenRule;
  /** The operator's value as rule JSON. */
  mine: string | null;
}

/** `currentJson`: the rule's value after an unknown outcome; undefined when it could not be read. */
export function evaluateUpdate(
  { rule, mine }: SentUpdate,
  currentJson: string | undefined,
  reportNotApplied: VerifyContext['reportNotApplied'],
): Verification<never> {
  if (currentJson === undefined)
    return { result: 'unknown', text: 'the rule could not be loaded. Check again in a moment.' };
  // The platform may write the same value in another way, so values are compared. If the operator has changed only how
  // the value is written, the texts are compared.
  const isSame = mine !== null && hasSameValue(mine, rule.ruleJson) ? isSameRuleJson : hasSameValue;
  if (mine !== null && isSame(currentJson, mine))
    return { result: 'applied', text: `${rule.identity} has the new value.` };
  if (isSame(currentJson, rule.ruleJson)) return reportNotApplied('the rule has its old value.');
  return {
    result: 'unknown',
    text: 'the rule has another value now. If you submit again, both values are shown first.',
  };
}

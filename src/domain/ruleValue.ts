import { compactJson } from '../lib/json/jsonText';
import { truncate } from '../lib/text/truncate';
import { parseRuleValue, type RuleValue } from './entities/businessRule';
import { RULE_VALUE_LENGTH_LIMIT } from './limits';

export type RuleKind = RuleValue['kind'];

/** Formats a rule's value as text for the table and the search. */
export function formatValue(ruleJson: string): string {
  const value = parseRuleValue(ruleJson);
  switch (value.kind) {
    case 'number':
      return value.numberJson;
    case 'boolean':
      return String(value.isTrue);
    case 'string':
      return value.text;
    case 'object':
    case 'unexpected':
      return compactJson(ruleJson);
  }
}

export function truncateValue(text: string, limit = RULE_VALUE_LENGTH_LIMIT): string {
  return truncate(text, limit);
}

/** Compares two rule JSON texts, ignoring whitespace between their tokens. */
export function isSameRuleJson(left: string, right: string): boolean {
  return compactJson(left) === compactJson(right);
}

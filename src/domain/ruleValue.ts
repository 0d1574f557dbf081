import { findJsonDifferences, type JsonDifference } from '@/lib/json/jsonDifference';
import { compactJson } from '@/lib/json/jsonText';
import { normalizeJson, unifyEscapes } from '@/lib/json/normalizeJson';
import { truncate } from '@/lib/text/truncate';
import { parseRuleValue, type RuleValue } from './entities/businessRule';
import { RULE_VALUE_LENGTH_LIMIT } from './limits';
import { WITHHELD_TEXT } from './withheldText';

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
    case 'unexpected': {
      const json = compactJson(ruleJson);
      return json === JSON.stringify(WITHHELD_TEXT) ? WITHHELD_TEXT : json;
    }
  }
}

/** Like `formatValue`, but a string has its quotes, so that "200" is not taken for 200. */
export function formatTypedValue(ruleJson: string): string {
  const text = formatValue(ruleJson);
  return parseRuleValue(ruleJson).kind === 'string' ? JSON.stringify(text) : text;
}

export function truncateValue(text: string, limit = RULE_VALUE_LENGTH_LIMIT): string {
  return truncate(text, limit);
}

/** Compares two rule JSON texts, ignoring whitespace between their tokens. */
export function isSameRuleJson(left: string, right: string): boolean {
  return compactJson(left) === compactJson(right);
}

/** Like `isSameRuleJson`, but the order of keys and the escapes in strings make no difference. */
export function hasSameValue(left: string, right: string): boolean {
  return left === right || normalizeJson(left) === normalizeJson(right);
}

/** The differences of two rule JSON texts; none if `hasSameValue`. */
export function findValueDifferences(before: string, after: string): readonly JsonDifference[] {
  return findJsonDifferences(unifyEscapes(before), unifyEscapes(after));
}

/** Whether a rule's value can take the place of another one: 5 is not "5", and its key is the same. */
export function canReplaceValue(left: string, right: string): boolean {
  const [leftValue, rightValue] = [parseRuleValue(left), parseRuleValue(right)];
  if (leftValue.kind !== rightValue.kind) return false;
  return (
    !('nameJson' in leftValue) ||
    !('nameJson' in rightValue) ||
    JSON.parse(leftValue.nameJson) === JSON.parse(rightValue.nameJson)
  );
}

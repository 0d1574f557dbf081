import { buildRuleJson, parseRuleValue, type RuleValue } from '@/domain/entities/businessRule';
import {
  describeJsonError,
  NOT_A_WHOLE_NUMBER_TEXT,
  NOT_AN_OBJECT_RULE_TEXT,
  NUMBER_BELOW_ZERO_TEXT,
} from '@/domain/failureTexts/ruleValidation';
import { RULE_DEPTH_LIMIT, RULE_TEXT_LENGTH_LIMIT } from '@/domain/limits';
import { truncate } from '@/lib/truncate';
import { findJsonError } from '@/lib/jsonError';
import { compactJson, indentJson } from '@/lib/jsonText';

export type RuleKind = RuleValue['kind'];

/** A rule's value whole, as its table and the search read it. */
export function formatValue(ruleJson: string): string {
  const value = parseRuleValue(ruleJson);
  switch (value.kind) {
    case 'number':
      return value.digits;
    case 'boolean':
      return String(value.isTrue);
    case 'string':
      return value.text;
    case 'object':
    case 'unexpected':
      return compactJson(ruleJson);
  }
}

/** The text's first 30 characters, with a sign that there is more. */
export function truncateValue(text: string, limit = RULE_TEXT_LENGTH_LIMIT): string {
  return truncate(text, limit);
}

/** What the editor starts from: a number's digits, true or false, the text, or an object's JSON over several lines. */
export function toDraft(ruleJson: string): string {
  const { kind } = parseRuleValue(ruleJson);
  return kind === 'object' || kind === 'unexpected' ? indentJson(ruleJson) : formatValue(ruleJson);
}

/** The inner JSON that a draft makes of a rule, or why it can't be sent. */
export type ParsedDraft =
  { ruleJson: string; problem?: undefined } | { ruleJson?: undefined; problem: string };

/** Reads a draft for the rule that was opened; nothing is rounded, and no key and no digit is lost (decision 14). */
export function parseDraft(opened: string, draft: string): ParsedDraft {
  const value = parseRuleValue(opened);
  switch (value.kind) {
    case 'number': {
      const digits = draft.trim();
      if (/^-\d+$/.test(digits)) return { problem: NUMBER_BELOW_ZERO_TEXT };
      if (!/^\d+$/.test(digits)) return { problem: NOT_A_WHOLE_NUMBER_TEXT };
      return { ruleJson: buildRuleJson(value.nameText, digits.replace(/^0+(?=\d)/, '')) };
    }
    case 'boolean':
      return { ruleJson: buildRuleJson(value.nameText, draft) };
    case 'string':
      return { ruleJson: buildRuleJson(value.nameText, JSON.stringify(draft)) };
    case 'object':
    case 'unexpected':
      return parseObjectDraft(draft);
  }
}

function parseObjectDraft(draft: string): ParsedDraft {
  const syntaxError = findJsonError(draft, RULE_DEPTH_LIMIT);
  if (syntaxError) return { problem: describeJsonError(syntaxError) };
  // Such a rule could not be edited here again.
  if (parseRuleValue(draft).kind === 'unexpected') return { problem: NOT_AN_OBJECT_RULE_TEXT };
  return { ruleJson: compactJson(draft) };
}

/** Whether two inner JSONs say the same; spaces between their parts say nothing. */
export function isSameRuleJson(one: string, other: string): boolean {
  return compactJson(one) === compactJson(other);
}

/** Whether a draft would change the rule; one that can't be read is a change too. */
export function isDraftChanged(
  opened: string,
  draft: string,
  { ruleJson } = parseDraft(opened, draft),
): boolean {
  if (draft === toDraft(opened)) return false;
  return ruleJson === undefined || !isSameRuleJson(opened, ruleJson);
}

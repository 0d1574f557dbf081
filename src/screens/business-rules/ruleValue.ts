import { innerOf, readRuleValue, type RuleValue } from '@/domain/entities/businessRule';
import {
  mistakeText,
  NOT_A_WHOLE_NUMBER,
  NOT_AN_OBJECT_RULE,
  NUMBER_BELOW_ZERO,
} from '@/domain/failureTexts/ruleDraft';
import { RULE_DEPTH_LIMIT, RULE_TEXT_LIMIT } from '@/domain/limits';
import { cutTo } from '@/lib/cutTo';
import { mistakeIn } from '@/lib/jsonMistake';
import { compactJson, indentJson } from '@/lib/jsonText';

export type RuleKind = RuleValue['kind'];

/** A rule's value whole, as its table and the search read it. */
export function valueText(inner: string): string {
  const value = readRuleValue(inner);
  switch (value.kind) {
    case 'number':
      return value.digits;
    case 'boolean':
      return String(value.isTrue);
    case 'string':
      return value.text;
    case 'object':
    case 'unexpected':
      return compactJson(inner);
  }
}

/** The text's first 30 characters, with a sign that there is more. */
export function cutText(text: string, limit = RULE_TEXT_LIMIT): string {
  return cutTo(text, limit);
}

/** What the editor starts from: a number's digits, true or false, the text, or an object's JSON over several lines. */
export function draftOf(inner: string): string {
  const { kind } = readRuleValue(inner);
  return kind === 'object' || kind === 'unexpected' ? indentJson(inner) : valueText(inner);
}

/** The inner JSON that a draft makes of a rule, or why it can't be sent. */
export type ReadDraft = { inner: string; problem?: undefined } | { inner?: undefined; problem: string };

/** Reads a draft for the rule that was opened; nothing is rounded, and no key and no digit is lost (decision 14). */
export function readDraft(opened: string, draft: string): ReadDraft {
  const value = readRuleValue(opened);
  switch (value.kind) {
    case 'number': {
      const digits = draft.trim();
      if (/^-\d+$/.test(digits)) return { problem: NUMBER_BELOW_ZERO };
      if (!/^\d+$/.test(digits)) return { problem: NOT_A_WHOLE_NUMBER };
      return { inner: innerOf(value.nameText, digits.replace(/^0+(?=\d)/, '')) };
    }
    case 'boolean':
      return { inner: innerOf(value.nameText, draft) };
    case 'string':
      return { inner: innerOf(value.nameText, JSON.stringify(draft)) };
    case 'object':
    case 'unexpected':
      return readObject(draft);
  }
}

function readObject(draft: string): ReadDraft {
  const mistake = mistakeIn(draft, RULE_DEPTH_LIMIT);
  if (mistake) return { problem: mistakeText(mistake) };
  // Such a rule could not be edited here again.
  if (readRuleValue(draft).kind === 'unexpected') return { problem: NOT_AN_OBJECT_RULE };
  return { inner: compactJson(draft) };
}

/** Whether two inner JSONs say the same; spaces between their parts say nothing. */
export function isSameInner(one: string, other: string): boolean {
  return compactJson(one) === compactJson(other);
}

/** Whether a draft would change the rule; one that can't be read is a change too. */
export function isChanged(opened: string, draft: string, { inner } = readDraft(opened, draft)): boolean {
  if (draft === draftOf(opened)) return false;
  return inner === undefined || !isSameInner(opened, inner);
}

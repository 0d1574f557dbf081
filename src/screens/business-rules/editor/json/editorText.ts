import { buildRuleJson, parseRuleValue } from '@/domain/entities/businessRule';
import { describeJsonError } from '@/domain/failureTexts/jsonError';
import {
  NOT_A_BOOLEAN_TEXT,
  NOT_A_WHOLE_NUMBER_TEXT,
  NOT_AN_OBJECT_RULE_TEXT,
  NUMBER_BELOW_ZERO_TEXT,
  VALUE_REQUIRED_TEXT,
} from '@/domain/failureTexts/ruleValidation';
import { formatValue, isSameRuleJson } from '@/domain/ruleValue';
import { compactJson } from '@/lib/json/jsonText';
import { formatJson } from './formatJson';
import { findJsonError } from './jsonError';

/** Returns a value as text for its editor: digits, 'true' or 'false', the string, or an object's indented JSON. */
export function toEditorText(ruleJson: string): string {
  const { kind } = parseRuleValue(ruleJson);
  return kind === 'object' || kind === 'unexpected' ? formatJson(ruleJson) : formatValue(ruleJson);
}

/** The rule JSON that the text in the editor results in, or why it can't be sent. */
export type ParsedEditorText =
  { ruleJson: string; problem?: undefined } | { ruleJson?: undefined; problem: string };

/** Parses the text in the editor by the kind of the opened rule. No key and no digit is lost (decision 14). */
export function parseEditorText(jsonWhenOpened: string, editorText: string): ParsedEditorText {
  const value = parseRuleValue(jsonWhenOpened);
  switch (value.kind) {
    case 'number': {
      const digits = editorText.trim();
      if (digits === '') return { problem: VALUE_REQUIRED_TEXT };
      if (/^-\d+$/.test(digits)) return { problem: NUMBER_BELOW_ZERO_TEXT };
      if (!/^\d+$/.test(digits)) return { problem: NOT_A_WHOLE_NUMBER_TEXT };
      return { ruleJson: buildRuleJson(value.nameJson, digits.replace(/^0+(?=\d)/, '')) };
    }
    case 'boolean':
      return editorText === 'true' || editorText === 'false'
        ? { ruleJson: buildRuleJson(value.nameJson, editorText) }
        : { problem: NOT_A_BOOLEAN_TEXT };
    case 'string':
      return { ruleJson: buildRuleJson(value.nameJson, JSON.stringify(editorText)) };
    case 'object':
    case 'unexpected':
      return parseObjectText(editorText);
  }
}

function parseObjectText(editorText: string): ParsedEditorText {
  const syntaxError = findJsonError(editorText);
  if (syntaxError) return { problem: describeJsonError(syntaxError) };
  // If this value was saved, the portal could no longer edit the rule.
  if (parseRuleValue(editorText).kind === 'unexpected') return { problem: NOT_AN_OBJECT_RULE_TEXT };
  return { ruleJson: compactJson(editorText) };
}

/** Whether the text would change the rule. An invalid text would. The caller can pass the text's parse result. */
export function isEditorTextChanged(
  jsonWhenOpened: string,
  editorText: string,
  { ruleJson } = parseEditorText(jsonWhenOpened, editorText),
): boolean {
  if (editorText === toEditorText(jsonWhenOpened)) return false;
  return ruleJson === undefined || !isSameRuleJson(jsonWhenOpened, ruleJson);
}

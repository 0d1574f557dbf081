import { parseRuleValue } from '@/domain/entities/businessRule';
import { FORM_DRAFT_LENGTH_LIMIT } from '@/domain/limits';
import { canReplaceValue, hasSameValue } from '@/domain/ruleValue';
import { extractStrings } from '@/lib/json/extractStrings';
import { parseJson } from '@/lib/json/parseJson';
import { isJson } from '@/lib/typeGuards';
import { looksSecret } from '@/shared/writes/ruleJournal';
import { toEditorText } from './json/editorText';
import { withTypeOf } from './json/fillEditor';
import { getTypeJson, type OpenRule } from './openRule';

/** Returns the form draft to store when the session ends. One that looks secret may not be stored. */
export function toRuleFormDraft(rule: OpenRule, editorText: string) {
  const { ruleJson, newTypeJson } = rule;
  // A draft that is too long is not stored at all, so a long one has the text alone. Escapes can double the length.
  const isShort =
    editorText.length + ruleJson.length + (newTypeJson?.length ?? 0) < FORM_DRAFT_LENGTH_LIMIT / 2;
  const strings = [
    extractStrings(ruleJson),
    extractStrings(newTypeJson ?? ''),
    extractEditorStrings(rule, editorText),
  ];
  // Stored form drafts have the text in `draft`.
  return {
    values: { draft: editorText, ...(isShort && { opened: ruleJson, newTypeJson }) },
    // A text of another type needs the rest of the draft.
    isStorable: (isShort || newTypeJson === undefined) && !looksSecret(rule, ...strings),
  };
}

/**
 * Reads the values of a stored form draft. If the rule has got another value since its text was typed, or the text is of
 * another type than the rule, `ruleWhenTyped` is the rule as it was in the editor. A draft without the opened value counts
 * as typed for the value of now.
 */
export function parseRuleFormDraft(
  { draft, opened, newTypeJson }: Readonly<Record<string, unknown>>,
  rule: OpenRule,
): { editorText: string; ruleWhenTyped: OpenRule | null } | null {
  if (typeof draft !== 'string') return null;
  const openedJson = isJson(opened) ? opened : rule.ruleJson;
  const typeJson = isJson(newTypeJson) ? newTypeJson : openedJson;
  const hasType = canReplaceValue(rule.ruleJson, typeJson);
  // The rule has the typed value already: the submitted draft may have been applied.
  const isApplied = hasType && draft === toEditorText(rule.ruleJson);
  const hasChanged = !isApplied && !hasSameValue(openedJson, rule.ruleJson);
  return {
    editorText: draft,
    ruleWhenTyped: hasChanged || !hasType ? withTypeOf({ ...rule, ruleJson: openedJson }, typeJson) : null,
  };
}

/** The strings of the text in the editor. The text of a string rule is one, and half-typed JSON counts as one. */
function extractEditorStrings(rule: OpenRule, editorText: string): string {
  const isString = parseRuleValue(getTypeJson(rule)).kind === 'string';
  return !isString && parseJson(editorText) !== undefined ? extractStrings(editorText) : editorText;
}

import { parseRuleValue } from '@/domain/entities/businessRule';
import { FORM_DRAFT_LENGTH_LIMIT } from '@/domain/limits';
import { hasSameValue } from '@/domain/ruleValue';
import { extractStrings } from '@/lib/json/extractStrings';
import { parseJson } from '@/lib/json/parseJson';
import { looksSecret } from '@/shared/writes/ruleJournal';
import { toEditorText } from './json/editorText';
import { withTypeOf } from './json/fillEditor';
import { getTypeJson, type OpenRule } from './openRule';

/** Returns the form draft to store when the session ends. One that looks secret counts as saved and is not stored. */
export function toRuleFormDraft(rule: OpenRule, editorText: string, { isUnsaved }: { isUnsaved: boolean }) {
  // A draft that is too long is not stored at all, so a long one has the text alone. Escapes can double the length.
  const isShort = editorText.length + rule.ruleJson.length < FORM_DRAFT_LENGTH_LIMIT / 2;
  // Stored form drafts have the text in `draft`.
  return {
    values: { draft: editorText, ...(isShort && { opened: rule.ruleJson }) },
    isUnsaved:
      isUnsaved && !looksSecret(rule, extractStrings(rule.ruleJson), extractEditorStrings(rule, editorText)),
  };
}

/**
 * Reads the values of a stored form draft. If the rule has got another value since its text was typed, `ruleWhenTyped` is
 * the rule as it was then. A draft without the opened value counts as typed for the value of now.
 */
export function parseRuleFormDraft(
  { draft, opened }: Readonly<Record<string, unknown>>,
  rule: OpenRule,
): { editorText: string; ruleWhenTyped: OpenRule | null } | null {
  if (typeof draft !== 'string') return null;
  const hasChanged =
    typeof opened === 'string' &&
    parseJson(opened) !== undefined &&
    !hasSameValue(opened, rule.ruleJson) &&
    // The rule has the typed value already: the submitted draft may have been applied.
    draft !== toEditorText(rule.ruleJson);
  return {
    editorText: draft,
    ruleWhenTyped: hasChanged ? withTypeOf({ ...rule, ruleJson: opened }, opened) : null,
  };
}

/** The strings of the text in the editor. The text of a string rule is one, and half-typed JSON counts as one. */
function extractEditorStrings(rule: OpenRule, editorText: string): string {
  const isString = parseRuleValue(getTypeJson(rule)).kind === 'string';
  return !isString && parseJson(editorText) !== undefined ? extractStrings(editorText) : editorText;
}

import { parseRuleValue } from '@/domain/entities/businessRule';
import { extractStrings } from '@/lib/json/extractStrings';
import { parseJson } from '@/lib/valueTests';
import { looksSecret } from '@/shared/writes/ruleJournal';
import { getTypeJson, type OpenRule } from './openRule';

/** The name of a rule's form draft, unique within the page. */
export function getRuleFormName({ category, identity }: OpenRule): string {
  return `rule ${category} ${identity}`;
}

/** The category and the rule that `getRuleFormName` has named. */
export function parseRuleFormName(form: string): { categoryId: string; identity: string } {
  const [, categoryId = '', identity = ''] = /^rule (\S+) (.+)/s.exec(form) ?? [];
  return { categoryId, identity };
}

/** Returns the form draft to store when the session ends. One that looks secret counts as saved and is not stored. */
export function toRuleFormDraft(rule: OpenRule, editorText: string, { isUnsaved }: { isUnsaved: boolean }) {
  // Stored form drafts have the text in `draft`.
  return {
    values: { draft: editorText },
    isUnsaved:
      isUnsaved && !looksSecret(rule, extractStrings(rule.ruleJson), extractEditorStrings(rule, editorText)),
  };
}

/** The strings of the text in the editor. The text of a string rule is one, and half-typed JSON counts as one. */
function extractEditorStrings(rule: OpenRule, editorText: string): string {
  const isString = parseRuleValue(getTypeJson(rule)).kind === 'string';
  return !isString && parseJson(editorText) !== undefined ? extractStrings(editorText) : editorText;
}

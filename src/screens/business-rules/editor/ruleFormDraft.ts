import { looksSecret } from '@/shared/writes/ruleJournal';
import { type OpenRule } from './openRule';

/** The name of a rule's form draft, unique within the page. */
export function getRuleFormName({ category, identity }: OpenRule): string {
  return `rule ${category} ${identity}`;
}

/** Returns the form draft to store when the session ends. One that looks secret counts as saved and is not stored. */
export function toRuleFormDraft(rule: OpenRule, editorText: string, { isUnsaved }: { isUnsaved: boolean }) {
  // Stored form drafts have the text in `draft`.
  return {
    values: { draft: editorText },
    isUnsaved: isUnsaved && !looksSecret(rule, rule.ruleJson, editorText),
  };
}

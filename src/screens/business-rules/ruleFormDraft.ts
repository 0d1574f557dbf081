import { redactSecrets } from '@/lib/redactSecrets';
import { type OpenRule } from './openRule';

/** Names the editor of a rule among those of its page. */
export function getRuleFormName({ category, identity }: OpenRule): string {
  return `rule ${category} ${identity}`;
}

/** Rules that hold something secret by their names. */
const SECRET_NAME = /key|secret|token|passw|credential/i;

/**
 * What may be kept of a rule's draft when the session runs out: all of it, or nothing where the rule's name or the
 * text itself looks like a secret.
 */
export function toRuleFormDraft(rule: OpenRule, draft: string, isUnsaved: boolean) {
  return { values: { draft }, isUnsaved: isUnsaved && !looksSecret(rule, rule.ruleJson, draft) };
}

/** Whether the names of a rule and its category, or one of its values, look like a secret. */
export function looksSecret({ identity, categoryName }: OpenRule, ...values: readonly string[]): boolean {
  return (
    [identity, categoryName, ...values].some((text) => SECRET_NAME.test(text)) ||
    values.some((text) => redactSecrets(text) !== text)
  );
}

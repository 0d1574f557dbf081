import { withoutSecrets } from '../../lib/withoutSecrets';
import { type OpenRule } from './useRuleEdit';

/** Names the editor of a rule among those of its page. */
export function ruleForm({ category, identity }: OpenRule): string {
  return `rule ${category} ${identity}`;
}

/** Rules that hold something secret by their names. */
const SECRET_NAME = /key|secret|token|passw|credential/i;

/**
 * What may be kept of a rule's draft when the session runs out: all of it, or nothing where the rule's name or the
 * text itself looks like a secret.
 */
export function keptDraftOf(rule: OpenRule, draft: string, isUnsaved: boolean) {
  const isSecret = [rule.identity, rule.inner, draft].some((text) => SECRET_NAME.test(text));
  return { values: { draft }, when: isUnsaved && !isSecret && withoutSecrets(draft) === draft };
}

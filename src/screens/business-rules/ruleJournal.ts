import { type ChangeObject } from '@/domain/change';
import { looksSecret } from './ruleFormDraft';
import { type OpenRule } from './openRule';

/** A rule as the record of writes names it. */
export function toRuleTarget({ id, category, categoryName, identity }: OpenRule): ChangeObject {
  return { kind: 'rule', ruleId: String(id), category: String(category), categoryName, identity };
}

/** What is recorded of a rule's update: its inner JSON before and after, nothing of a rule that looks secret. */
export function describeRuleWrite(rule: OpenRule, before: string, after: string) {
  return {
    object: toRuleTarget(rule),
    before,
    after,
    isSecret: looksSecret(rule, extractStrings(before), extractStrings(after)),
  };
}

/** The texts of a JSON, keys among them: a number of many digits is no key. */
function extractStrings(json: string): string {
  return (json.match(/"(?:[^"\\]|\\.)*"/g) ?? []).join('\n');
}

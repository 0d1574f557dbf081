import { type ChangeObject } from '@/domain/change';
import { looksSecret } from './keptDraft';
import { type OpenRule } from './openRule';

/** A rule as the record of writes names it. */
export function changedRule({ id, category, categoryName, identity }: OpenRule): ChangeObject {
  return { kind: 'rule', ruleId: String(id), category: String(category), categoryName, identity };
}

/** What is recorded of a rule's update: its inner JSON before and after, nothing of a rule that looks secret. */
export function ruleChange(rule: OpenRule, before: string, after: string) {
  return {
    object: changedRule(rule),
    before,
    after,
    isSecret: looksSecret(rule, textsIn(before), textsIn(after)),
  };
}

/** The texts of a JSON, keys among them: a number of many digits is no key. */
function textsIn(json: string): string {
  return (json.match(/"(?:[^"\\]|\\.)*"/g) ?? []).join('\n');
}

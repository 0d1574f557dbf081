import { type ChangeObject } from '@/domain/changes/change';
import { type OpenRule } from '../openRule';
import { looksSecret } from '../ruleFormDraft';

/** Identifies a rule in the change journal. */
export function toRuleChangeObject({ id, category, categoryName, identity }: OpenRule): ChangeObject {
  return { kind: 'rule', ruleId: String(id), category: String(category), categoryName, identity };
}

/** Describes an update for the change journal, which does not store values that look secret. */
export function describeRuleWrite(rule: OpenRule, before: string, after: string) {
  return {
    object: toRuleChangeObject(rule),
    before,
    after,
    isSecret: looksSecret(rule, extractStrings(before), extractStrings(after)),
  };
}

/** Extracts all strings and keys of a JSON text, but no numbers: long ones would look like secret keys. */
function extractStrings(json: string): string {
  return (json.match(/"(?:[^"\\]|\\.)*"/g) ?? []).join('\n');
}

import { type ChangeObject } from '@/domain/changes/change';
import { type Id } from '@/domain/entities/fields';
import { textOrDash } from '@/domain/missingValue';
import { containsSecret } from '@/lib/containsSecret';
import { extractStrings } from '@/lib/json/extractStrings';

/** A rule with the ids and names by which it is found. */
export interface NamedRule {
  id: Id;
  /** The category's id. */
  category: Id;
  /** Null for a category without a name. */
  categoryName: string | null;
  /** The rule's name, by which an update finds it. */
  identity: string;
}

/** Identifies a rule in the change journal. */
export function toRuleChangeObject({ id, category, categoryName, identity }: NamedRule): ChangeObject {
  return {
    kind: 'rule',
    ruleId: String(id),
    category: String(category),
    categoryName: textOrDash(categoryName),
    identity,
  };
}

/** Describes an update for the change journal, which does not store values that look secret. */
export function describeRuleWrite(rule: NamedRule, before: string, after: string) {
  return {
    object: toRuleChangeObject(rule),
    before,
    after,
    isSecret: looksSecret(rule, extractStrings(before), extractStrings(after)),
  };
}

/** Whether the name of the rule or its category, or one of the values, looks like a secret. */
export function looksSecret(
  { identity, categoryName }: Pick<NamedRule, 'identity' | 'categoryName'>,
  ...values: readonly string[]
): boolean {
  return containsSecret([identity, categoryName ?? ''], values);
}

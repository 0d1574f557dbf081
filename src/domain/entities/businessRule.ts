import { type InferType, object } from 'yup';
import { splitObject } from '@/lib/json/jsonText';
import { id, requiredId, requiredText, text } from './fields';
import { nested } from './otherFields';

export const ruleCategorySchema = object({
  id: requiredId(),
  name: text(),
  description: text(),
  created: text(),
  updated: text(),
});
export type RuleCategory = InferType<typeof ruleCategorySchema>;

/** `ruleJson` is the unchanged JSON text of `rule.rule`, so that no digit and no key is lost (decision 14). */
export const businessRuleSchema = object({
  id: requiredId(),
  category: id(),
  rule: nested(object({ meta: nested(object({ identity: text() })) })),
  ruleJson: requiredText(),
});
export type BusinessRule = InferType<typeof businessRuleSchema>;

/**
 * A rule's value; each kind has its own editor. `nameJson` and `numberJson` are the unchanged JSON texts of the key and
 * of the number; `text` is the decoded string.
 */
export type RuleValue =
  | { kind: 'number'; nameJson: string; numberJson: string }
  | { kind: 'boolean'; nameJson: string; isTrue: boolean }
  | { kind: 'string'; nameJson: string; text: string }
  | { kind: 'object' }
  | { kind: 'unexpected'; type: string };

/**
 * One key with a scalar value is a number, boolean or string rule. Several keys, or one key with an object, are an
 * object rule. Anything else has an unexpected type (decision 14).
 */
export function parseRuleValue(ruleJson: string): RuleValue {
  const type = detectJsonType(ruleJson);
  if (type !== 'object') return { kind: 'unexpected', type };
  const [member, ...otherMembers] = splitObject(ruleJson);
  if (!member) return { kind: 'unexpected', type: 'empty object' };
  if (otherMembers.length > 0) return { kind: 'object' };
  const { nameJson, valueJson } = member;
  switch (detectJsonType(valueJson)) {
    case 'number':
      return { kind: 'number', nameJson, numberJson: valueJson };
    case 'boolean':
      return { kind: 'boolean', nameJson, isTrue: valueJson === 'true' };
    case 'string':
      return { kind: 'string', nameJson, text: JSON.parse(valueJson) as string };
    case 'object':
      return { kind: 'object' };
    case 'list':
    case 'null':
      return { kind: 'unexpected', type: detectJsonType(valueJson) };
  }
}

/** The JSON of a rule with one key; both arguments are JSON texts. */
export function buildRuleJson(nameJson: string, valueJson: string): string {
  return `{${nameJson}:${valueJson}}`;
}

type JsonType = 'object' | 'list' | 'string' | 'boolean' | 'null' | 'number';

const TYPES_BY_FIRST_CHARACTER: Readonly<Record<string, JsonType>> = {
  '{': 'object',
  '[': 'list',
  '"': 'string',
  t: 'boolean',
  f: 'boolean',
  n: 'null',
};

/** The type of a JSON text, by its first character. */
function detectJsonType(json: string): JsonType {
  return TYPES_BY_FIRST_CHARACTER[json.trim().charAt(0)] ?? 'number';
}

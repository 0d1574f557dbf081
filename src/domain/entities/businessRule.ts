import { type InferType, object } from 'yup';
import { splitObject } from '@/lib/jsonText';
import { id, nested, requiredId, requiredText, text } from './fields';

/** A category of business rules (specification 3). */
export const ruleCategorySchema = object({
  id: requiredId(),
  name: text(),
  description: text(),
  created: text(),
  updated: text(),
});
export type RuleCategory = InferType<typeof ruleCategorySchema>;

/**
 * A business rule (specification 3). `ruleJson` is the unchanged JSON text of the wire's `rule.rule`, so that no digit
 * and no key is lost (decision 14).
 */
export const businessRuleSchema = object({
  id: requiredId(),
  category: id(),
  rule: nested(object({ meta: nested(object({ identity: text() })) })),
  ruleJson: requiredText(),
});
export type BusinessRule = InferType<typeof businessRuleSchema>;

/** A rule's value by the kind of its editor. `nameText` is the JSON text of the key; `digits` are unchanged. */
export type RuleValue =
  | { kind: 'number'; nameText: string; digits: string }
  | { kind: 'boolean'; nameText: string; isTrue: boolean }
  | { kind: 'string'; nameText: string; text: string }
  | { kind: 'object' }
  | { kind: 'unexpected'; type: string };

/**
 * One key with a scalar value is a number, boolean or string rule. Several keys, or one key with an object, are an
 * object rule. Anything else has an unexpected type (decision 14).
 */
export function parseRuleValue(ruleJson: string): RuleValue {
  const type = detectJsonType(ruleJson);
  if (type !== 'object') return { kind: 'unexpected', type };
  const [only, ...more] = splitObject(ruleJson);
  if (!only) return { kind: 'unexpected', type: 'empty object' };
  if (more.length > 0) return { kind: 'object' };
  const { nameText, text: value } = only;
  switch (detectJsonType(value)) {
    case 'number':
      return { kind: 'number', nameText, digits: value };
    case 'boolean':
      return { kind: 'boolean', nameText, isTrue: value === 'true' };
    case 'string':
      return { kind: 'string', nameText, text: JSON.parse(value) as string };
    case 'object':
      return { kind: 'object' };
    case 'list':
    case 'null':
      return { kind: 'unexpected', type: detectJsonType(value) };
  }
}

/** The JSON of a rule with one key; both arguments are JSON texts. */
export function buildRuleJson(nameText: string, valueJson: string): string {
  return `{${nameText}:${valueJson}}`;
}

type JsonType = 'object' | 'list' | 'string' | 'boolean' | 'null' | 'number';

const TYPES: Readonly<Record<string, JsonType>> = {
  '{': 'object',
  '[': 'list',
  '"': 'string',
  t: 'boolean',
  f: 'boolean',
  n: 'null',
};

/** The type of a JSON text, by its first character. */
function detectJsonType(json: string): JsonType {
  return TYPES[json.trim().charAt(0)] ?? 'number';
}

import { parseRuleValue } from '@/domain/entities/businessRule';
import {
  canReplaceValue,
  findValueDifferences,
  formatValue,
  hasSameValue,
  truncateValue,
} from '@/domain/ruleValue';

it.each([
  ['{"value":25}', 'number', '25'],
  ['{"value":0}', 'number', '0'],
  ['{"value":2.50}', 'number', '2.50'],
  ['{"value":9007199254740993}', 'number', '9007199254740993'],
  ['{"value":true}', 'boolean', 'true'],
  ['{"enabled": false}', 'boolean', 'false'],
  ['{"text":"a \\"b\\""}', 'string', 'a "b"'],
  ['{"text":""}', 'string', ''],
  ['{"__proto__":"x"}', 'string', 'x'],
  ['{"a":1, "b":2}', 'object', '{"a":1,"b":2}'],
  ['{"a":{"b": 1.0}}', 'object', '{"a":{"b":1.0}}'],
  ['{"a":null}', 'unexpected', '{"a":null}'],
  ['{"a":[1]}', 'unexpected', '{"a":[1]}'],
  ['["email"]', 'unexpected', '["email"]'],
  ['{}', 'unexpected', '{}'],
  ['null', 'unexpected', 'null'],
  ['5', 'unexpected', '5'],
  ['"x"', 'unexpected', '"x"'],
])('%s has the kind %s and the text %s', (ruleJson, kind, text) => {
  expect(parseRuleValue(ruleJson).kind).toBe(kind);
  expect(formatValue(ruleJson)).toBe(text);
});

it.each([
  ['an empty text', '', ''],
  ['29 letters', 'a'.repeat(29), 'a'.repeat(29)],
  ['30 letters', 'a'.repeat(30), 'a'.repeat(30)],
  ['31 letters', 'a'.repeat(31), `${'a'.repeat(30)}…`],
  ['30 emoji', '😀'.repeat(30), '😀'.repeat(30)],
  ['31 emoji', '😀'.repeat(31), `${'😀'.repeat(30)}…`],
  ['5,000,000 letters', 'a'.repeat(5_000_000), `${'a'.repeat(30)}…`],
])('truncates values to 30 characters: %s', (_description, text, truncated) => {
  expect(truncateValue(text)).toBe(truncated);
});

it.each([
  ['{"cap":5}', '{ "cap": 5 }', true],
  ['{"a":1,"b":2}', '{"b":2,"a":1}', true],
  ['{"text":"caf\\u00e9"}', '{"text":"café"}', true],
  ['{"a":{"caf\\u00e9":["\\u00e9\\/\\"", 1]},"b":2}', '{"b":2,"a":{"café":["é/\\"",1]}}', true],
  ['{"a":"\\ud83d\\ude00","b":"\\ud83d"}', '{"a":"😀","b":"\\uD83D"}', true],
  ['{"a":"\\\\u00e9"}', '{"a":"é"}', false],
  ['{"cap":5}', '{"cap":"5"}', false],
  ['{"cap":1}', '{"cap":1.0}', false],
  ['{"cap":9007199254740993}', '{"cap":9007199254740992}', false],
  ['{"cap":5}', '{"limit":5}', false],
  ['{"a":1,"__proto__":{"b":1}}', '{"a":1,"__proto__":{"b":2}}', false],
])('whether %s and %s have the same value: %s', (left, right, isSame) => {
  expect(hasSameValue(left, right)).toBe(isSame);
  expect(findValueDifferences(left, right).length === 0).toBe(isSame);
});

it.each([
  ['{"cap":5}', '{"cap":6}', true],
  ['{"cap":5}', '{"cap":"5"}', false],
  ['{"cap":5}', '{"limit":5}', false],
  ['{"caf\\u00e9":5}', '{"café":6}', true],
  ['{"a":1,"b":2}', '{"c":1,"d":2}', true],
])('whether %s can be replaced by %s: %s', (left, right, isAllowed) => {
  expect(canReplaceValue(left, right)).toBe(isAllowed);
});

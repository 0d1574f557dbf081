import { parseRuleValue } from '@/domain/entities/businessRule';
import {
  NOT_A_WHOLE_NUMBER_TEXT,
  NOT_AN_OBJECT_RULE_TEXT,
  NUMBER_BELOW_ZERO_TEXT,
} from '@/domain/failureTexts/ruleValidation';
import {
  truncateValue,
  toDraft,
  isDraftChanged,
  parseDraft,
  formatValue,
} from '@/screens/business-rules/ruleValue';

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
])('%s is of the kind %s and reads %s', (inner, kind, text) => {
  expect(parseRuleValue(inner).kind).toBe(kind);
  expect(formatValue(inner)).toBe(text);
});

it.each([
  ['', ''],
  ['a'.repeat(29), 'a'.repeat(29)],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), `${'a'.repeat(30)}…`],
  ['😀'.repeat(30), '😀'.repeat(30)],
  ['😀'.repeat(31), `${'😀'.repeat(30)}…`],
  ['a'.repeat(5_000_000), `${'a'.repeat(30)}…`],
])('cuts at 30 characters: %.40s', (text, cut) => {
  expect(truncateValue(text)).toBe(cut);
});

const NUMBER = '{"minutes":25}';
it.each([
  ['30', '{"minutes":30}'],
  [' 30 ', '{"minutes":30}'],
  ['0', '{"minutes":0}'],
  ['007', '{"minutes":7}'],
  ['000', '{"minutes":0}'],
  ['9007199254740993', '{"minutes":9007199254740993}'],
  ['123456789012345678901234567890', '{"minutes":123456789012345678901234567890}'],
])('the number %j is sent as %s', (draft, inner) => {
  expect(parseDraft(NUMBER, draft)).toEqual({ inner });
});

it.each(['', ' ', '12abc', '1e3', '2.9', '2.', '1,000', '+5', '0x1f', '١٢', 'NaN', '1 2', '--1', '-1.5'])(
  'the number %j is refused',
  (draft) => {
    expect(parseDraft(NUMBER, draft)).toEqual({ problem: NOT_A_WHOLE_NUMBER_TEXT });
  },
);

it.each(['-1', '-0'])('the number %s is below the least', (draft) => {
  expect(parseDraft(NUMBER, draft)).toEqual({ problem: NUMBER_BELOW_ZERO_TEXT });
});

it.each([
  ['{"value":true}', 'false', '{"value":false}'],
  ['{"__proto__":true}', 'false', '{"__proto__":false}'],
  ['{"text":"x"}', '', '{"text":""}'],
  ['{"text":"x"}', ' a "b"\n\\ ', '{"text":" a \\"b\\"\\n\\\\ "}'],
  ['{"te\\u0078t":"x"}', '12', '{"te\\u0078t":"12"}'],
  ['{"a":1,"b":2}', '{ "b": 3,\n"a": 1.0 }', '{"b":3,"a":1.0}'],
  [
    '{"a":1,"b":2}',
    '{"__proto__": {"x": 9007199254740993}, "constructor": "\\u00e9", "b": 1e3}',
    '{"__proto__":{"x":9007199254740993},"constructor":"\\u00e9","b":1e3}',
  ],
])('%s with %j becomes %s', (opened, draft, inner) => {
  expect(parseDraft(opened, draft)).toEqual({ inner });
});

it.each([
  ['{"a":1,}', 'Line 1, column 8: a key in double quotes is expected here'],
  ['{"a":1,"a":2}', 'Line 1, column 8: this key stands twice, and one of them would be lost (“a”)'],
  [`{"a":${'['.repeat(190)}${']'.repeat(190)}}`, 'Line 1, column 1: the brackets nest too deep'],
  ['{}', NOT_AN_OBJECT_RULE_TEXT],
  ['[1]', NOT_AN_OBJECT_RULE_TEXT],
  ['{"a":null}', NOT_AN_OBJECT_RULE_TEXT],
  ['5', NOT_AN_OBJECT_RULE_TEXT],
])('an object rule is not sent as %.40s', (draft, problem) => {
  expect(parseDraft('{"a":1,"b":2}', draft)).toEqual({ problem });
});

it('an object’s draft is its JSON over lines, with every key and digit', () => {
  const inner = '{"__proto__":{"a":9007199254740993},"b":1.0}';
  expect(toDraft(inner)).toBe('{\n  "__proto__": {\n    "a": 9007199254740993\n  },\n  "b": 1.0\n}');
  expect(parseDraft(inner, toDraft(inner))).toEqual({ inner });
});

it.each([
  [NUMBER, '25', false],
  [NUMBER, '025', false],
  [NUMBER, '26', true],
  [NUMBER, '2.5x', true],
  ['{"value":2.50}', '2.50', false],
  ['{"a":1,"b":2}', '{"a": 1, "b": 2}', false],
  ['{"a":1,"b":2}', '{"a": 1, "b": 2.0}', true],
  ['{"a":1,"b":2}', '{"a": 1', true],
])('whether %s differs from the draft %j: %s', (opened, draft, differs) => {
  expect(isDraftChanged(opened, draft)).toBe(differs);
});

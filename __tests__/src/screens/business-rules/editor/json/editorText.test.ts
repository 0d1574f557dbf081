import {
  NOT_A_BOOLEAN_TEXT,
  NOT_A_WHOLE_NUMBER_TEXT,
  NOT_AN_OBJECT_RULE_TEXT,
  NUMBER_BELOW_ZERO_TEXT,
  VALUE_REQUIRED_TEXT,
} from '@/domain/failureTexts/ruleValidation';
import { RULE_DEPTH_LIMIT } from '@/domain/limits';
import {
  isEditorTextChanged,
  parseEditorText,
  toEditorText,
} from '@/screens/business-rules/editor/json/editorText';

const NUMBER_RULE = '{"minutes":25}';
it.each([
  ['30', '{"minutes":30}'],
  [' 30 ', '{"minutes":30}'],
  ['0', '{"minutes":0}'],
  ['007', '{"minutes":7}'],
  ['000', '{"minutes":0}'],
  ['9007199254740993', '{"minutes":9007199254740993}'],
  ['123456789012345678901234567890', '{"minutes":123456789012345678901234567890}'],
])('the number %j is sent as %s', (typedText, ruleJson) => {
  expect(parseEditorText(NUMBER_RULE, typedText)).toEqual({ ruleJson });
});

it.each(['', ' '])('asks for a number in place of %j', (typedText) => {
  expect(parseEditorText(NUMBER_RULE, typedText)).toEqual({ problem: VALUE_REQUIRED_TEXT });
});

it.each(['12abc', '1e3', '2.9', '2.', '1,000', '+5', '0x1f', '١٢', 'NaN', '1 2', '--1', '-1.5'])(
  'rejects the number %j',
  (typedText) => {
    expect(parseEditorText(NUMBER_RULE, typedText)).toEqual({ problem: NOT_A_WHOLE_NUMBER_TEXT });
  },
);

it.each(['-1', '-0'])('rejects the negative number %s', (typedText) => {
  expect(parseEditorText(NUMBER_RULE, typedText)).toEqual({ problem: NUMBER_BELOW_ZERO_TEXT });
});

it.each(['', 'hello world', 'TRUE', ' true', '1'])('rejects the boolean %j', (typedText) => {
  expect(parseEditorText('{"value":true}', typedText)).toEqual({ problem: NOT_A_BOOLEAN_TEXT });
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
])('%s with the typed text %j becomes %s', (openedJson, typedText, ruleJson) => {
  expect(parseEditorText(openedJson, typedText)).toEqual({ ruleJson });
});

it.each([
  ['a trailing comma', '{"a":1,}', 'Line 1, column 8: a key in double quotes is expected here'],
  [
    'a key that occurs twice',
    '{"a":1,"a":2}',
    'Line 1, column 8: this key occurs twice, and one of the two would be lost (“a”)',
  ],
  [
    'brackets that are nested too deeply',
    `{"a":${'['.repeat(RULE_DEPTH_LIMIT)}${']'.repeat(RULE_DEPTH_LIMIT)}}`,
    'Line 1, column 1: the brackets are nested too deeply',
  ],
  ['an object without a key', '{}', NOT_AN_OBJECT_RULE_TEXT],
  ['an array', '[1]', NOT_AN_OBJECT_RULE_TEXT],
  ['an object of one null', '{"a":null}', NOT_AN_OBJECT_RULE_TEXT],
  ['a number', '5', NOT_AN_OBJECT_RULE_TEXT],
])('rejects for an object: %s', (_description, typedText, problem) => {
  expect(parseEditorText('{"a":1,"b":2}', typedText)).toEqual({ problem });
});

it('the editor’s text of an object is its indented JSON with all keys and digits', () => {
  const ruleJson = '{"__proto__":{"a":9007199254740993},"b":1.0}';
  expect(toEditorText(ruleJson)).toBe('{\n  "__proto__": {\n    "a": 9007199254740993\n  },\n  "b": 1.0\n}');
  expect(parseEditorText(ruleJson, toEditorText(ruleJson))).toEqual({ ruleJson });
});

it.each([
  [NUMBER_RULE, '25', false],
  [NUMBER_RULE, '025', false],
  [NUMBER_RULE, '26', true],
  [NUMBER_RULE, '2.5x', true],
  ['{"value":2.50}', '2.50', false],
  ['{"a":1,"b":2}', '{"a": 1, "b": 2}', false],
  ['{"a":1,"b":2}', '{"a": 1, "b": 2.0}', true],
  ['{"a":1,"b":2}', '{"a": 1', true],
])('compares %s with the typed text %j: isEditorTextChanged is %s', (openedJson, typedText, expected) => {
  expect(isEditorTextChanged(openedJson, typedText)).toBe(expected);
});

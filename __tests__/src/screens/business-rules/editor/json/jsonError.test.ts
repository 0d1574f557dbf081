import { RULE_DEPTH_LIMIT } from '@/domain/limits';
import { findJsonError } from '@/screens/business-rules/editor/json/jsonError';

const findErrorPosition = (text: string) => {
  const error = findJsonError(text);
  return error && [error.kind, error.line, error.column];
};

it.each([
  '{}',
  '[]',
  ' {"a": [1, -0, 2.5e-3, true, false, null, "x\\u00e9\\n", {}]} \n',
  '"☎ 😀"',
  '{"__proto__":{"a":9007199254740993},"b":1.0}',
  '{"a":{"a":1},"b":{"a":2}}',
])('finds no error in %s', (text) => {
  expect(findErrorPosition(text)).toBeNull();
  expect(() => JSON.parse(text) as unknown).not.toThrow();
});

it.each([
  ['', 'unexpectedEnd', 1, 1],
  ['{', 'unexpectedEnd', 1, 2],
  ['{"a":1', 'unexpectedEnd', 1, 7],
  ['{"a":1,}', 'expectedKey', 1, 8],
  ['{a:1}', 'expectedKey', 1, 2],
  ["{'a':1}", 'expectedKey', 1, 2],
  ['{"a" 1}', 'expectedColon', 1, 6],
  ['{"a"', 'expectedColon', 1, 5],
  ['{"a":}', 'expectedValue', 1, 6],
  ['{\n  "a": 1\n  "b": 2\n}', 'expectedComma', 3, 3],
  ['[1 2]', 'expectedComma', 1, 4],
  ['[1,]', 'expectedValue', 1, 4],
  ['{"a":1}x', 'trailingText', 1, 8],
  ['{"a":1}}', 'trailingText', 1, 8],
  ['{\n"a": 012}', 'invalidNumber', 2, 6],
  ['{"a": 1.}', 'invalidNumber', 1, 7],
  ['{"a": -}', 'invalidNumber', 1, 7],
  ['{"a": NaN}', 'expectedValue', 1, 7],
  ['{"a": True}', 'expectedValue', 1, 7],
  ['{"a": "x\ny"}', 'invalidString', 1, 9],
  ['{"a": "x', 'invalidString', 1, 9],
  ['{"a": "\\x"}', 'invalidEscape', 1, 8],
  ['{"a": "\\u12"}', 'invalidEscape', 1, 8],
  ['{"a": 1.5.6, "b": x}', 'invalidNumber', 1, 7],
  ['[1/**/]', 'invalidNumber', 1, 2],
  ['[true /* no */]', 'expectedComma', 1, 7],
  ['// no\n{}', 'expectedValue', 1, 1],
])('finds the syntax error in %j: %s at line %i, column %i', (text, kind, line, column) => {
  expect(findErrorPosition(text)).toEqual([kind, line, column]);
  expect(() => JSON.parse(text) as unknown).toThrow();
});

it('finds errors that JSON.parse accepts: a duplicate key, a lone surrogate, and too deep nesting', () => {
  expect(findErrorPosition('{\n "a": 1,\n "\\u0061": 2\n}')).toEqual(['duplicateKey', 3, 2]);
  expect(findJsonError('{"x":1,"x":2}')).toMatchObject({ key: 'x', offset: 7 });
  expect(findErrorPosition('{"a": "\ud83d"}')).toEqual(['loneSurrogate', 1, 8]);
  expect(findErrorPosition(`${'['.repeat(RULE_DEPTH_LIMIT + 1)}${']'.repeat(RULE_DEPTH_LIMIT + 1)}`)).toEqual(
    ['tooDeep', 1, 1],
  );
  expect(findErrorPosition(`${'['.repeat(RULE_DEPTH_LIMIT)}${']'.repeat(RULE_DEPTH_LIMIT)}`)).toBeNull();
});

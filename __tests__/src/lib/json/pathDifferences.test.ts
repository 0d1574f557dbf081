import { findPathDifferences } from '@/lib/json/pathDifferences';

it.each([
  ['nothing for equal texts', ['{"a":1}', '{ "a": 1 }', '{"a":1}'], []],
  ['nothing for another order of keys', ['{"a":1,"b":2}', '{"b":2,"a":1}'], []],
  ['only the paths that differ', ['{"a":1,"b":2}', '{"a":1,"b":3}'], [['b', '2', '3']]],
  ['each text’s own value', ['{"a":1}', '{"a":2}', '{"a":1}'], [['a', '1', '2', '1']]],
  ['a path in a list', ['{"a":{"b":[1,2]}}', '{"a":{"b":[1]}}'], [['a.b[1]', '2', undefined]]],
  ['a missing object as a whole', ['{"a":{"b":1,"c":2}}', '{}'], [['a', '{"b":1,"c":2}', undefined]]],
  [
    'an empty object apart from a missing one',
    ['{"a":{}}', '{}', '{"a":{"b":1}}'],
    [['a', '{}', undefined, '{"b":1}']],
  ],
  [
    'the keys of an object that others lack',
    ['{"a":{"b":1}}', '{}', '{"a":{"b":2}}'],
    [['a.b', '1', undefined, '2']],
  ],
  ['a list and an object as a whole', ['{"a":[1]}', '{"a":{"0":1}}'], [['a', '[1]', '{"0":1}']]],
  ['a number and a text', ['5', '"5"'], [['', '5', '"5"']]],
  ['another notation of a number', ['{"a":1.0}', '{"a":1}'], [['a', '1.0', '1']]],
  [
    'a digit beyond 2^53',
    ['{"a":9007199254740993}', '{"a":9007199254740992}'],
    [['a', '9007199254740993', '9007199254740992']],
  ],
  [
    'keys that objects inherit',
    ['{"__proto__":{"a":1}}', '{"__proto__":{"a":2}}'],
    [['__proto__.a', '1', '2']],
  ],
])('finds %s', (_what, jsons, expected) => {
  expect(findPathDifferences(jsons).map(({ path, values }) => [path, ...values])).toEqual(expected);
});

import { findJsonDifferences } from '@/lib/json/jsonDifference';

it.each([
  ['no difference', '{"a":1}', '{"a":1}', []],
  ['no difference for spaces', '{"a":1}', '{ "a" : 1 }', []],
  ['no difference for another order of keys', '{"a":1,"b":2}', '{"b":2,"a":1}', []],
  ['a changed value', '{"a":1,"b":2}', '{"a":1,"b":3}', [{ path: 'b', before: '2', after: '3' }]],
  [
    'a changed value in a nested list',
    '{"a":{"b":[1,2]}}',
    '{"a":{"b":[1,5]}}',
    [{ path: 'a.b[1]', before: '2', after: '5' }],
  ],
  ['an added key', '{"a":1}', '{"a":1,"b":2}', [{ path: 'b', after: '2' }]],
  ['a removed key', '{"a":1,"b":2}', '{"a":1}', [{ path: 'b', before: '2' }]],
  ['an added list item', '[1]', '[1,{"x": 2}]', [{ path: '[1]', after: '{"x":2}' }]],
  [
    'a list that became an object',
    '{"a":[1]}',
    '{"a":{"0":1}}',
    [{ path: 'a', before: '[1]', after: '{"0":1}' }],
  ],
  ['another notation of a number', '{"a":1.0}', '{"a":1}', [{ path: 'a', before: '1.0', after: '1' }]],
  [
    'a digit beyond 2^53',
    '{"a":9007199254740993}',
    '{"a":9007199254740992}',
    [{ path: 'a', before: '9007199254740993', after: '9007199254740992' }],
  ],
  [
    'keys that every object inherits',
    '{"__proto__":{"a":1},"constructor":1}',
    '{"__proto__":{"a":2},"constructor":1}',
    [{ path: '__proto__.a', before: '1', after: '2' }],
  ],
  ['the whole value', '1', '"x"', [{ path: '', before: '1', after: '"x"' }]],
])('finds %s', (_case, before, after, differences) => {
  expect(findJsonDifferences(before, after)).toEqual(differences);
});

import { findMemberJson, splitArray, splitObject } from '@/lib/json/jsonText';

it.each([
  ['{}', []],
  [' { } ', []],
  ['{"a":1}', [['a', '1']]],
  ['{ "a" : 1.0 , "b":[1,{"c":","}] }', [['a', '1.0'], ['b', '[1,{"c":","}]']]], // prettier-ignore
  ['{"__proto__":{"x":1},"a":9007199254740993}', [['__proto__', '{"x":1}'], ['a', '9007199254740993']]], // prettier-ignore
  ['{"a":"\\"}{,:","b":"\\\\"}', [['a', '"\\"}{,:"'], ['b', '"\\\\"']]], // prettier-ignore
  ['{"a:b":1,"c\\"d":2}', [['a:b', '1'], ['c"d', '2']]], // prettier-ignore
  ['{"a":1,"a":2}', [['a', '1'], ['a', '2']]], // prettier-ignore
  ['{"\\u0061":null}', [['a', 'null']]],
  ['{"":-1.5e+10}', [['', '-1.5e+10']]],
  ['[1]', []],
  ['"{"', []],
  ['null', []],
])('splits the object %s', (json, members) => {
  expect(splitObject(json).map(({ name, valueJson }) => [name, valueJson])).toEqual(members);
});

it('keeps the escapes of a name', () => {
  expect(splitObject('{"\\u0061":1}')[0]?.nameJson).toBe('"\\u0061"');
});

it.each([
  ['[]', []],
  [' [ ] ', []],
  ['[1.0, 9007199254740993 ,"a,b"]', ['1.0', '9007199254740993', '"a,b"']],
  ['[[1,2],[],{"a":[3,4]}]', ['[1,2]', '[]', '{"a":[3,4]}']],
  ['["]\\\\","["]', ['"]\\\\"', '"["']],
  ['[null]', ['null']],
  ['{"a":[1]}', []],
  ['7', []],
])('splits the array %s', (json, items) => {
  expect(splitArray(json)).toEqual(items);
});

it('finds a member by its name, and the last one of duplicate names', () => {
  expect(findMemberJson('{"a":1,"b":2,"a":3}', 'a')).toBe('3');
  expect(findMemberJson('{"a":1}', 'toString')).toBeUndefined();
  expect(findMemberJson('[1]', 'a')).toBeUndefined();
});

it('splits several megabytes', () => {
  const item = '{"id":9007199254740993,"text":"a, b"}';
  expect(splitArray(`[${Array.from({ length: 100_000 }, () => item).join(',')}]`)).toHaveLength(100_000);
});

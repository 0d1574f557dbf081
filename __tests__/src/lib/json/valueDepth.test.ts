import { isValueNestedDeeperThan } from '@/lib/json/valueDepth';

it.each([
  ['a number', 0, false, '1'],
  ['null', 0, false, 'null'],
  ['an empty array', 0, true, '[]'],
  ['two nested arrays', 2, false, '[[]]'],
  ['three nested arrays', 2, true, '[[[]]]'],
  ['arrays in an object', 2, false, '{"a":[1],"b":[2]}'],
  ['three nested objects', 2, true, '{"a":1,"b":{"c":{}}}'],
  ['a string of brackets', 0, false, '"[[[["'],
  ['20,000 nested arrays', 200, true, `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
])('isValueNestedDeeperThan of %s with the limit %i is %s', (_description, limit, isDeeper, json) => {
  expect(isValueNestedDeeperThan(JSON.parse(json), limit)).toBe(isDeeper);
});

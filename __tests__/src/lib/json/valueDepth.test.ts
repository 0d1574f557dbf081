import { isValueNestedDeeperThan } from '@/lib/json/valueDepth';

it.each([
  ['1', 0, false],
  ['null', 0, false],
  ['[]', 0, true],
  ['[[]]', 2, false],
  ['[[[]]]', 2, true],
  ['{"a":[1],"b":[2]}', 2, false],
  ['{"a":1,"b":{"c":{}}}', 2, true],
  ['"[[[["', 0, false],
  [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 200, true],
])('isValueNestedDeeperThan of %.30s with the limit %i is %s', (json, limit, isDeeper) => {
  expect(isValueNestedDeeperThan(JSON.parse(json), limit)).toBe(isDeeper);
});

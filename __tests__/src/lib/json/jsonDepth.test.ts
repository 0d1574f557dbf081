import { isNestedDeeperThan } from '@/lib/json/jsonDepth';

it.each([
  ['', 0, false],
  ['1', 0, false],
  ['[]', 0, true],
  ['[[]]', 2, false],
  ['[[[]]]', 2, true],
  ['[[[]],[[[]]]]', 3, true],
  ['[{"a":[1]},{"b":[2]}]', 3, false],
  ['{"a":"[[[["}', 1, false],
  ['{"a":"\\"[[["}', 1, false],
  ['{"a":"\\\\"}', 1, false],
  ['["\\\\",[[1]]]', 2, true],
  ['["\\\\\\"",[[1]],"[["]', 3, false],
  ['["never ends [[[', 1, false],
  ['["\\', 1, false],
])('isNestedDeeperThan of %s with the limit %i is %s', (json, limit, isDeeper) => {
  expect(isNestedDeeperThan(json, limit)).toBe(isDeeper);
});

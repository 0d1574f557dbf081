import { normalizeJson } from '@/lib/json/normalizeJson';

it.each([
  ['{"y":1,"x":[{"b":1.0,"a":"}"}]}', '{"x":[{"a":"}","b":1.0}],"y":1}'],
  ['{ "__proto__" : 9007199254740993, "\\u0061":{} }', '{"__proto__":9007199254740993,"a":{}}'],
  ['{"a":1,"a":2}', '{"a":2}'],
  ['[2,1]', '[2,1]'],
  [' "b a" ', '"b a"'],
  ['{"a":["\\u0062\\/\\"","\\uD83D"]}', '{"a":["b/\\"","\\ud83d"]}'],
])('writes %s as %s', (json, sorted) => {
  expect(normalizeJson(json)).toBe(sorted);
});

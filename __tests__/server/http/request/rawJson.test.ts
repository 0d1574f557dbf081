import { extractRawMember } from '@server/http/request/rawJson';

it.each([
  ['{"rule":1}', '1'],
  ['{"rule":1.0}', '1.0'],
  [' { "a" : [1,{"rule":2}] , "rule" : 9007199254740993 , "b":1}', '9007199254740993'],
  ['{"rule":"a\\"}b"}', '"a\\"}b"'],
  ['{"rule":"\\\\","x":1}', '"\\\\"'],
  ['{"rule":{"a":"}","b":[{"c":"]"}]},"x":1}', '{"a":"}","b":[{"c":"]"}]}'],
  ['{"rule":[ 1, [2] ]\n}', '[ 1, [2] ]'],
  ['{"rule":null}', 'null'],
  ['{"rule":true,"x":"rule"}', 'true'],
  ['{"r\\u0075le":-1e3}', '-1e3'],
  ['{"rule":1,"rule":2}', '2'],
  ['{"__proto__":{"rule":1},"rule":{}}', '{}'],
  ['{"rule":""}', '""'],
])('extracts the member from %s', (json, expected) => {
  expect(extractRawMember(json, 'rule')).toBe(expected);
});

it.each(['{}', '{"a":{"rule":1}}', '{"a":"rule"}', '{"rules":1}'])('finds no member in %s', (json) => {
  expect(extractRawMember(json, 'rule')).toBeUndefined();
});

it('agrees with JSON.parse for values that JSON.parse preserves', () => {
  const values = [
    0,
    -5,
    'x',
    '',
    '"',
    '\\',
    '}{][,:',
    null,
    true,
    [],
    {},
    [[[]]],
    { a: { b: [1, '2', { c: null }] } },
    'é\u2028😀',
  ];
  for (const rule of values) {
    for (const indent of [0, 2]) {
      const json = JSON.stringify({ before: values, rule, after: { rule: 'inner' } }, null, indent);
      expect(JSON.parse(extractRawMember(json, 'rule') ?? '')).toEqual(rule);
    }
  }
});

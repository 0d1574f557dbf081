import { formatJson } from '@/screens/business-rules/editor/json/formatJson';

it.each([
  ['{}', '{}'],
  ['[ ]', '[]'],
  ['1.0', '1.0'],
  ['"a b , { }"', '"a b , { }"'],
  ['{"a":1.0,"b":[9007199254740993,[]],"__proto__":{"c":{}}}', `{
  "a": 1.0,
  "b": [
    9007199254740993,
    []
  ],
  "__proto__": {
    "c": {}
  }
}`], // prettier-ignore
  ['[[],[1,"\\"]\\\\"],true,null,-1e5]', `[
  [],
  [
    1,
    "\\"]\\\\"
  ],
  true,
  null,
  -1e5
]`], // prettier-ignore
])('formats %s', (json, indented) => {
  expect(formatJson(json)).toBe(indented);
  expect(formatJson(indented)).toBe(indented);
});

it('formats like JSON.stringify with two spaces', () => {
  const value = { a: [1, 'x', { b: null, c: [], d: {} }], 'e f': true, g: '\\"\n☎' };
  expect(formatJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
});

it('has no carriage returns, which a text area would change', () => {
  expect(formatJson('{\r\n"a":\r1}')).toBe('{\n  "a": 1\n}');
});

it('formats a megabyte within a test’s time', () => {
  const item = '{"id":9007199254740993,"text":"a, b"}';
  const json = `[${Array.from({ length: 30_000 }, () => item).join(',')}]`;
  expect(formatJson(json).length).toBeGreaterThan(json.length);
});

import { findJsonError } from '@/lib/jsonError';

const place = (text: string) => {
  const mistake = findJsonError(text, 20);
  return mistake && [mistake.kind, mistake.line, mistake.column];
};

it.each([
  '{}',
  '[]',
  ' {"a": [1, -0, 2.5e-3, true, false, null, "x\\u00e9\\n", {}]} \n',
  '"☎ 😀"',
  '{"__proto__":{"a":9007199254740993},"b":1.0}',
  '{"a":{"a":1},"b":{"a":2}}',
])('finds nothing in %s', (text) => {
  expect(place(text)).toBeNull();
  expect(() => JSON.parse(text) as unknown).not.toThrow();
});

it.each([
  ['', 'end', 1, 1],
  ['{', 'end', 1, 2],
  ['{"a":1', 'end', 1, 7],
  ['{"a":1,}', 'key', 1, 8],
  ['{a:1}', 'key', 1, 2],
  ["{'a':1}", 'key', 1, 2],
  ['{"a" 1}', 'colon', 1, 6],
  ['{"a":}', 'value', 1, 6],
  ['{\n  "a": 1\n  "b": 2\n}', 'comma', 3, 3],
  ['[1 2]', 'comma', 1, 4],
  ['[1,]', 'value', 1, 4],
  ['{"a":1}x', 'rest', 1, 8],
  ['{"a":1}}', 'rest', 1, 8],
  ['{\n"a": 012}', 'number', 2, 6],
  ['{"a": 1.}', 'number', 1, 7],
  ['{"a": -}', 'number', 1, 7],
  ['{"a": NaN}', 'value', 1, 7],
  ['{"a": True}', 'value', 1, 7],
  ['{"a": "x\ny"}', 'string', 1, 9],
  ['{"a": "x', 'string', 1, 9],
  ['{"a": "\\x"}', 'escape', 1, 8],
  ['{"a": "\\u12"}', 'escape', 1, 8],
  ['// no\n{}', 'value', 1, 1],
])('%j is refused as JSON refuses it: %s at line %i, column %i', (text, what, line, column) => {
  expect(place(text)).toEqual([what, line, column]);
  expect(() => JSON.parse(text) as unknown).toThrow();
});

it('refuses what parsing would lose unseen: a key that stands twice, half a character, and what nests too deep', () => {
  expect(place('{\n "a": 1,\n "\\u0061": 2\n}')).toEqual(['twice', 3, 2]);
  expect(findJsonError('{"x":1,"x":2}', 20)).toMatchObject({ key: 'x', place: 7 });
  expect(place('{"a": "\ud83d"}')).toEqual(['sign', 1, 8]);
  expect(place(`${'['.repeat(21)}${']'.repeat(21)}`)).toEqual(['deep', 1, 1]);
  expect(place(`${'['.repeat(20)}${']'.repeat(20)}`)).toBeNull();
});

import { type JsonOutline, kindOf, nameJsonOf, valueJsonOf } from '@/lib/json/jsonOutline';
import { outlineJson } from '@/lib/json/outlineJson';

/** More values than any JSON of these tests has. */
const AMPLE_LIMIT = 100_000;

/** Each value as `depth name value`; a container has its kind and its number of children as the value. */
function formatOutline(text: string): string[] {
  const outline = outlineJson(text, AMPLE_LIMIT);
  return Array.from({ length: outline.count }, (_, node) => formatNode(outline, node));
}

function formatNode(outline: JsonOutline, node: number): string {
  const kind = kindOf(outline, node);
  const value = kind === 'scalar' ? valueJsonOf(outline, node) : `${kind} ${outline.childCounts[node]}`;
  return [outline.depths[node], nameJsonOf(outline, node), value].filter((part) => part !== '').join(' ');
}

it.each<[string, string, string[]]>([
  ['a number with all its digits', '9007199254740993', ['0 9007199254740993']],
  ['an empty text', '  ', []],
  [
    'digits, keys and their order unchanged',
    '{"b": 1.0, "__proto__": 1e3, "2": -0, "b": null}',
    ['0 object 4', '1 "b" 1.0', '1 "__proto__" 1e3', '1 "2" -0', '1 "b" null'],
  ],
  [
    'brackets, commas and escaped quotes in strings',
    String.raw`["a,]}", "\"", "\\", {"k\"": []}, true]`,
    [
      '0 array 5',
      '1 "a,]}"',
      String.raw`1 "\""`,
      String.raw`1 "\\"`,
      '1 object 1',
      String.raw`2 "k\"" array 0`,
      '1 true',
    ],
  ],
])('reads %s', (_, text, expected) => expect(formatOutline(text)).toEqual(expected));

it('has the end of each subtree, the index of each value in its container, and the text of each value', () => {
  const outline = outlineJson('[[1,2],{"a":3}]', AMPLE_LIMIT);
  expect([...outline.subtreeEnds]).toEqual([6, 4, 3, 4, 6, 6]);
  expect([...outline.indexes]).toEqual([0, 0, 0, 1, 1, 0]);
  expect(valueJsonOf(outline, 4)).toBe('{"a":3}');
});

it('reads a nesting of 20,000 levels', () => {
  const outline = outlineJson(`${'{"a":['.repeat(10_000)}${']}'.repeat(10_000)}`, AMPLE_LIMIT);
  expect(outline.count).toBe(20_000);
  expect(outline.depths[19_999]).toBe(19_999);
  expect(outline.subtreeEnds[0]).toBe(20_000);
});

it('stops at its limit and returns how far it has read', () => {
  const outline = outlineJson('[10,[20,30],40]', 3);
  expect(outline.count).toBe(3);
  expect(outline.readEnd).toBe('[10,['.length);
  expect([...outline.subtreeEnds]).toEqual([3, 2, 3]);
});

it.each(['{"a":', ']]', '{"a', '[1,', '"\\', '{]}', ':::'])('reads invalid JSON to its end: %s', (text) => {
  expect(outlineJson(text, AMPLE_LIMIT).readEnd).toBe(text.length);
});

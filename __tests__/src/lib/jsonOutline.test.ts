import { type JsonOutline, kindOf, nameTextOf, outlineJson, valueTextOf } from '@/lib/jsonOutline';

/** Each value as `depth name value`, containers by their kind and size. */
function lines(text: string, limit = 1000): string[] {
  const outline = outlineJson(text, limit);
  return Array.from({ length: outline.count }, (_, node) => line(outline, node));
}

function line(outline: JsonOutline, node: number): string {
  const kind = kindOf(outline, node);
  const value = kind === 'scalar' ? valueTextOf(outline, node) : `${kind} ${outline.childCounts[node]}`;
  return [outline.depths[node], nameTextOf(outline, node), value].filter((part) => part !== '').join(' ');
}

it.each<[string, string, string[]]>([
  ['a number as it was written', '9007199254740993', ['0 9007199254740993']],
  ['nothing', '  ', []],
  [
    'digits, keys and order as they came',
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
])('reads %s', (_, text, expected) => expect(lines(text)).toEqual(expected));

it('knows what is within a container, its places and its text', () => {
  const outline = outlineJson('[[1,2],{"a":3}]', 100);
  expect([...outline.subtreeEnds]).toEqual([6, 4, 3, 4, 6, 6]);
  expect([...outline.indexes]).toEqual([0, 0, 0, 1, 1, 0]);
  expect(valueTextOf(outline, 4)).toBe('{"a":3}');
});

it('reads a nesting of 20,000 levels', () => {
  const outline = outlineJson(`${'{"a":['.repeat(10_000)}${']}'.repeat(10_000)}`, 100_000);
  expect(outline.count).toBe(20_000);
  expect(outline.depths[19_999]).toBe(19_999);
  expect(outline.subtreeEnds[0]).toBe(20_000);
});

it('stops at its limit and says how far it read', () => {
  const outline = outlineJson('[10,[20,30],40]', 3);
  expect(outline.count).toBe(3);
  expect(outline.read).toBe('[10,['.length);
  expect([...outline.subtreeEnds]).toEqual([3, 2, 3]);
});

it.each(['{"a":', ']]', '{"a', '[1,', '"\\', '{]}', ':::'])(
  'comes to an end with what is no JSON: %s',
  (text) => {
    expect(outlineJson(text, 100).read).toBe(text.length);
  },
);

import { compareRules, sumCategories } from '@/domain/fleet/compareRules';
import { buildComparisonRows } from '@/domain/fleet/comparisonRows';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { WITHHELD_JSON } from '@/domain/fleet/storedRun';

/** The rule's JSON texts of each agency; null for none, undefined for no category, 'failed' for one that was not read. */
function compare(...values: readonly (string | null | undefined)[]) {
  const outcomes = Object.fromEntries(
    values.map((json, index) => [
      String(index),
      json === 'failed'
        ? { status: 'failed' }
        : {
            status: 'done',
            answer: {
              categories: json === undefined ? [] : ['Fares'],
              rules: typeof json === 'string' ? [{ category: 'Fares', identity: 'cap', json }] : [],
            },
          },
    ]),
  ) as FleetRun<'rules'>['outcomes'];
  return compareRules({ outcomes }, Object.keys(outcomes));
}

const comparisons = (...values: readonly (string | null | undefined)[]) =>
  compare(...values)[0]?.cells.map(({ comparison }) => comparison);

it.each([
  ['same', '{"cap":5}', '{"cap":5}'],
  ['same', '{"a":1,"b":2}', '{"b":2,"a":1}'],
  ['same', '{"a":"\\u0061\\/"}', '{"\\u0061":"a/"}'],
  ['different', '{"cap":5}', '{"cap":6}'],
  ['different', '{"cap":1}', '{"cap":1.0}'],
  ['different', '{"cap":9007199254740993}', '{"cap":9007199254740992}'],
  ['different', '{"cap":5}', '{"limit":5}'],
  ['different', '{"a":1,"__proto__":2}', '{"a":1,"__proto__":3}'],
  ['otherType', '{"cap":5}', '{"cap":"5"}'],
  ['otherType', '{"cap":5}', '{"cap":5,"period":"day"}'],
  ['notEditable', '{"cap":5}', '{"cap":[5]}'],
  ['missing', '{"cap":5}', null],
  ['missing', '{"cap":5}', undefined],
  ['extra', null, '{"cap":5}'],
])('%s: %s and %s', (comparison, reference, json) => {
  expect(comparisons(reference, json)).toEqual(['same', comparison]);
});

it('tells a missing category from a missing rule', () => {
  expect(compare('{"cap":5}', null, undefined)[0]?.cells.map(({ hasCategory }) => hasCategory)).toEqual([
    true,
    true,
    false,
  ]);
});

it('compares with the first agency that was read, and says which ones were not', () => {
  const [rule] = compare('failed', '{"cap":5}', '{"cap":5}');
  expect(rule?.cells.map(({ comparison }) => comparison)).toEqual(['notRead', 'same', 'same']);
  expect(rule?.hasDifference).toBe(false);
});

it('opens object rules into the paths that differ', () => {
  const [rule] = compare(
    '{"day":{"cap":5,"unit":"usd"},"x":1}',
    null,
    '{"day":{"cap":6,"unit":"usd"},"x":1}',
  );
  expect(rule?.paths).toEqual([{ path: 'day.cap', values: ['5', undefined, '6'] }]);
});

it('opens no path of an object rule that differs only in escapes', () => {
  const [rule] = compare('{"name":"\\u0061","cap":5}', '{"name":"a","cap":6}', '{"cap":5,"name":"a"}');
  expect(rule?.cells.map(({ comparison }) => comparison)).toEqual(['same', 'different', 'same']);
  expect(rule?.paths).toEqual([{ path: 'cap', values: ['5', '6', '5'] }]);
});

it('counts for each agency the paths in which it differs from the reference', () => {
  const rules = compare(
    'failed',
    '{"day":{"cap":5,"x":1,"y":1}}',
    '{"day":{"cap":5,"x":2,"y":1}}',
    '{"day":{"cap":6,"x":1,"y":2}}',
  );
  const [rule, ...paths] = buildComparisonRows(rules);
  expect(paths.map(({ path }) => path)).toEqual(['day.cap', 'day.x', 'day.y']);
  expect(rule?.cells.map(({ text }) => text).slice(2)).toEqual(['1 path differs', '2 paths differ']);
});

it('keeps all rules of one name apart from each other', () => {
  const answer = (...jsons: string[]) => ({
    status: 'done' as const,
    at: 0,
    answer: {
      categories: ['Fares', 'Fares'],
      categoryIds: ['1', '2'],
      rules: jsons.map((json) => ({ category: 'Fares', identity: 'cap', json })),
    },
  });
  const outcomes = {
    A: answer('{"cap":1}', '{"cap":2}'),
    B: answer('{"cap":2}', '{"cap":1}'),
    C: answer('{"cap":1}'),
    D: answer('{"c\\u0061p":2}', '{"cap":1}'),
  };
  expect(
    compareRules({ outcomes }, ['A', 'B', 'C', 'D'])[0]?.cells.map(({ comparison }) => comparison),
  ).toEqual(['same', 'same', 'different', 'same']);
});

it('opens no path when only one of the values is an object', () => {
  expect(compare('{"day":{"cap":5},"x":1}', '{"cap":5}')[0]?.paths).toEqual([]);
});

it('orders the rules by category, and then by name', () => {
  const rules = ['Zones cap', 'Fares x', 'Fares cap'].map((name) => {
    const [category = '', identity = ''] = name.split(' ');
    return { category, identity, json: '{"value":5}' };
  });
  const outcomes = {
    A: { status: 'done' as const, at: 0, answer: { categories: [], categoryIds: [], rules } },
  };
  expect(
    compareRules({ outcomes }, ['A']).map(({ category, identity }) => `${category} ${identity}`),
  ).toEqual(['Fares cap', 'Fares x', 'Zones cap']);
});

it.each([
  ['the values of one name', ['{"cap":5}', '{"cap":6}'], ['5', '6'], 1],
  ['the same value', ['{"cap":5}', '{"cap":5}', 'failed'], ['5', '5', 'not read'], 0],
  ['values of two names', ['{"cap":5}', '{"limit":5}'], ['{"cap":5}', '{"limit":5}'], 1],
  ['another type', ['{"cap":5}', '{"cap":"5"}'], ['5', '"5" (string)'], 1],
  ['a type without an editor', ['{"cap":5}', '{"cap":[5]}'], ['5', '[5] (list, no editor)'], 1],
  ['an object', ['{"cap":5}', '{"cap":5,"x":1}'], ['{"cap":5}', '{"cap":5,"x":1} (object)'], 1],
])('shows %s', (_case, jsons, texts, differingCount) => {
  const [row] = buildComparisonRows(compare(...jsons));
  expect(row?.cells.map(({ text }) => text)).toEqual(texts);
  expect(row?.differingCount).toBe(differingCount);
});

it('shows a path that an object lacks, and none of an agency without the rule', () => {
  const [, path] = buildComparisonRows(
    compare('{"a":1,"b":1}', '{"a":1,"c":1,"b":1}', '{"a":1,"b":1}', null),
  );
  expect(path).toMatchObject({
    path: 'c',
    cells: [
      { text: 'none', comparison: 'same' },
      { text: '1', comparison: 'different' },
      { text: 'none', comparison: 'same' },
      { text: '', comparison: 'same' },
    ],
  });
});

it('opens the paths of the objects beside a value of another type, which has no text in their rows', () => {
  const rules = compare('{"a":1,"b":1}', '{"a":2,"b":1}', '{"cap":5}', WITHHELD_JSON);
  const [rule, ...paths] = buildComparisonRows(rules);
  expect(rule?.cells.map(({ text }) => text)).toEqual([
    '{"a":1,"b":1}',
    '1 path differs',
    '{"cap":5} (number)',
    'not kept',
  ]);
  const none = { text: '', comparison: 'same' };
  expect(paths).toMatchObject([
    {
      path: 'a',
      cells: [{ text: '1', comparison: 'same' }, { text: '2', comparison: 'different' }, none, none],
    },
  ]);
});

it.each([
  ['without the rule', null],
  ['with a value of another type', '{"cap":5}'],
])('compares the paths with the first object below a reference %s', (_case, reference) => {
  const objects = ['{"a":1,"b":1}', '{"a":2,"b":1}', '{"a":1,"b":1}'];
  const [rule, ...paths] = buildComparisonRows(compare(reference, ...objects));
  expect(rule?.cells.slice(1).map(({ text }) => text.replace(' (object)', ''))).toEqual(objects);
  expect(paths).toMatchObject([
    {
      path: 'a',
      cells: [
        { text: '', comparison: 'same' },
        { text: '1', comparison: 'same' },
        { text: '2', comparison: 'different' },
        { text: '1', comparison: 'same' },
      ],
    },
  ]);
});

it('sums the rules and the differences of each category', () => {
  expect(sumCategories(compare('{"cap":5}', '{"cap":6}'))).toEqual([
    { category: 'Fares', rules: 1, different: 1, withheld: 0 },
  ]);
});

it('does not say that values are the same, or differ, of which one was not kept', () => {
  const rules = compare(WITHHELD_JSON, WITHHELD_JSON, '{"key":"a"}', null);
  expect(rules[0]?.cells.map(({ comparison }) => comparison)).toEqual([
    'withheld',
    'withheld',
    'withheld',
    'missing',
  ]);
  const [row] = buildComparisonRows(rules);
  expect(row?.cells.map(({ text }) => text)).toEqual(['not kept', 'not kept', '{"key":"a"}', 'rule missing']);
  const withheld = compare(WITHHELD_JSON, WITHHELD_JSON);
  expect(sumCategories(withheld)).toEqual([{ category: 'Fares', rules: 1, different: 0, withheld: 1 }]);
  // The filter of differences shows it.
  expect(buildComparisonRows(withheld)[0]?.differingCount).toBeGreaterThan(0);
});

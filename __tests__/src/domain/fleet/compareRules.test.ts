import { compareRules, sumCategories } from '@/domain/fleet/compareRules';
import { buildComparisonRows } from '@/domain/fleet/comparisonRows';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { WITHHELD_JSON } from '@/domain/fleet/keptRun';

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

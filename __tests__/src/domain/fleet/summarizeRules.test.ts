import { type FleetRun } from '@/domain/fleet/fleetRun';
import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { summarizeRules } from '@/domain/fleet/summarizeRules';
import { hasSameValue } from '@/domain/ruleValue';

/** A run in which each agency has these values of the rule `daily_cap`; `null` for none, `undefined` for no category. */
function buildRun(values: Record<string, string | null | undefined>): FleetRun<'rules'> {
  return {
    agencies: Object.keys(values).map((abbreviation) => ({ abbreviation })),
    outcomes: Object.fromEntries(
      Object.entries(values).map(([abbreviation, json]) => [
        abbreviation,
        {
          status: 'done',
          answer: {
            categories: json === undefined ? [] : ['Fares'],
            rules:
              json === null || json === undefined ? [] : [{ category: 'Fares', identity: 'daily_cap', json }],
          },
        },
      ]),
    ),
  } as unknown as FleetRun<'rules'>;
}

it('leaves out rules that are not wanted', () => {
  const run = buildRun({ A: '1' });
  expect(summarizeRules(run, ({ identity }) => identity === 'daily_cap')).toEqual(summarizeRules(run));
  expect(summarizeRules(run, ({ identity }) => identity !== 'daily_cap')).toEqual([]);
});

it('counts who has which value, and who lacks the rule or its category', () => {
  const run = buildRun({
    A: '{"daily_cap":200}',
    B: '{"daily_cap":200}',
    C: '{"daily_cap":250}',
    D: null,
    E: undefined,
  });
  expect(summarizeRules(run)).toEqual([
    {
      category: 'Fares',
      identity: 'daily_cap',
      isNameless: false,
      values: [
        { json: '{"daily_cap":200}', kind: 'number', agencies: ['A', 'B'] },
        { json: '{"daily_cap":250}', kind: 'number', agencies: ['C'] },
      ],
      withheld: [],
      missing: ['D'],
      withoutCategory: ['E'],
      differingCount: 3,
    },
  ]);
});

it('counts an agency once that has two rules of the same name', () => {
  const run = buildRun({ A: '{"daily_cap":200}', B: '{"daily_cap":250}' });
  const { rules } = (run.outcomes.A as { answer: { rules: unknown } }).answer as { rules: object[] };
  rules.push(...rules);
  expect(summarizeRules(run)).toMatchObject([
    { values: [{ agencies: ['A'] }, { agencies: ['B'] }], differingCount: 1 },
  ]);
});

it.each([
  ['{"cap":5}', '{"cap":"5"}'],
  ['{"cap":1}', '{"cap":1.0}'],
  ['{"cap":9007199254740993}', '{"cap":9007199254740992}'],
  ['{"__proto__":{"a":1}}', '{"__proto__":{"a":2}}'],
])('%s and %s are different values', (first, second) => {
  expect(summarizeRules(buildRun({ A: first, B: second }))[0]?.values).toHaveLength(2);
});

it('takes values that differ only in escapes for the same, as a rollout does', () => {
  const [first, second] = ['{"\\u006eame":"a\\/b"}', '{"name":"\\u0061/b"}'];
  expect(hasSameValue(first, second)).toBe(true);
  expect(summarizeRules(buildRun({ A: first, B: second }))).toMatchObject([
    { values: [{ json: first, agencies: ['A', 'B'] }], differingCount: 0 },
  ]);
});

it('takes values that differ only in the order of keys for the same', () => {
  const run = buildRun({
    A: '{"day":{"x":1,"y":1}}',
    B: '{"day":{"y":1,"x":1}}',
    C: '{"day":{"x":2,"y":1}}',
  });
  expect(summarizeRules(run)[0]).toMatchObject({
    values: [{ agencies: ['A', 'B'] }, { agencies: ['C'] }],
    differingCount: 1,
  });
});

it('leaves agencies that were not read out of every count', () => {
  const run = buildRun({ A: '{"daily_cap":200}' });
  const agencies = [...run.agencies, { abbreviation: 'B' }, { abbreviation: 'C' }] as typeof run.agencies;
  const outcomes = {
    ...run.outcomes,
    B: { status: 'failed' as const, message: 'Could not sign in (403).', isPlatformDown: false, at: 0 },
  };
  expect(summarizeRules({ ...run, agencies, outcomes })[0]).toMatchObject({
    missing: [],
    withoutCategory: [],
    differingCount: 0,
  });
});

it('counts values that were not kept as ones that may differ, apart from the values that are known', () => {
  const known = '{"api_key":"x"}';
  const [rule] = summarizeRules(buildRun({ A: WITHHELD_JSON, B: WITHHELD_JSON, C: known }));
  expect(rule?.values.map(({ json }) => json)).toEqual([known]);
  expect(rule?.withheld).toEqual(['A', 'B']);
  expect(rule?.differingCount).toBe(2);
  expect(summarizeRules(buildRun({ A: WITHHELD_JSON, B: WITHHELD_JSON }))[0]?.differingCount).toBe(2);
});

it('sorts the rules with the most differences first', () => {
  const run = buildRun({ A: '{"x":1}', B: '{"x":1}' });
  for (const [abbreviation, json] of [
    ['A', '{"y":1}'],
    ['B', '{"y":2}'],
  ] as const) {
    const outcome = run.outcomes[abbreviation];
    if (outcome?.status === 'done')
      (outcome.answer.rules as unknown[]).push({ category: 'Fares', identity: 'period', json });
  }
  expect(summarizeRules(run).map(({ identity }) => identity)).toEqual(['period', 'daily_cap']);
});

it('sorts rules that differ equally by category, and then by name', () => {
  const rules = ['Zones cap', 'Fares x', 'Fares cap'].map((name) => {
    const [category, identity] = name.split(' ');
    return { category, identity, json: '{"x":1}' };
  });
  const run = {
    agencies: [{ abbreviation: 'A' }],
    outcomes: {
      A: { status: 'done', answer: { categories: ['Fares', 'Zones'], categoryIds: ['1', '2'], rules } },
    },
  } as unknown as FleetRun<'rules'>;
  expect(summarizeRules(run).map(({ category, identity }) => `${category} ${identity}`)).toEqual([
    'Fares cap',
    'Fares x',
    'Zones cap',
  ]);
});

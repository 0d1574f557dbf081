import { compareRules, type RuleComparison } from '@/domain/fleet/compareRules';
import { type FleetRule, type FleetRun } from '@/domain/fleet/fleetRun';
import { compareRulesSnapshot } from '@/domain/snapshots/compareRulesSnapshot';
import { createRandom, type Random } from '@server/db/seed/values/random';

const PAIRS = 1000;
const SNAPSHOTS = 250;
const KEYS = ['cap', 'a b', '__proto__', 'constructor', 'day.length', '0', 'ü"'];
const SCALARS = [
  '0',
  '1',
  '1.0',
  '1e2',
  '9007199254740993',
  '9007199254740992',
  '"1"',
  '"{\\"a\\":1}"',
  'true',
  'null',
];
const CATEGORIES = ['Fares', 'Accounts', '__proto__'];
const CATEGORY_IDS = CATEGORIES.map((_, index) => String(index));
const OPPOSITES: Partial<Record<RuleComparison, RuleComparison>> = { missing: 'extra', extra: 'missing' };

/** A value of at most this depth. */
function generateValue(random: Random, depth: number): string {
  const kind = depth === 0 ? 0 : random.below(4);
  if (kind < 2) return random.pick(SCALARS);
  const items = Array.from({ length: random.below(4) }, () => generateValue(random, depth - 1));
  return kind === 2 ? `[${items.join(',')}]` : generateObject(items);
}

function generateObject(values: readonly string[]): string {
  return `{${values.map((value, index) => `${JSON.stringify(KEYS[index])}:${value}`).join(',')}}`;
}

/** An object with this text under a key that no generated object has, so that another text there is a difference. */
function plant(json: string, text: string): string {
  const members = json.slice(1, -1);
  return `{${members === '' ? '' : `${members},`}"planted":{"deep":[${text}]}}`;
}

/** Two sets of rules, and the names of the rules that differ with how they differ. */
function generatePair(random: Random) {
  const sides: [FleetRule[], FleetRule[]] = [[], []];
  const planted = new Map<string, RuleComparison>();
  for (let index = random.below(8); index >= 0; index -= 1) {
    const names = { category: random.pick(CATEGORIES), identity: `${random.pick(KEYS)} ${index}` };
    const base = generateObject(Array.from({ length: random.below(4) }, () => generateValue(random, 3)));
    const texts = ['7', '7.0', '"7"', '70', '[]', '{}'];
    const [first, second] = [random.pick(texts), random.pick(texts)];
    const change = random.below(4);
    const isDifferent = change === 2 && first !== second;
    if (change !== 0) sides[0].push({ ...names, json: plant(base, first) });
    if (change !== 1) sides[1].push({ ...names, json: plant(base, isDifferent ? second : first) });
    const comparison = change === 0 ? 'extra' : change === 1 ? 'missing' : isDifferent ? 'different' : 'same';
    planted.set(JSON.stringify(names), comparison);
  }
  return { sides, planted };
}

function compare(sides: readonly FleetRule[][]) {
  const outcomes = Object.fromEntries(
    sides.map((rules, index) => [
      String(index),
      { status: 'done', at: 0, answer: { categories: CATEGORIES, categoryIds: CATEGORY_IDS, rules } },
    ]),
  ) as FleetRun<'rules'>['outcomes'];
  return compareRules({ outcomes }, Object.keys(outcomes));
}

it(`finds every planted difference of ${PAIRS} pairs of rule sets, and the opposite in the opposite order`, () => {
  const random = createRandom(23, 'pairs of rule sets');
  const found = new Set<RuleComparison>();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { sides, planted } = generatePair(random);
    const there = compare(sides);
    const back = compare(sides.toReversed());
    expect(there).toHaveLength(planted.size);
    for (const [index, { category, identity, cells, paths, hasDifference }] of there.entries()) {
      const comparison = cells[1]?.comparison ?? 'notRead';
      found.add(comparison);
      expect(comparison).toBe(planted.get(JSON.stringify({ category, identity })));
      expect(hasDifference).toBe(comparison !== 'same');
      // The only path that differs is the planted one; the rest of the rule is equal.
      expect(paths.map(({ path }) => path)).toEqual(comparison === 'different' ? ['planted.deep[0]'] : []);
      expect(back[index]?.cells[1]?.comparison).toBe(OPPOSITES[comparison] ?? comparison);
      expect(back[index]?.paths).toEqual(
        paths.map(({ path, values }) => ({ path, values: values.toReversed() })),
      );
    }
  }
  expect([...found].sort()).toEqual(['different', 'extra', 'missing', 'same']);
});

it(`finds the same in a snapshot, and nothing when it is compared with itself, for ${SNAPSHOTS} of them`, () => {
  const random = createRandom(24, 'pairs of a snapshot and now');
  const all = { unread: [], hasAllCategories: true };
  for (let pair = 0; pair < SNAPSHOTS; pair += 1) {
    const { sides, planted } = generatePair(random);
    const [before, now] = sides.map((rules) => ({
      categories: CATEGORIES,
      categoryIds: CATEGORY_IDS,
      rules,
    }));
    if (!before || !now) throw new Error('two sides');
    expect(compareRulesSnapshot(before, { answer: before, ...all }).differences).toEqual([]);
    const { differences, ruleCount } = compareRulesSnapshot(before, { answer: now, ...all });
    expect(ruleCount).toBe(planted.size);
    const expected = [...planted].filter(([, comparison]) => comparison !== 'same');
    expect(
      Object.fromEntries(
        differences.map(({ category, identity, cells }) => [
          JSON.stringify({ category, identity }),
          cells[1]?.comparison,
        ]),
      ),
    ).toEqual(Object.fromEntries(expected));
    // What could not be read now is neither a difference nor equal.
    const partly = compareRulesSnapshot(before, { answer: now, unread: ['Fares'], hasAllCategories: true });
    expect(partly.differences).toEqual(differences.filter(({ category }) => category !== 'Fares'));
    expect(partly.notCompared).toEqual(['Fares']);
  }
});

import { groupBy } from '@/lib/groupBy';
import { normalizeJson, unifyEscapes } from '@/lib/json/normalizeJson';
import { findPathDifferences, type PathDifference } from '@/lib/json/pathDifferences';
import { parseRuleValue } from '../entities/businessRule';
import { hasSameValue } from '../ruleValue';
import { type FleetRule, type FleetRun, type RulesAnswer } from './fleetRun';
import { getAnswer } from './runOutcomes';
import { WITHHELD_JSON } from './storedRun';

/**
 * How an agency's rule compares with that of the reference, which is the first agency that could be read. `notEditable`:
 * another value, and at least one of the two is of a kind without an editor. `missing`: the reference has the rule and this agency does
 * not; `extra` is the opposite. `withheld`: nobody knows whether they differ, because the value of one was not stored.
 */
export type RuleComparison =
  'same' | 'different' | 'otherType' | 'notEditable' | 'missing' | 'extra' | 'withheld' | 'notRead';

export interface ComparedCell {
  comparison: RuleComparison;
  /** The compact JSON texts. More than one if the agency has several rules of this name in categories of this name. */
  jsons: readonly string[];
  /** Whether the agency has the category; true for an agency that was not read. */
  hasCategory: boolean;
}

/** One rule in some agencies. */
export interface ComparedRule {
  category: string;
  identity: string;
  /** Whether an agency's rule or category has no name (`FleetRule`). */
  isNameless: boolean;
  /** In the order of the agencies. */
  cells: readonly ComparedCell[];
  /** The paths at which the values that can be opened differ (`hasPaths`). Agencies without such a value have undefined. */
  paths: readonly PathDifference[];
  hasDifference: boolean;
}

export interface CategorySum {
  category: string;
  rules: number;
  different: number;
  /** The number of the others whose value was not stored. */
  withheld: number;
}

/** Compares all rules of some agencies of a run, category by category. Categories and rules are known by their names. */
export function compareRules(
  run: Pick<FleetRun<'rules'>, 'outcomes'>,
  abbreviations: readonly string[],
): readonly ComparedRule[] {
  const answers = abbreviations.map((abbreviation) => {
    const answer = getAnswer(run, abbreviation);
    return answer ? indexAnswer(answer) : null;
  });
  const names = new Map<string, FleetRule>();
  for (const answer of answers)
    for (const [key, [rule]] of answer?.rules ?? []) if (rule && !names.has(key)) names.set(key, rule);
  return [...names]
    .map(([key, { category, identity, isNameless = false }]) =>
      compareRule(
        { category, identity, isNameless },
        answers.map(
          (answer) =>
            answer && {
              jsons: (answer.rules.get(key) ?? []).map(({ json }) => json).sort(compareNormalized),
              hasCategory: answer.categories.includes(category),
            },
        ),
      ),
    )
    .sort((a, b) => a.category.localeCompare(b.category) || a.identity.localeCompare(b.identity));
}

/** The number of rules of each category, and of those with a difference. */
export function sumCategories(rules: readonly ComparedRule[]): readonly CategorySum[] {
  return [...groupBy(rules, ({ category }) => category)].map(([category, ofCategory]) => ({
    category,
    rules: ofCategory.length,
    different: ofCategory.filter(({ hasDifference }) => hasDifference).length,
    withheld: ofCategory.filter(hasWithheldValue).length,
  }));
}

/** Whether nobody knows if the rule differs, because a value of it was not stored. */
export function hasWithheldValue({ hasDifference, cells }: ComparedRule): boolean {
  return !hasDifference && cells.some(({ comparison }) => comparison === 'withheld');
}

type Side = Omit<ComparedCell, 'comparison'>;

function compareRule(
  names: Pick<ComparedRule, 'category' | 'identity' | 'isNameless'>,
  sides: readonly (Side | null)[],
): ComparedRule {
  const reference = sides.find((side) => side !== null);
  const cells = sides.map((side): ComparedCell =>
    side && reference
      ? { comparison: compareSides(reference, side), ...side }
      : { comparison: 'notRead', jsons: [], hasCategory: true },
  );
  const hasDifference = cells.some(({ comparison }) => !['same', 'withheld', 'notRead'].includes(comparison));
  return {
    ...names,
    cells,
    paths: findDifferencesOfObjects(cells),
    hasDifference,
  };
}

/** Whether the agency has one value of the rule, which is an object: only such values have paths to compare. */
export function hasPaths({ jsons: [json, ...others] }: Side): boolean {
  return json !== undefined && others.length === 0 && parseRuleValue(json).kind === 'object';
}

/** An agency without such a value is no difference of its paths: the rule's own row says what it has. */
function findDifferencesOfObjects(cells: readonly ComparedCell[]): PathDifference[] {
  const objects = cells.filter(hasPaths).flatMap(({ jsons }) => jsons);
  return findPathDifferences(objects.map(unifyEscapes)).map(({ path, values }) => {
    const rest = values.values();
    return { path, values: cells.map((cell) => (hasPaths(cell) ? rest.next().value : undefined)) };
  });
}

/** Values that are the same have the same place, whatever the order of their keys. */
function compareNormalized(left: string, right: string): number {
  const [leftJson, rightJson] = [normalizeJson(left), normalizeJson(right)];
  return leftJson < rightJson ? -1 : Number(leftJson > rightJson);
}

function compareSides({ jsons: expected }: Side, { jsons }: Side): RuleComparison {
  if (expected.length === 0 || jsons.length === 0)
    return expected.length === jsons.length ? 'same' : jsons.length === 0 ? 'missing' : 'extra';
  if (expected.length !== jsons.length) return 'different';
  if ([...expected, ...jsons].includes(WITHHELD_JSON)) return 'withheld';
  const isSame = expected.every((json, index) => hasSameValue(json, jsons[index] as string));
  if (isSame) return 'same';
  const kinds = [expected, jsons].map((texts) => texts.map((json) => parseRuleValue(json).kind));
  if (kinds.flat().includes('unexpected')) return 'notEditable';
  return String(kinds[0]) === String(kinds[1]) ? 'different' : 'otherType';
}

/** The agency's rules by their names. */
function indexAnswer({ categories, rules }: RulesAnswer) {
  return {
    categories,
    rules: groupBy(rules, ({ category, identity }) => JSON.stringify([category, identity])),
  };
}

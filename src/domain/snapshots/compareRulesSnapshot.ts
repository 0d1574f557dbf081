import { type ComparedRule, compareRules, hasWithheldValue } from '../fleet/compareRules';
import { type FleetRun, type RulesAnswer } from '../fleet/fleetRun';

/** The rules of an agency as far as they could be read now. */
export interface RulesReading {
  answer: RulesAnswer;
  /** The names of the categories whose rules could not be read, or not all of them. */
  unread: readonly string[];
  /** Whether all categories could be read; otherwise one that is not there may exist. */
  hasAllCategories: boolean;
}

interface RulesComparison {
  /** Each has two cells: then and now. `extra` was added since, `missing` is gone. */
  differences: readonly ComparedRule[];
  /** The numbers of rules and categories, of then or now, that were compared. */
  ruleCount: number;
  categoryCount: number;
  /** The number of rules whose value was not stored, so that only their names could be compared. */
  withheldCount: number;
  /** The names of the categories that could not be compared. */
  notCompared: readonly string[];
}

/** Compares the rules of a snapshot with those that could be read now. What could not be read is no difference. */
export function compareRulesSnapshot(
  before: RulesAnswer,
  { answer, unread, hasAllCategories }: RulesReading,
): RulesComparison {
  const excluded = new Set(unread);
  if (!hasAllCategories)
    for (const category of before.categories)
      if (!answer.categories.includes(category)) excluded.add(category);
  const omitExcluded = ({ categories, categoryIds, rules }: RulesAnswer): RulesAnswer => ({
    categories: categories.filter((category) => !excluded.has(category)),
    categoryIds: categoryIds.filter((_, index) => !excluded.has(categories[index] ?? '')),
    rules: rules.filter(({ category }) => !excluded.has(category)),
  });
  const then = omitExcluded(before);
  const now = omitExcluded(answer);
  const outcomes: FleetRun<'rules'>['outcomes'] = {
    then: { status: 'done', at: 0, answer: then },
    now: { status: 'done', at: 0, answer: now },
  };
  const rules = compareRules({ outcomes }, ['then', 'now']);
  const withheldCount = rules.filter(hasWithheldValue).length;
  return {
    differences: rules.filter(({ hasDifference }) => hasDifference),
    ruleCount: rules.length - withheldCount,
    categoryCount: new Set([...then.categories, ...now.categories]).size,
    withheldCount,
    notCompared: [...excluded].sort((a, b) => a.localeCompare(b)),
  };
}

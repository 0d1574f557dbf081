import { getCategoryName, toFleetRule } from '@/domain/fleet/fleetRule';
import { type RulesAnswer, type RulesTask } from '@/domain/fleet/fleetRun';
import { type AgencyReader } from './agencyReader';
import { readCategories, readRulesOfCategories } from './completeLists';

/** Reads the rules of an agency (decision 131). An agency of which a category cannot be read has failed. */
export const readRules: AgencyReader<RulesTask, RulesAnswer> = async (
  { abbreviation: agency },
  { categories: wanted },
  { createRunQuery },
) => {
  const runQuery = createRunQuery({ id: 'rules' }, []);
  const categories = await readCategories(runQuery, agency);
  if (categories.error) return { error: categories.error };
  const all = categories.data.map((category) => ({ category, name: getCategoryName(category, agency) }));
  const wantedCategories = all
    .filter(({ name }) => wanted === 'all' || wanted.includes(name))
    .map(({ category }) => category);
  const rules = await readRulesOfCategories(runQuery, agency, wantedCategories);
  if (rules.error) return { error: rules.error };
  return {
    data: {
      categories: all.map(({ name }) => name),
      categoryIds: all.map(({ category }) => String(category.id)),
      rules: rules.data.map(({ category, rule }) => toFleetRule(rule, category, agency)),
    },
  };
};

import { businessrulesApi } from '@/api/businessrules';
import { getCategoryName, toFleetRule } from '@/domain/fleet/fleetRule';
import { type FleetRule, type RulesAnswer, type RulesTask } from '@/domain/fleet/fleetRun';
import { type AgencyReader } from './agencyReader';
import { readCategories } from './completeLists';

const { listRules } = businessrulesApi.endpoints;

/** Reads the rules of an agency (decision 131). An agency of which a category cannot be read has failed. */
export const readRules: AgencyReader<RulesTask, RulesAnswer> = async (
  { abbreviation: agency },
  { categories: wanted },
  { createRunQuery },
) => {
  const runQuery = createRunQuery({ id: 'rules' }, []);
  const categories = await readCategories(runQuery, agency);
  if (categories.failure) return { failure: categories.failure };
  const all = categories.data.map((category) => ({ category, name: getCategoryName(category, agency) }));
  const lists = await Promise.all(
    all
      .filter(({ name }) => wanted === 'all' || wanted.includes(name))
      .map(async ({ category }) => ({
        category,
        result: await runQuery(listRules, { agency, category: category.id }),
      })),
  );
  const rules: FleetRule[] = [];
  for (const { category, result } of lists) {
    if (result.failure) return { failure: result.failure };
    if (result.data.invalidRowCount > 0) return { failure: { kind: 'unreadable' } };
    rules.push(...result.data.rows.map((rule) => toFleetRule(rule, category, agency)));
  }
  return {
    data: {
      categories: all.map(({ name }) => name),
      categoryIds: all.map(({ category }) => String(category.id)),
      rules,
    },
  };
};

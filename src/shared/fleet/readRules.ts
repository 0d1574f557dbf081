import { businessrulesApi } from '@/api/businessrules';
import { nameById, toFleetRule } from '@/domain/fleet/fleetRule';
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
  const all = categories.data.map(({ id, name }) => ({ id, category: name ?? nameById(id, agency) }));
  const lists = await Promise.all(
    all
      .filter(({ category }) => wanted === 'all' || wanted.includes(category))
      .map(async ({ id, category }) => ({
        category,
        result: await runQuery(listRules, { agency, category: id }),
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
      categories: all.map(({ category }) => category),
      categoryIds: all.map(({ id }) => String(id)),
      rules,
    },
  };
};

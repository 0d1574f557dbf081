import { appfeaturesApi } from '@/api/appfeatures';
import { type PlanAnswer, type PlanTask } from '@/domain/rollout/planAnswer';
import { compactJson } from '@/lib/json/jsonText';
import { type AgencyReader } from './agencyReader';
import { readActiveFeatures, readCategories, readIsListed, readRulesOfCategories } from './completeLists';

/**
 * Reads what an agency has of the subject of a rollout. What could not be read completely is a failure: it must not be taken
 * for what the agency does not have.
 */
export const readPlan: AgencyReader<PlanTask, PlanAnswer> = async (
  { abbreviation: agency },
  { subject },
  { createRunQuery },
) => {
  const runQuery = createRunQuery({ id: 'plan' }, []);
  if (subject.kind === 'features') {
    const { application } = subject;
    const { data: isListed, error } = await readIsListed(runQuery, agency, application);
    if (error) return { error };
    if (!isListed) return { data: { kind: 'features', isListed, active: [], catalogue: [] } };
    const [active, catalogue] = await Promise.all([
      readActiveFeatures(runQuery, agency, application),
      runQuery(appfeaturesApi.endpoints.listAllFeatures, { agency }),
    ]);
    if (active.error) return { error: active.error };
    if (catalogue.error) return { error: catalogue.error };
    const { rows, missingPages, reason, invalidRowCount } = catalogue.data;
    if (missingPages.length > 0 || invalidRowCount > 0) return { error: reason ?? { kind: 'unreadable' } };
    return {
      data: {
        kind: 'features',
        isListed,
        active: active.data,
        catalogue: rows.map(({ name }) => name),
      },
    };
  }
  const categories = await readCategories(runQuery, agency);
  if (categories.error) return { error: categories.error };
  const wanted = categories.data.filter(({ name }) => name === subject.category);
  const rules = await readRulesOfCategories(runQuery, agency, wanted);
  if (rules.error) return { error: rules.error };
  return {
    data: {
      kind: 'rule',
      hasCategory: wanted.length > 0,
      rules: rules.data
        .filter(({ rule: { rule } }) => rule.meta.identity === subject.identity)
        .map(({ category, rule }) => ({
          id: rule.id,
          category: category.id,
          json: compactJson(rule.ruleJson),
        })),
    },
  };
};

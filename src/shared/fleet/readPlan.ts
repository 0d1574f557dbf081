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
    const { data: isListed, failure } = await readIsListed(runQuery, agency, application);
    if (failure) return { failure };
    if (!isListed) return { data: { kind: 'features', isListed, active: [], catalogue: [] } };
    const [active, catalogue] = await Promise.all([
      readActiveFeatures(runQuery, agency, application),
      runQuery(appfeaturesApi.endpoints.listAllFeatures, { agency }),
    ]);
    if (active.failure) return { failure: active.failure };
    if (catalogue.failure) return { failure: catalogue.failure };
    const { rows, missingPages, reason, invalidRowCount } = catalogue.data;
    if (missingPages.length > 0 || invalidRowCount > 0) return { failure: reason ?? { kind: 'unreadable' } };
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
  if (categories.failure) return { failure: categories.failure };
  const wanted = categories.data.filter(({ name }) => name === subject.category);
  const rules = await readRulesOfCategories(runQuery, agency, wanted);
  if (rules.failure) return { failure: rules.failure };
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
